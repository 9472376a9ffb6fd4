import { respond } from '#app/data/respond.ts'
import { ProductsScreen, prefetchListing, warmListing } from '#app/features/catalogue/index.ts'
import { requestFacts } from '#app/request-context.ts'
import type { Route } from './+types/products'

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  respond(await prefetchListing(context.get(requestFacts).door, request.url))

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  warmListing(request.url)
  return null
}

export default function Products({ loaderData }: Route.ComponentProps) {
  return <ProductsScreen failure={loaderData?.failure} />
}
