import { useT } from '@shop/ui/i18n'
import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { productCount } from '#app/lib/i18n/counts.ts'
import { lazyPart } from '#app/lib/lazy-part.tsx'
import { useCompareList } from '#app/state/compare/compare-list.ts'

const CompareDock = /* @__PURE__ */ lazyPart(async () => ({
  default: (await import('./dock/compare-dock.tsx')).CompareDock,
}))

/** Where products are chosen; elsewhere there is something else to be done. */
const shownOn = /^\/($|(products|categories|most-popular|best-deal)(\/|$)|(shops|flash-sale)\/)/

/** Says what there is to compare, and leads there while products are chosen. */
export function CompareBar() {
  const t = useT()
  const { pathname } = useLocation()
  const products = useCompareList() ?? []
  const count = productCount(t, products.length)
  const isShown = products.length > 0 && shownOn.test(pathname)
  return (
    <>
      <span role="status" className="sr-only">
        {isShown ? t('To compare: {{products}}', { products: count }) : null}
      </span>
      {isShown ? (
        <Suspense>
          <CompareDock products={products} count={count} />
        </Suspense>
      ) : null}
    </>
  )
}
