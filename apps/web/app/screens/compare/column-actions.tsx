import type { ProductDetails } from '@shop/contract'
import { Button } from '@shop/ui/button'
import { useT } from '@shop/ui/i18n'
import { Skeleton } from '@shop/ui/skeleton'
import { productHref } from '#app/lib/hrefs.ts'
import { Link } from '#app/lib/link.tsx'
import { needsChoice, useQuickAdd } from '#app/parts/tile/use-quick-add.ts'
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
        <Buy product={details} thumbnail={known.thumbnail} />
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
          <span className="sr-only">: {known.name}</span>
        </span>
      </Button>
    </div>
  )
}

function Buy({ product, thumbnail }: { product: ProductDetails; thumbnail: string }) {
  const t = useT()
  const { adding, put } = useQuickAdd({ ...product, thumbnail })
  if (product.quantity <= 0)
    return (
      <Button block size="sm" variant="outline" disabled>
        {t('Sold out')}
      </Button>
    )
  if (needsChoice(product))
    return (
      <Button block size="sm" variant="outline" asChild>
        <Link to={productHref(product.id)} prefetch="intent">
          {t('Choose options')}
        </Link>
      </Button>
    )
  return (
    <Button block size="sm" variant="outline" loading={adding} onClick={put}>
      {t('Add to cart')}
    </Button>
  )
}
