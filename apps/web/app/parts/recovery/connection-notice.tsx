import { Banner } from '@shop/ui/banner'
import { Button } from '@shop/ui/button'
import { useT } from '@shop/ui/i18n'

export interface ConnectionNoticeProps {
  /** The browser has no line, the shop's server does not answer, or the next page does not come. */
  problem: 'offline' | 'unreachable' | 'late'
  /** The server is being asked again. */
  isAsking?: boolean
  onRetry: () => void
}

const texts = (t: ReturnType<typeof useT>) => ({
  offline: t('You are offline. What you see may be old.'),
  unreachable: t('The shop is not answering right now. What you see may be old.'),
  late: t('The page is taking longer than usual.'),
})

/** Says quietly that what was read before, and stays in view, may be old, or that what was pressed does not come. */
export function ConnectionNotice({ problem, isAsking = false, onRetry }: ConnectionNoticeProps) {
  const t = useT()
  return (
    // Over the row of categories: it covers neither what is bought with nor a heading.
    <div className="pointer-events-none fixed inset-x-4 top-17 z-40 flex justify-center md:top-29">
      <Banner
        tone="offline"
        className="rounded-float py-2 shadow-float"
        action={
          problem === 'offline' ? null : (
            <Button
              size="sm"
              variant="secondary"
              className="pointer-events-auto"
              loading={isAsking}
              onClick={onRetry}
            >
              {t('Retry')}
            </Button>
          )
        }
      >
        {texts(t)[problem]}
      </Banner>
    </div>
  )
}
