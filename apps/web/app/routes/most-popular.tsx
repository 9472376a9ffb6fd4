import { requestFacts } from '#app/data/request-context.ts'
import { respond } from '#app/data/respond.ts'
import { mostPopular } from '#app/data/sorted-lists.ts'
import { prefetchListing } from '#app/parts/listing/listing-data.ts'
import { preloadProducts } from '#app/parts/listing/listing-reads.ts'
import { MostPopularScreen } from '#app/screens/products/sorted-screens.tsx'
import type { Route } from './+types/most-popular'

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  respond(await prefetchListing(context.get(requestFacts), request.url, mostPopular))

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  preloadProducts(request.url, mostPopular)
  return null
}

export default function MostPopular({ loaderData }: Route.ComponentProps) {
  return <MostPopularScreen failure={loaderData?.failure} />
}
