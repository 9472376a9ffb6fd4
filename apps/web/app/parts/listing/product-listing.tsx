import type { Category } from '@shop/contract'
import { Button } from '@shop/ui/button'
import { cn } from '@shop/ui/cn'
import { ErrorState } from '@shop/ui/error-state'
import { useT } from '@shop/ui/i18n'
import { SlidersHorizontalIcon } from '@shop/ui/icons'
import { Pagination, pagesOf } from '@shop/ui/pagination'
import { Skeleton } from '@shop/ui/skeleton'
import {
  type MouseEvent,
  Suspense,
  type SyntheticEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { pageSize, productsResource } from '#app/data/catalogue.ts'
import type { Prefetched } from '#app/data/resource.ts'
import { useListResource } from '#app/data/resource.ts'
import { hydratedWhenUsed } from '#app/lib/hydrated-when-used.tsx'
import { productCount } from '#app/lib/i18n/counts.ts'
import { lazyPart } from '#app/lib/lazy-part.tsx'
import { Link } from '#app/lib/link.tsx'
import { useHydrated } from '#app/lib/use-hydrated.ts'
import { HelpAnswer, HelpLinks } from '#app/parts/help/late-help.tsx'
import { ProductGrid, ProductGridSkeleton } from '#app/parts/tile/product-grid.tsx'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { FoundBy, isFoundOtherwise } from './found-by.tsx'
import { activeFilters } from './listing-names.ts'
import { type FixedListing, type Listing, toProductQuery } from './listing-query.ts'
import { useListing } from './listing-state.ts'
import { SortSelect } from './sort-select.tsx'
import { useCounts } from './use-counts.ts'
import { useOfSearch } from './use-of-search.ts'

/** Its links work as they are; small screens never show it. */
const FilterPanel = /* @__PURE__ */ hydratedWhenUsed(
  async () => (await import('./filter-panel.tsx')).FilterPanel,
  <div className="min-h-dvh" />,
)

/** Most lists have something. */
const ListingEmpty = /* @__PURE__ */ hydratedWhenUsed(
  async () => (await import('./listing-empty.tsx')).ListingEmpty,
  <div className="h-64" />,
)

const loadDrawer = () => import('./filter-drawer.tsx')
const preloadDrawer = () => void loadDrawer().catch(() => undefined)
const FilterDrawer = /* @__PURE__ */ lazyPart(loadDrawer)

/** The same array while it holds the same, so that no tile is drawn anew. */
function useSame(ids: readonly number[]): readonly number[] {
  const key = ids.join()
  return useMemo(() => key.split(',').flatMap((id) => (id ? [Number(id)] : [])), [key])
}

/** A list that gets shorter would end the page sooner, and move its filters from under the finger. */
function holdHeight({ currentTarget: { parentElement: both } }: SyntheticEvent) {
  if (both) both.style.minHeight = `${both.getBoundingClientRect().height}px`
}

/** From here on the filters stand beside the list. */
const wide = '(min-width: 80rem)'

export interface ProductListingProps {
  /** What the page itself sets, over what the address says. */
  fixed?: FixedListing
  /** Categories to narrow by; left out where the page is one. */
  categories?: readonly Category[]
  /** The page's sort is its meaning, so there is no other. */
  sorted?: boolean
  /** Why the server could not read the list while it rendered. */
  failure?: Prefetched['failure']
}

/** Products with everything to narrow, sort and page them; the address is the state. */
export function ProductListing({
  fixed,
  categories = [],
  sorted = false,
  failure = null,
}: ProductListingProps) {
  const t = useT()
  const { money, settings, currency } = useShop()
  const { listing: inAddress, hrefFor } = useListing()
  const listing = { ...inAddress, ...fixed }
  const query = toProductQuery(listing, { settings, currency })
  const { data, error, isLoading, isValidating, mutate } = useListResource(productsResource, [
    query,
  ])
  const [drawer, setDrawer] = useState({ open: false, used: false })
  const hydrated = useHydrated()
  const [isWide, setWide] = useState(() => hydrated && matchMedia(wide).matches)
  useEffect(() => setWide(matchMedia(wide).matches), [])
  // Asked for only where the filters are seen; of a search the server has read them.
  const counts = useCounts(
    settings.capabilities.includes('product_facets') &&
      (isWide || drawer.used || (!hydrated && listing.search))
      ? query
      : null,
  )

  const words = useOfSearch(data, isLoading, query.search ?? null)
  const colorWords = words?.color_words ?? []
  const colorIds = [
    ...(listing.color_id ?? []),
    ...colorWords.flatMap(({ color_ids }) => color_ids),
  ]
  const requestedColors = useSame(colorIds)
  const requestedSizes = useSame(
    listing.size_id ?? (words?.size_words ?? []).flatMap(({ size_ids }) => size_ids),
  )
  const problem = error ?? (data ? null : failure)
  const waiting = isLoading && data !== undefined
  const total = data?.total ?? null
  const here = data?.products.length ?? 0
  const pages = data ? pagesOf({ total, page: listing.page, here, size: pageSize }) : 0
  const before = (listing.page - 1) * pageSize
  const heading = useRef<HTMLHeadingElement>(null)
  const focusHeading = () => heading.current?.focus({ preventScroll: true })
  // The page's own category is no filter that could be taken away.
  const shown: Listing = {
    ...inAddress,
    ...(fixed?.category_id ? { category_id: null, sub_category_id: null } : {}),
  }
  const filters = data?.filters
  const active = activeFilters({
    t,
    listing: shown,
    filters,
    categories,
    money,
    colorWords,
    sizeWords: words?.size_words,
    brandWords: words?.brand_words,
    categoryWords: words?.category_words,
    priceWords: words?.price_words,
  })
  // The search itself stands in the field for it, and in none of the drawer's.
  const narrowing = active.length - (shown.search ? 1 : 0)

  const openDrawer = (event: MouseEvent) => {
    event.preventDefault()
    setDrawer({ open: true, used: true })
  }

  return (
    <div className="grid gap-x-10 xl:grid-cols-[15rem_minmax(0,1fr)]">
      {/* Without scripts a small screen reaches the filters by their address. */}
      <aside
        id="filters"
        aria-label={t('Filters')}
        onPointerDownCapture={holdHeight}
        onClickCapture={holdHeight}
        onKeyDownCapture={holdHeight}
        // Counts that come late make it longer: the page must not move with it.
        className="hidden [overflow-anchor:none] target:block target:mb-8 xl:sticky xl:top-20 xl:-mx-2 xl:block xl:max-h-[calc(100dvh-5rem)] xl:scrollbar-thin xl:self-start xl:overflow-y-auto xl:px-2"
      >
        <h2 className="sr-only">{t('Filters')}</h2>
        {data && (total !== 0 || narrowing > 0) ? (
          <FilterPanel
            filters={data.filters}
            categories={categories}
            counts={counts}
            words={words}
          />
        ) : data || problem ? null : (
          <div aria-hidden="true" className="grid gap-4 pt-3">
            {['w-1/2', 'w-4/5', 'w-3/5', 'w-2/3', 'w-3/4', 'w-2/5'].map((width) => (
              <Skeleton key={width} className={`h-4 ${width}`} />
            ))}
          </div>
        )}
      </aside>
      <section
        aria-label={t('Products')}
        aria-busy={waiting}
        // In the height that a longer list held, what is left of it stays in view as its filters do.
        className="relative min-w-0 xl:sticky xl:top-20 xl:self-start"
      >
        <h2 ref={heading} tabIndex={-1} className="sr-only">
          {t('Products')}
        </h2>
        {/* Stays in view; on a phone the order, which is above it there, goes under the navigation. */}
        <div
          className={cn(
            'sticky top-16 z-10 -mx-1 -mt-2 flex min-h-15 items-center gap-x-4 gap-y-2 bg-ground px-1 py-2 max-sm:flex-wrap md:top-18',
            !sorted && 'max-sm:top-5 pointer-coarse:max-sm:top-3',
          )}
        >
          {problem && !data ? null : (
            <Button asChild variant="outline" size="sm" className="max-w-3/5 shrink-0 xl:hidden">
              <Link
                to={`${hrefFor({ page: inAddress.page })}#filters`}
                onPointerEnter={preloadDrawer}
                onClick={openDrawer}
              >
                <SlidersHorizontalIcon aria-hidden="true" className="size-4" />
                <span className="truncate">
                  {narrowing > 0 ? t('Filters ({{number}})', { number: narrowing }) : t('Filters')}
                </span>
              </Link>
            </Button>
          )}
          <div className="relative -m-1 flex min-w-0 flex-1 items-center gap-4 overflow-x-auto scrollbar-none p-1">
            <p role="status" className="shrink-0 text-ink-muted text-sm tabular-nums">
              {total !== null ? (
                <>
                  {productCount(t, total)}
                  {/* Said when another page is shown; to be seen it stands at the pages. */}
                  {pages > 1 && listing.page <= pages ? (
                    <span className="sr-only">
                      {t('Page {{page}} of {{pages}}', { page: listing.page, pages })}
                    </span>
                  ) : null}
                </>
              ) : problem ? null : (
                <Skeleton className="inline-block h-4 w-24" />
              )}
            </p>
            <ActiveFilters active={active} className="max-xl:shrink-0 xl:min-w-0 xl:flex-1" />
          </div>
          {sorted ? null : <SortSelect />}
        </div>
        {data ? <FoundBy search={listing.search} found={data} className="mt-3" /> : null}
        {data?.help_topic ? <HelpAnswer key={data.help_topic} topic={data.help_topic} /> : null}
        <div className={`mt-4 transition-opacity ${waiting ? 'opacity-50' : ''}`}>
          {problem ? (
            <ErrorState
              message={t(problem.message)}
              onRetry={() => void mutate()}
              retrying={isValidating}
            />
          ) : data === undefined ? (
            <ProductGridSkeleton count={pageSize} layout="list" />
          ) : data.products.length > 0 ? (
            <ProductGrid
              // Another list has tiles of its own: those that are in both would fly to their new places.
              key={data.products.map(({ id }) => id).join()}
              products={data.products}
              layout="list"
              titleAs="h2"
              leading
              colors={requestedColors}
              inSizes={requestedSizes}
            />
          ) : data.help_topic ? null : (
            <ListingEmpty
              listing={shown}
              active={active}
              categories={categories}
              onLeave={focusHeading}
            />
          )}
        </div>
        {data && !problem ? (
          <>
            <Pagination
              page={listing.page}
              pages={pages}
              hrefFor={(page) => hrefFor({ page })}
              onPageChange={focusHeading}
              className="mt-12"
            />
            {pages > 1 && here > 0 && total !== null ? (
              <p className="mt-4 text-center text-ink-muted text-sm tabular-nums">
                {t('{{from}}–{{to}} of {{total}}', {
                  from: before + 1,
                  to: before + here,
                  total,
                })}
              </p>
            ) : null}
            {here > 0 && isFoundOtherwise(data) ? <HelpLinks /> : null}
          </>
        ) : null}
      </section>
      {drawer.used ? (
        <Suspense>
          <FilterDrawer
            open={drawer.open}
            onOpenChange={(open) => setDrawer({ open, used: true })}
            total={waiting ? null : (total ?? here)}
            filters={
              data?.filters ?? { sizes: [], colors: [], brands: [], min_price: 0, max_price: 0 }
            }
            categories={categories}
            counts={counts}
            words={words}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
