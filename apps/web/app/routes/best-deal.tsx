import { requestFacts } from '#app/data/request-context.ts'
import { respond } from '#app/data/respond.ts'
import { bestDeal } from '#app/data/sorted-lists.ts'
import { prefetchListing } from '#app/parts/listing/listing-data.ts'
import { preloadProducts } from '#app/parts/listing/listing-reads.ts'
import { BestDealScreen } from '#app/screens/products/sorted-screens.tsx'
import type { Route } from './+types/best-deal'

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  respond(await prefetchListing(context.get(requestFacts), request.url, bestDeal))

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  preloadProducts(request.url, bestDeal)
  return null
}

export default function BestDeal({ loaderData }: Route.ComponentProps) {
  return <BestDealScreen failure={loaderData?.failure} />
}
