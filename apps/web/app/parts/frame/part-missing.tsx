import { useT } from '@shop/ui/i18n'
import { useToaster } from '@shop/ui/toast'
import { useEffect } from 'react'
import { partMissing } from '#app/lib/lazy-part.tsx'

/** Says that a part of the screen could not be loaded, and offers the page anew; the screen stays. */
export function PartMissing() {
  const t = useT()
  const { toast } = useToaster()
  useEffect(() => {
    const tell = () =>
      void toast({
        id: partMissing,
        tone: 'error',
        title: t('This could not be loaded.'),
        description: t(
          'Your connection may be gone, or the shop was renewed. Load the page again to go on.',
        ),
        action: { label: t('Load again'), onSelect: () => location.reload() },
      })
    addEventListener(partMissing, tell)
    return () => removeEventListener(partMissing, tell)
  }, [t, toast])
  return null
}
