import { ErrorState } from '@shop/ui/error-state'
import { useT } from '@shop/ui/i18n'
import { Pagination, pagesOf } from '@shop/ui/pagination'
import { SkeletonRegion } from '@shop/ui/skeleton'
import { memo } from 'react'
import { Navigate } from 'react-router-dom'
import { type Prefetched, useListResource } from '#app/data/resource.ts'
import { shopPageSize, shopsResource } from '#app/data/shops.ts'
import { useSearch } from '#app/lib/use-search.ts'
import { frame, PageTitle, windowHigh } from '#app/parts/page/page-frame.tsx'
import { PageHead } from '#app/parts/page/page-head.tsx'
import { ShopTile, ShopTileSkeleton } from '#app/parts/shops/shop-tile.tsx'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { ShopFilters, ShopFiltersSkeleton } from './shop-filters.tsx'
import { isNarrowed, readShopListing, shopsHref, toShopQuery } from './shop-query.ts'
import { shopCount } from './shop-words.ts'
import { ShopsEmpty } from './shops-empty.tsx'
import { shopListJsonLd } from './shops-json-ld.ts'

export interface ShopsScreenProps {
  /** Why the server could not read the list while it rendered. */
  failure?: Prefetched['failure']
}

const grid = 'grid grid-cols-1 gap-x-5 gap-y-9 sm:grid-cols-2 xl:grid-cols-5'
const sizes = '(min-width: 100rem) 17rem, (min-width: 80rem) 18vw, (min-width: 40rem) 47vw, 100vw'

/**
 * All shops, searched, narrowed and sorted (specification.md section 2, /shops); multi-vendor mode
 * only.
 */
export const ShopsScreen = memo(function ShopsScreen({ failure = null }: ShopsScreenProps) {
  const t = useT()
  const { settings, origin = 'http://localhost' } = useShop()
  const listing = readShopListing(useSearch())
  const { data, error, isLoading, isValidating, mutate } = useListResource(
    shopsResource,
    settings.multi_vendor ? [toShopQuery(listing)] : null,
  )
  if (!settings.multi_vendor) return <Navigate to="/" replace />
  const problem = error ?? (data ? null : failure)
  const waiting = isLoading && data !== undefined
  return (
    <div className={`${frame} py-6 sm:py-8`}>
      <PageHead
        title={t('Shops')}
        description={t('All shops at {{name}}: what they sell, how they are rated, who is there.', {
          name: settings.app_name,
        })}
        canonical={listing.page > 1 ? `/shops?page=${listing.page}` : '/shops'}
        hidden={isNarrowed(listing) || listing.sort_type !== 'default'}
        jsonLd={data ? [shopListJsonLd(data.shops, origin)] : undefined}
      />
      <PageTitle
        aside={
          <p role="status" className="text-ink-muted text-sm tabular-nums">
            {data && !problem && data.total !== null ? shopCount(t, data.total) : null}
          </p>
        }
      >
        {t('Shops')}
      </PageTitle>
      <div className="mt-5">
        {data === undefined && !problem ? (
          <ShopFiltersSkeleton />
        ) : (
          <ShopFilters listing={listing} categories={data?.filters?.categories ?? null} />
        )}
      </div>
      <section
        aria-label={t('Shops')}
        aria-busy={waiting}
        className={`mt-7 transition-opacity sm:mt-8 ${waiting ? 'opacity-50' : ''}`}
      >
        {problem ? (
          <ErrorState
            message={t(problem.message)}
            onRetry={() => void mutate()}
            retrying={isValidating}
          />
        ) : data === undefined ? (
          <SkeletonRegion className={windowHigh}>
            <div className={grid}>
              {Array.from({ length: shopPageSize }, (_, index) => `shop-${index + 1}`).map(
                (name) => (
                  <ShopTileSkeleton key={name} />
                ),
              )}
            </div>
          </SkeletonRegion>
        ) : data.shops.length === 0 ? (
          <ShopsEmpty listing={listing} />
        ) : (
          <ul className={grid}>
            {data.shops.map((shop, index) => (
              <li key={shop.id} className="min-w-0">
                <ShopTile
                  shop={shop}
                  titleAs="h2"
                  sizes={sizes}
                  priority={index === 0}
                  eager={index < 2}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
      {data && !problem ? (
        <Pagination
          page={listing.page}
          pages={pagesOf({
            total: data.total,
            page: listing.page,
            here: data.shops.length,
            size: shopPageSize,
          })}
          hrefFor={(page) => shopsHref(listing, { page })}
          className="mt-12"
        />
      ) : null}
    </div>
  )
})
