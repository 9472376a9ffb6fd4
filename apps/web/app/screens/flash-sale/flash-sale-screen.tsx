import { Button } from '@shop/ui/button'
import { EmptyState } from '@shop/ui/empty-state'
import { ErrorState } from '@shop/ui/error-state'
import { useT } from '@shop/ui/i18n'
import { ClockIcon } from '@shop/ui/icons'
import { Pagination, pagesOf } from '@shop/ui/pagination'
import { Skeleton } from '@shop/ui/skeleton'
import { memo } from 'react'
import { categoriesResource, pageSize } from '#app/data/catalogue.ts'
import { flashSaleResource } from '#app/data/flash-sale.ts'
import { type Prefetched, useListResource, useResource } from '#app/data/resource.ts'
import { flashSaleHref } from '#app/lib/hrefs.ts'
import { productCount } from '#app/lib/i18n/counts.ts'
import { Link } from '#app/lib/link.tsx'
import { useSearch } from '#app/lib/use-search.ts'
import { PillLinks, PillLinksSkeleton } from '#app/parts/listing/pill-links.tsx'
import { MissingScreen } from '#app/parts/page/missing-screen.tsx'
import { frame, PageTitle } from '#app/parts/page/page-frame.tsx'
import { PageHead } from '#app/parts/page/page-head.tsx'
import { ProductGrid, ProductGridSkeleton } from '#app/parts/tile/product-grid.tsx'
import { SaleClock } from './sale-clock.tsx'
import { readSaleQuery, saleHref } from './sale-query.ts'

export interface FlashSaleScreenProps {
  id: number
  failure?: Prefetched['failure']
}

/**
 * A flash sale's products while it runs, or before (specification.md section 2, /flash-sale/{id}).
 */
export const FlashSaleScreen = memo(function FlashSaleScreen({
  id,
  failure,
}: FlashSaleScreenProps) {
  const t = useT()
  const query = readSaleQuery(useSearch())
  const { data: categories, error: withoutCategories } = useResource(categoriesResource, [])
  const { data, error, isLoading, isValidating, mutate } = useListResource(flashSaleResource, [
    { id, ...query },
  ])
  const problem = error ?? (data ? null : failure)
  const path = flashSaleHref(id)
  const hrefFor = (change: Partial<typeof query>) =>
    saleHref(path, { ...query, page: 1, ...change })

  if (problem?.status === 404)
    return (
      <MissingScreen
        title={t('There is no such flash sale')}
        hint={t('It may be over. What is on sale now is on the home page.')}
      />
    )
  if (problem?.status === 410)
    return (
      <MissingScreen
        title={t('This flash sale is over')}
        hint={t('Its products are back at their usual prices.')}
      />
    )
  const sale = data?.flash_sale
  const waiting = isLoading && data !== undefined
  return (
    <div className={`${frame} py-6 sm:py-8`}>
      <PageHead
        title={sale?.name ? `${sale.name} | ${t('Flash Sale Products')}` : t('Flash Sale Products')}
        description={sale?.name}
        image={sale?.thumbnail}
        canonical={path}
        hidden={query.category !== null || query.page > 1}
      />
      <PageTitle>{sale?.name || t('Flash Sale Products')}</PageTitle>
      <div className="mt-4 grid grid-cols-1 gap-4">
        {sale ? (
          <SaleClock sale={sale} onChange={() => void mutate()} />
        ) : problem ? null : (
          <Skeleton className="h-28 rounded-tile sm:h-15" />
        )}
        {!categories ? (
          withoutCategories ? null : (
            <PillLinksSkeleton />
          )
        ) : categories.length > 0 ? (
          <PillLinks
            nofollow
            label={t('Categories')}
            items={[
              { to: hrefFor({ category: null }), name: t('All'), current: query.category === null },
              ...categories.map((one) => ({
                to: hrefFor({ category: one.id }),
                name: one.name,
                current: query.category === one.id,
              })),
            ]}
          />
        ) : null}
        <p role="status" className="min-h-5 text-ink-muted text-sm tabular-nums">
          {data && data.total_products !== null ? productCount(t, data.total_products) : null}
        </p>
      </div>
      <section
        aria-label={t('Products')}
        aria-busy={waiting}
        className={`mt-4 transition-opacity ${waiting ? 'opacity-50' : ''}`}
      >
        {problem ? (
          <ErrorState
            message={t(problem.message)}
            onRetry={() => void mutate()}
            retrying={isValidating}
          />
        ) : data === undefined ? (
          <ProductGridSkeleton count={pageSize} />
        ) : data.products.length > 0 ? (
          <ProductGrid products={data.products} titleAs="h2" leading />
        ) : query.category === null ? (
          <EmptyState
            icon={<ClockIcon />}
            titleAs="h2"
            title={t('Nothing is in the sale yet')}
            hint={t('Look again later.')}
          />
        ) : (
          <EmptyState
            icon={<ClockIcon />}
            titleAs="h2"
            title={t('Nothing of this category is in the sale')}
            hint={t('Look at all products of the sale instead.')}
            action={
              <Button asChild>
                <Link to={path}>{t('All products of the sale')}</Link>
              </Button>
            }
          />
        )}
      </section>
      {data && !problem ? (
        <Pagination
          page={query.page}
          pages={pagesOf({
            total: data.total_products,
            page: query.page,
            here: data.products.length,
            size: pageSize,
          })}
          hrefFor={(page) => hrefFor({ page })}
          className="mt-12"
        />
      ) : null}
    </div>
  )
})
