import { requestFacts } from '#app/data/request-context.ts'
import { respond } from '#app/data/respond.ts'
import { prefetchListing, preloadListing } from '#app/parts/listing/listing-data.ts'
import { ProductsScreen } from '#app/screens/products/products-screen.tsx'
import type { Route } from './+types/products'

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  respond(await prefetchListing(context.get(requestFacts), request.url))

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  preloadListing(request.url)
  return null
}

export default function Products({ loaderData }: Route.ComponentProps) {
  return <ProductsScreen failure={loaderData?.failure} />
}
