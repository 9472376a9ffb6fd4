import { useT } from '@shop/ui/i18n'
import { categoriesResource } from '#app/data/catalogue.ts'
import { useResource } from '#app/data/resource.ts'
import { respond } from '#app/data/respond.ts'
import {
  ListingScreen,
  prefetchListing,
  useListing,
  warmListing,
} from '#app/features/catalogue/index.ts'
import { isolate } from '#app/i18n/isolate.ts'
import { requestFacts } from '#app/request-context.ts'
import { useShop } from '#app/shop-context.tsx'
import type { Route } from './+types/products'

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  respond(await prefetchListing(context.get(requestFacts).door, request.url))

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  warmListing(request.url)
  return null
}

/** All products, searched and narrowed (spec.md section 2, /products). */
export default function Products({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const { settings } = useShop()
  const { listing } = useListing()
  const { data: categories = [] } = useResource(categoriesResource, [])
  return (
    <ListingScreen
      title={t('Products')}
      description={t(
        'Search all products of {{name}} and compare prices, colours, sizes and ratings.',
        {
          name: settings.app_name,
        },
      )}
      heading={
        listing.search
          ? t('Results for “{{term}}”', { term: isolate(listing.search) })
          : t('All products')
      }
      path="/products"
      categories={categories}
      failure={loaderData?.failure}
    />
  )
}
