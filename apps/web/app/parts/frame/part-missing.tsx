import { useT } from '@shop/ui/i18n'
import { loadToasts, useToaster } from '@shop/ui/toast'
import { useEffect } from 'react'
import { partMissing } from '#app/lib/lazy-part.tsx'

/**
 * Says that a part of the screen could not be loaded, and offers the page anew; the screen stays. Where what
 * draws toasts is missing as well, the browser's own question says it.
 */
export function PartMissing() {
  const t = useT()
  const { toast } = useToaster()
  useEffect(() => {
    const reload = () => location.reload()
    const title = t('This could not be loaded.')
    const description = t(
      'Your connection may be gone, or the shop was renewed. Load the page again to go on.',
    )
    const tell = () =>
      void loadToasts().then(
        () =>
          toast({
            id: partMissing,
            tone: 'error',
            title,
            description,
            action: { label: t('Load again'), onSelect: reload },
          }),
        () => confirm(`${title} ${description}`) && reload(),
      )
    addEventListener(partMissing, tell)
    return () => removeEventListener(partMissing, tell)
  }, [t, toast])
  return null
}
