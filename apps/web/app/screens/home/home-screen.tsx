import { Button } from '@shop/ui/button'
import { EmptyState } from '@shop/ui/empty-state'
import { ErrorState } from '@shop/ui/error-state'
import { useT } from '@shop/ui/i18n'
import { StoreIcon } from '@shop/ui/icons'
import { memo } from 'react'
import { homeResource } from '#app/data/catalogue.ts'
import { type Prefetched, useResource } from '#app/data/resource.ts'
import { hydratedWhenUsed } from '#app/lib/hydrated-when-used.tsx'
import { Link } from '#app/lib/link.tsx'
import { frame } from '#app/parts/page/page-frame.tsx'
import { PageHead } from '#app/parts/page/page-head.tsx'
import { RecentlyViewed } from '#app/parts/recently-viewed/lazy-recently-viewed.ts'
import { ProductSection } from '#app/parts/tile/product-section.tsx'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { Ads } from './ads.tsx'
import { Banners } from './banners.tsx'
import { BestDeals } from './best-deals.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { IncomingSale, RunningSale } from './flash-sale.tsx'
import { HomeSkeleton } from './home-skeleton.tsx'
import { TopShops } from './top-shops.tsx'

/** Below every first view. */
const Facts = /* @__PURE__ */ hydratedWhenUsed(
  async () => (await import('./facts.tsx')).Facts,
  <div className="h-64 sm:h-34 xl:h-19" />,
)

export interface HomeScreenProps {
  /** Why the server could not read it while it rendered. */
  failure?: Prefetched['failure']
}

/** The start page (specification.md section 2; experience.md). */
export const HomeScreen = memo(function HomeScreen({ failure = null }: HomeScreenProps) {
  const t = useT()
  const { settings } = useShop()
  const { data, error, isValidating, mutate } = useResource(homeResource, [])
  const again = () => void mutate()
  const problem = data ? null : (error ?? failure)
  const name = settings.app_name
  const heading = name ? t('Welcome to {{name}}', { name }) : t('Home')
  const popular = data?.popular_products.slice(0, 6) ?? []
  const products = [...(data?.popular_products ?? []), ...(data?.just_for_you.products ?? [])]

  return (
    <div className={`${frame} py-4 sm:py-6`}>
      <PageHead
        title={t('Home')}
        canonical="/"
        description={settings.web_footer_description && t(settings.web_footer_description)}
        image={data?.banners[0]?.thumbnail}
        jsonLd={[
          { '@context': 'https://schema.org', '@type': 'Organization', name: settings.app_name },
        ]}
      />
      {/* The banners say it in pictures. */}
      <h1 className="sr-only">{heading}</h1>
      {problem ? (
        <ErrorState
          message={t(problem.message)}
          onRetry={again}
          retrying={isValidating}
          className="min-h-[60dvh]"
        />
      ) : data === undefined ? (
        <HomeSkeleton />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10 pb-6 sm:gap-14">
          <Banners banners={data.banners} />
          <CategoryTiles categories={data.categories} />
          <Facts />
          {data.running_flash_sale ? (
            <RunningSale sale={data.running_flash_sale} onEnd={again} />
          ) : null}
          {data.incoming_flash_sale ? (
            <IncomingSale sale={data.incoming_flash_sale} onStart={again} />
          ) : null}
          <ProductSection
            title={t('Most popular')}
            href="/most-popular"
            products={popular}
            leading={data.banners.length === 0}
          />
          <BestDeals above={popular} />
          <Ads ads={data.ads} />
          {settings.multi_vendor ? <TopShops shops={data.shops} /> : null}
          <ProductSection
            title={t('Just for you')}
            href="/products?sort_type=just_for_you"
            products={data.just_for_you.products}
          />
          {products.length === 0 ? (
            <EmptyState
              icon={<StoreIcon />}
              titleAs="h2"
              title={t('The shop is being set up')}
              hint={t('Its first products will be here soon.')}
              action={
                <Button asChild>
                  <Link to="/categories">{t('Browse categories')}</Link>
                </Button>
              }
            />
          ) : null}
          <RecentlyViewed />
        </div>
      )}
    </div>
  )
})
