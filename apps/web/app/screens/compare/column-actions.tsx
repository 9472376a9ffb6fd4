import type { ProductDetails } from '@shop/contract'
import { Button } from '@shop/ui/button'
import { useT } from '@shop/ui/i18n'
import { Skeleton } from '@shop/ui/skeleton'
import { useChoiceSheet } from '#app/parts/buying/use-choice-sheet.ts'
import { needsChoice, useQuickAdd } from '#app/parts/tile/use-quick-add.ts'
import type { Compared } from '#app/state/compare/compare-list.ts'
import type { Column } from './use-compared.ts'

export interface ColumnActionsProps {
  column: Column
  onRemove: (id: number) => void
}

/** What can be done with a product of the comparison, or why nothing can. */
export function ColumnActions({ column, onRemove }: ColumnActionsProps) {
  const t = useT()
  const { known, details, problem, retrying, onRetry } = column
  return (
    <div className="grid gap-1">
      {details ? (
        <Buy product={details} known={known} />
      ) : problem ? (
        <div role="alert" className="grid gap-2 pb-1">
          <p className="wrap-anywhere text-danger">
            {problem.isGone ? t('This product is not sold any more') : t(problem.message)}
          </p>
          {problem.isGone ? null : (
            <Button block size="sm" variant="outline" loading={retrying} onClick={onRetry}>
              {t('Retry')}
            </Button>
          )}
        </div>
      ) : (
        <Skeleton className="h-9 rounded-control" />
      )}
      <Button block size="sm" variant="ghost" onClick={() => onRemove(known.id)}>
        {/* Said and seen alike, whatever the language makes of it. */}
        <span>
          {t('Remove')}
          <span className="sr-only">: {details?.name ?? known.name}</span>
        </span>
      </Button>
    </div>
  )
}

function Buy({ product, known }: { product: ProductDetails; known: Compared }) {
  const t = useT()
  const { adding, put } = useQuickAdd({ ...product, thumbnail: known.thumbnail })
  const { trigger, Panel, panel } = useChoiceSheet()
  if (product.quantity <= 0)
    return (
      <Button block size="sm" variant="outline" disabled>
        {t('Sold out')}
      </Button>
    )
  if (needsChoice(product))
    return (
      <>
        <Button {...trigger} block size="sm" variant="outline">
          {t('Choose options')}
        </Button>
        {Panel ? (
          <Panel {...panel} product={product} start={{ color: known.color ?? null }} />
        ) : null}
      </>
    )
  return (
    <Button block size="sm" variant="outline" loading={adding} onClick={put}>
      {t('Add to cart')}
    </Button>
  )
}
