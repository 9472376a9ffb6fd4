import { useT } from '@shop/ui/i18n'
import { categoriesResource } from '#app/data/catalogue.ts'
import { useResource } from '#app/data/resource.ts'
import { respond } from '#app/data/respond.ts'
import { ListingScreen, prefetchListing, warmListing } from '#app/features/catalogue/index.ts'
import { requestFacts } from '#app/request-context.ts'
import { useShop } from '#app/shop-context.tsx'
import type { Route } from './+types/most-popular'

const fixed = { sort_type: 'popular_product' } as const

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  respond(await prefetchListing(context.get(requestFacts).door, request.url, fixed))

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  warmListing(request.url, fixed)
  return null
}

/** Most Popular Products (wire.md 16: /products sorted by popular_product). */
export default function MostPopular({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const { settings } = useShop()
  const { data: categories = [] } = useResource(categoriesResource, [])
  return (
    <ListingScreen
      title={t('Most Popular Products')}
      description={t(
        'What shoppers at {{name}} like best at the moment, with prices and ratings.',
        {
          name: settings.app_name,
        },
      )}
      path="/most-popular"
      fixed={fixed}
      sorted
      categories={categories}
      failure={loaderData?.failure}
    />
  )
}
