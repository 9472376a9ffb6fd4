import '#app/whole.css'
import { Button } from '@shop/ui/button'
import { EmptyState } from '@shop/ui/empty-state'
import { useT } from '@shop/ui/i18n'
import { ScaleIcon } from '@shop/ui/icons'
import { Switch } from '@shop/ui/switch'
import { TextLink } from '@shop/ui/text-link'
import { useRef, useState } from 'react'
import { productCount } from '#app/lib/i18n/counts.ts'
import { Link } from '#app/lib/link.tsx'
import { frame, PageTitle } from '#app/parts/page/page-frame.tsx'
import { PageHead } from '#app/parts/page/page-head.tsx'
import { type Compared, compareList, useCompareList } from '#app/state/compare/compare-list.ts'
import { useClearCompare } from '#app/state/compare/use-clear-compare.ts'
import { CompareSkeleton } from './compare-skeleton.tsx'
import { CompareTable } from './compare-table.tsx'
import { useCompared } from './use-compared.ts'

/** Up to four products side by side; which, this browser keeps. */
export function CompareScreen() {
  const t = useT()
  const products = useCompareList()
  const title = useRef<HTMLSpanElement>(null)
  return (
    <div className={`${frame} pt-6 pb-16 sm:pt-8`}>
      <PageHead title={t('Compare Products')} hidden />
      <PageTitle
        aside={
          <p role="status" className="text-ink-muted text-sm">
            {products?.length ? productCount(t, products.length) : null}
          </p>
        }
      >
        <span ref={title} tabIndex={-1} className="outline-none">
          {t('Compare Products')}
        </span>
      </PageTitle>
      <div className="mt-6 min-h-[50dvh] sm:mt-8">
        {products === null ? (
          <CompareSkeleton />
        ) : products.length > 0 ? (
          <Comparison
            products={products}
            // The button that had the focus is gone.
            onGone={() => title.current?.focus({ preventScroll: true })}
          />
        ) : (
          <EmptyState
            icon={<ScaleIcon />}
            titleAs="h2"
            title={t('Nothing to compare yet')}
            hint={t('Press the scales on a product to see it beside others here.')}
            action={
              <Button asChild>
                <Link to="/products">{t('Explore products')}</Link>
              </Button>
            }
          />
        )}
      </div>
    </div>
  )
}

function Comparison({ products, onGone }: { products: readonly Compared[]; onGone: () => void }) {
  const t = useT()
  const clear = useClearCompare()
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const columns = useCompared(products)
  const remove = (id: number) => {
    compareList.remove(id)
    onGone()
  }
  const clearAll = () => {
    clear()
    onGone()
  }
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {products.length > 1 ? (
          <Switch checked={onlyDifferences} onCheckedChange={setOnlyDifferences}>
            {t('Only differences')}
          </Switch>
        ) : (
          <p className="text-ink-soft text-sm">
            {t('Put another product beside it to see what differs.')}{' '}
            <TextLink asChild>
              <Link to="/products">{t('Explore products')}</Link>
            </TextLink>
          </p>
        )}
        <Button size="sm" variant="ghost" onClick={clearAll}>
          {t('Clear all')}
        </Button>
      </div>
      <CompareTable columns={columns} onlyDifferences={onlyDifferences} onRemove={remove} />
    </>
  )
}
