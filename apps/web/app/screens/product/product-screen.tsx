import { Breadcrumb } from '@shop/ui/breadcrumb'
import { ErrorState } from '@shop/ui/error-state'
import { useT } from '@shop/ui/i18n'
import { memo, Suspense } from 'react'
import { productResource } from '#app/data/catalogue.ts'
import { type Prefetched, useResource } from '#app/data/resource.ts'
import { productHref } from '#app/lib/hrefs.ts'
import { lazyPart } from '#app/lib/lazy-part.tsx'
import { plainText, shortened } from '#app/lib/plain-text.ts'
import { detailsFromTile } from '#app/parts/buying/details-from-tile.ts'
import { breadcrumbJsonLd } from '#app/parts/page/breadcrumb-json-ld.ts'
import { MissingScreen } from '#app/parts/page/missing-screen.tsx'
import { frame } from '#app/parts/page/page-frame.tsx'
import { PageHead } from '#app/parts/page/page-head.tsx'
import { shownTile } from '#app/state/recently-viewed/shown-tiles.ts'
import { useNotedView } from '#app/state/recently-viewed/use-noted-view.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { productJsonLd } from './json-ld.ts'
import { ProductSkeleton } from './product-skeleton.tsx'
import { ProductView } from './product-view.tsx'

// Rarely wanted, so not in the first view's scripts.
const GoneProductScreen = /* @__PURE__ */ lazyPart(
  () => import('#app/parts/gone/gone-product-screen.tsx'),
)

export interface ProductScreenProps {
  id: number
  /** Why the server could not read the product while it rendered. */
  failure?: Prefetched['failure']
}

/** A product's own page (specification.md section 2, /products/{id}/details). */
export const ProductScreen = memo(function ProductScreen({
  id,
  failure = null,
}: ProductScreenProps) {
  const t = useT()
  const { settings, language, origin = 'http://localhost' } = useShop()
  const { data, error, isValidating, mutate } = useResource(productResource, [id])
  useNotedView(data ? id : null)
  const tile = data ? null : shownTile(id)
  const product = data?.product ?? (tile && detailsFromTile(tile))
  const problem = data ? null : (error ?? failure)

  if (problem?.status === 410)
    return (
      <Suspense>
        <GoneProductScreen id={id} />
      </Suspense>
    )
  if (problem && (problem.status === 404 || problem.status === 422))
    return (
      <MissingScreen
        title={t('This product is not sold any more')}
        hint={t('Something like it may be in the shop.')}
      />
    )

  // What was written for search engines comes in the shop's own language only.
  const written = language.name === settings.app_locale
  const path = productHref(id)
  const crumbs = [
    { label: t('Home'), href: '/' },
    { label: t('Products'), href: '/products' },
    ...(product ? [{ label: product.name, href: path }] : []),
  ]
  return (
    <div className={`${frame} pt-4 sm:pt-6`}>
      {product ? (
        <PageHead
          title={`${product.name} | ${t('Product Details')}`}
          description={shortened(
            (written && data?.product.meta_description) || plainText(product.short_description),
            160,
          )}
          image={product.thumbnails.find(({ thumbnail }) => thumbnail)?.thumbnail}
          canonical={path}
          jsonLd={
            data
              ? [
                  productJsonLd(data.product, { settings, address: new URL(path, origin).href }),
                  breadcrumbJsonLd(crumbs, origin),
                ]
              : []
          }
        />
      ) : (
        <PageHead title={t('Product Details')} canonical={path} />
      )}
      <Breadcrumb items={crumbs} className="mb-4 sm:mb-6" />
      {product ? (
        <ProductView
          key={id}
          product={product}
          answer={data ?? null}
          problem={problem}
          onRetry={() => void mutate()}
          retrying={isValidating}
        />
      ) : problem ? (
        <ErrorState
          message={t(problem.message)}
          onRetry={() => void mutate()}
          retrying={isValidating}
          className="min-h-[50dvh]"
        />
      ) : (
        <ProductSkeleton />
      )}
    </div>
  )
})
