import { Button } from '@shop/ui/button'
import { EmptyState } from '@shop/ui/empty-state'
import { useT } from '@shop/ui/i18n'
import { StoreIcon } from '@shop/ui/icons'
import { isolate } from '#app/lib/i18n/isolate.ts'
import { Link } from '#app/lib/link.tsx'
import { takesSellers } from '#app/state/shop/sellers.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { allShops, isNarrowed, type ShopListing, shopsHref } from './shop-query.ts'

/** No shop to show: says why, and where to go from here. */
export function ShopsEmpty({ listing }: { listing: ShopListing }) {
  const t = useT()
  const pastTheEnd = listing.page > 1
  const narrowed = isNarrowed(listing)
  const isOpen = takesSellers(useShop().settings)
  return (
    <EmptyState
      icon={<StoreIcon />}
      titleAs="h2"
      title={
        pastTheEnd
          ? t('There are no more shops on this page')
          : listing.search
            ? t('Nothing found for “{{term}}”', { term: isolate(listing.search) })
            : narrowed
              ? t('No shops match')
              : t('No shops yet')
      }
      hint={
        pastTheEnd
          ? t('The list has become shorter since this link was made.')
          : narrowed
            ? t('Check the spelling, use fewer words, or take a filter away.')
            : isOpen
              ? t('The first one could be yours.')
              : null
      }
      action={
        <Button asChild>
          {pastTheEnd ? (
            <Link to={shopsHref(listing)}>{t('Back to the first page')}</Link>
          ) : narrowed ? (
            <Link to={shopsHref(allShops, { sort_type: listing.sort_type })}>
              {t('Show all shops')}
            </Link>
          ) : isOpen ? (
            <Link to="/shop/register">{t('Become a Seller')}</Link>
          ) : (
            <Link to="/products">{t('Browse all products')}</Link>
          )}
        </Button>
      }
    />
  )
}
