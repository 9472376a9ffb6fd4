import { Banner } from '@shop/ui/banner'
import { Button } from '@shop/ui/button'
import { useT } from '@shop/ui/i18n'

export interface RecoveryBannerProps {
  /** It does not load again by itself any more. */
  isGivenUp: boolean
  onRetry: () => void
}

/** Says that the shop's server could not be reached while this page was made. */
export function RecoveryBanner({ isGivenUp, onRetry }: RecoveryBannerProps) {
  const t = useT()
  return (
    <Banner
      tone="warning"
      layout="bar"
      action={
        <Button size="sm" variant="outline" onClick={onRetry}>
          {t('Retry')}
        </Button>
      }
    >
      {isGivenUp
        ? t('The shop is not answering right now.')
        : t('The shop is not answering right now. This page comes back by itself.')}
    </Banner>
  )
}
