import { Button } from '@shop/ui/button'
import { EmptyState } from '@shop/ui/empty-state'
import { ErrorState } from '@shop/ui/error-state'
import { useT } from '@shop/ui/i18n'
import { HeartIcon } from '@shop/ui/icons'
import { favoritesResource } from '#app/data/favorites.ts'
import { useResource } from '#app/data/resource.ts'
import { useSession } from '#app/data/session-store.ts'
import { productCount } from '#app/lib/i18n/counts.ts'
import { Link } from '#app/lib/link.tsx'
import { PageTitle } from '#app/parts/page/page-frame.tsx'
import { ProductGridSkeleton } from '#app/parts/tile/product-grid.tsx'
import { WishlistProducts } from './wishlist-products.tsx'

/** What the shopper has put aside (specification.md section 2, /wishlist). */
export function WishlistScreen() {
  const t = useT()
  const { token } = useSession()
  const { data, error, isValidating, mutate } = useResource(favoritesResource, token ? [] : null)
  return (
    <>
      <PageTitle
        aside={
          data && data.length > 0 ? (
            <p className="text-ink-muted text-sm">{productCount(t, data.length)}</p>
          ) : null
        }
      >
        {t('Wishlist')}
      </PageTitle>
      <div className="mt-6 sm:mt-8">
        {data ? (
          data.length > 0 ? (
            <WishlistProducts products={data} />
          ) : (
            <EmptyState
              icon={<HeartIcon />}
              title={t('Your wishlist is empty')}
              titleAs="h2"
              hint={t('Tap the heart on a product to find it here again.')}
              action={
                <Button asChild>
                  <Link to="/products">{t('Explore products')}</Link>
                </Button>
              }
            />
          )
        ) : error ? (
          <ErrorState
            message={t(error.message)}
            onRetry={() => void mutate()}
            retrying={isValidating}
          />
        ) : (
          <ProductGridSkeleton count={5} layout="account" />
        )}
      </div>
    </>
  )
}
