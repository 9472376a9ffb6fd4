import { Breadcrumb } from '@shop/ui/breadcrumb'
import { ErrorState } from '@shop/ui/error-state'
import { useT } from '@shop/ui/i18n'
import { memo, Suspense } from 'react'
import { Navigate } from 'react-router-dom'
import { type Prefetched, useResource } from '#app/data/resource.ts'
import { shopResource } from '#app/data/shops.ts'
import { lazyPart } from '#app/lib/lazy-part.tsx'
import { plainText, shortened } from '#app/lib/plain-text.ts'
import { isNarrowed } from '#app/parts/listing/listing-query.ts'
import { useListing } from '#app/parts/listing/listing-state.ts'
import { breadcrumbJsonLd } from '#app/parts/page/breadcrumb-json-ld.ts'
import { MissingScreen } from '#app/parts/page/missing-screen.tsx'
import { frame } from '#app/parts/page/page-frame.tsx'
import { PageHead } from '#app/parts/page/page-head.tsx'
import { shopHref } from '#app/parts/shops/shop-href.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { ShopHead, ShopHeadSkeleton } from './shop-head.tsx'
import { ShopTabs } from './shop-tabs.tsx'
import { shopJsonLd } from './shops-json-ld.ts'

const GoneShopScreen = /* @__PURE__ */ lazyPart(
  () => import('#app/parts/gone/gone-shop-screen.tsx'),
)

export interface ShopDetailsScreenProps {
  id: number
  /** Why the server could not read the shop while it rendered. */
  failure?: Prefetched['failure']
}

/** One shop (specification.md section 2, /shops/{id}); multi-vendor mode only. */
export const ShopDetailsScreen = memo(function ShopDetailsScreen({
  id,
  failure = null,
}: ShopDetailsScreenProps) {
  const t = useT()
  const { settings, origin = 'http://localhost' } = useShop()
  const { listing } = useListing()
  const { data, error, isValidating, mutate } = useResource(
    shopResource,
    settings.multi_vendor ? [id] : null,
  )
  if (!settings.multi_vendor) return <Navigate to="/" replace />
  const problem = data ? null : (error ?? failure)
  if (problem?.status === 410)
    return (
      <Suspense>
        <GoneShopScreen id={id} />
      </Suspense>
    )
  if (problem?.status === 404)
    return (
      <MissingScreen
        title={t('This shop does not exist')}
        hint={t('It may have closed, or the link is mistyped.')}
      />
    )
  const shop = data?.shop
  const path = shopHref(id)
  const crumbs = [
    { label: t('Home'), href: '/' },
    { label: t('Shops'), href: '/shops' },
    ...(shop ? [{ label: shop.name, href: path }] : []),
  ]
  return (
    <div className={`${frame} pt-4 pb-10 sm:pt-6 sm:pb-12`}>
      {shop ? (
        <PageHead
          title={`${shop.name} | ${t('Shop Details')}`}
          description={shortened(plainText(shop.short_description || shop.description || ''), 160)}
          image={shop.banner}
          canonical={listing.page > 1 ? `${path}?page=${listing.page}` : path}
          hidden={isNarrowed(listing)}
          jsonLd={[shopJsonLd(shop, origin), breadcrumbJsonLd(crumbs, origin)]}
        />
      ) : (
        <PageHead title={t('Shop Details')} canonical={path} />
      )}
      <Breadcrumb items={crumbs} className="mb-4" />
      {data ? (
        <>
          <ShopHead shop={data.shop} />
          <ShopTabs answer={data} failure={failure} />
        </>
      ) : problem ? (
        <ErrorState
          message={t(problem.message)}
          onRetry={() => void mutate()}
          retrying={isValidating}
          className="min-h-[50dvh]"
        />
      ) : (
        <ShopHeadSkeleton />
      )}
    </div>
  )
})
