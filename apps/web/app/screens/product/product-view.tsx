import type { ProductDetails } from '@shop/contract'
import { ErrorState } from '@shop/ui/error-state'
import { useT } from '@shop/ui/i18n'
import { SkeletonText } from '@shop/ui/skeleton'
import { startTransition, useEffect, useState } from 'react'
import { useNavigationType } from 'react-router-dom'
import type { ProductAnswer } from '#app/data/catalogue.ts'
import { useBuying } from '#app/parts/buying/use-buying.ts'
import { RecentlyViewed } from '#app/parts/recently-viewed/lazy-recently-viewed.ts'
import { Reviews } from '#app/parts/reviews/reviews.tsx'
import { SafeHtml } from '#app/parts/safe-html/safe-html.tsx'
import { ProductSection, Section } from '#app/parts/tile/product-section.tsx'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { BuyBar } from './buy-bar.tsx'
import { BuyBox } from './buy-box.tsx'
import { ProductGallery } from './product-gallery.tsx'

export interface ProductViewProps {
  /** The details, or as much of them as a tile knew. */
  product: ProductDetails
  /** The whole answer; null while it is on its way. */
  answer: ProductAnswer | null
  /** Why there is no answer. */
  problem: { message: string } | null
  onRetry: () => void
  retrying: boolean
}

/**
 * False until a screen that a link has opened is in view, which need not wait for what lies below the
 * fold. Going back brings all of it at once, or there would be no place to come back to.
 */
function useRest() {
  const [rest, setRest] = useState(useNavigationType() === 'POP')
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setRest(true)))
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return rest
}

/** A product: pictures beside what to choose and buy, then everything to read. */
export function ProductView({ product, answer, problem, onRetry, retrying }: ProductViewProps) {
  const t = useT()
  const { settings } = useShop()
  const buying = useBuying(product)
  const rest = useRest()
  const partial = answer === null && problem === null
  const related = problem ? [] : answer?.related_products
  // Who came for what is sold out is shown first what can be had in its place.
  const instead = buying.soldOut ? (related ?? []).filter(({ quantity }) => quantity > 0) : []
  return (
    <>
      <article>
        <div className="grid gap-8 md:grid-cols-2 lg:gap-x-12 2xl:gap-x-16">
          <div className="mx-auto w-full min-w-0 max-w-[44rem] md:sticky md:top-6 md:self-start">
            <ProductGallery product={product} color={buying.requestedColor} partial={partial} />
          </div>
          <BuyBox product={product} buying={buying} partial={partial} onSaleEnd={onRetry} />
        </div>
        {instead.length > 0 ? (
          <div className="mt-12 sm:mt-16">
            <ProductSection title={t('Like it, and in stock')} products={instead} />
          </div>
        ) : null}
        <div className="mt-12 sm:mt-16">
          {problem ? (
            <ErrorState message={t(problem.message)} onRetry={onRetry} retrying={retrying} />
          ) : answer === null ? (
            <Section title={t('Description')}>
              <SkeletonText lines={6} className="max-w-[68ch]" />
            </Section>
          ) : product.description ? (
            <Section title={t('Description')}>
              <SafeHtml of={answer.product} text="description" clean={answer.clean} />
            </Section>
          ) : null}
        </div>
        <div className="mt-12 sm:mt-16">
          {rest ? <Reviews of={{ product: product.id }} /> : null}
        </div>
        <div className="h-8 md:hidden" />
        <BuyBar product={product} buying={buying} />
      </article>
      {rest ? (
        <div className="grid gap-12 py-12 sm:gap-16 sm:py-16">
          {instead.length > 0 ? null : (
            <ProductSection title={t('You may also like')} products={related} />
          )}
          <ProductSection
            title={settings.multi_vendor ? t('More from this shop') : t('Popular in this shop')}
            products={problem ? [] : answer?.popular_products}
          />
          {answer ? <RecentlyViewed current={answer.product} /> : null}
        </div>
      ) : null}
    </>
  )
}
