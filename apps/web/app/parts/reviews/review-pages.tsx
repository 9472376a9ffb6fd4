import { Button } from '@shop/ui/button'
import { useT } from '@shop/ui/i18n'
import { ChevronEndIcon, ChevronStartIcon } from '@shop/ui/icons'

export interface ReviewPagesProps {
  page: number
  pages: number
  /** Nobody has said how many there are: `pages` is what can be turned to. */
  isOpenEnded: boolean
  onTurn: (page: number) => void
}

/** Turns the reviews' pages; they are no state of the address, so these are buttons. */
export function ReviewPages({ page, pages, isOpenEnded, onTurn }: ReviewPagesProps) {
  const t = useT()
  if (pages < 2) return null
  return (
    <nav aria-label={t('Pages of reviews')} className="mt-4 flex flex-wrap items-center gap-3">
      <Button variant="outline" size="sm" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        <ChevronStartIcon aria-hidden="true" className="size-4" />
        {t('Newer')}
      </Button>
      <p aria-live="polite" className="text-ink-muted text-sm tabular-nums">
        {isOpenEnded
          ? t('Page {{page}}', { page })
          : t('Page {{page}} of {{pages}}', { page, pages })}
      </p>
      <Button variant="outline" size="sm" disabled={page >= pages} onClick={() => onTurn(page + 1)}>
        {t('Older')}
        <ChevronEndIcon aria-hidden="true" className="size-4" />
      </Button>
    </nav>
  )
}
