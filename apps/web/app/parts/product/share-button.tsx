import { useT } from '@shop/ui/i18n'
import { IconButton } from '@shop/ui/icon-button'
import { Share2Icon } from '@shop/ui/icons'
import { useToaster } from '@shop/ui/toast'
import { sayMissing } from '#app/lib/lazy-part.tsx'

/** Shares the page with the system's own sheet, or copies its address where there is none. */
export function ShareButton({ title }: { title: string }) {
  const t = useT()
  const { toast } = useToaster()
  const share = async () => {
    const { shareAddress } = await import('./share.ts')
    const outcome = await shareAddress(title)
    if (outcome === 'copied') toast({ tone: 'success', title: t('Link copied') })
    if (outcome === 'failed') toast({ tone: 'error', title: t('The link could not be copied') })
  }
  return (
    <IconButton label={t('Share')} variant="outline" onClick={() => share().catch(sayMissing)}>
      <Share2Icon aria-hidden="true" />
    </IconButton>
  )
}
