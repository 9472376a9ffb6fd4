import { requestFacts } from '#app/data/request-context.ts'
import { respond } from '#app/data/respond.ts'
import { prefetchListing } from '#app/parts/listing/listing-data.ts'
import { preloadProducts } from '#app/parts/listing/listing-reads.ts'
import { ProductsScreen } from '#app/screens/products/products-screen.tsx'
import type { Route } from './+types/products'

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  respond(await prefetchListing(context.get(requestFacts), request.url))

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  preloadProducts(request.url)
  return null
}

export default function Products({ loaderData }: Route.ComponentProps) {
  return <ProductsScreen failure={loaderData?.failure} />
}
