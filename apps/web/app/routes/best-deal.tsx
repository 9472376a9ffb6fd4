import { requestFacts } from '#app/data/request-context.ts'
import { respond } from '#app/data/respond.ts'
import { bestDeal } from '#app/data/sorted-lists.ts'
import { prefetchListing, preloadListing } from '#app/parts/listing/listing-data.ts'
import { BestDealScreen } from '#app/screens/products/sorted-screens.tsx'
import type { Route } from './+types/best-deal'

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  respond(await prefetchListing(context.get(requestFacts), request.url, bestDeal))

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  preloadListing(request.url, bestDeal)
  return null
}

export default function BestDeal({ loaderData }: Route.ComponentProps) {
  return <BestDealScreen failure={loaderData?.failure} />
}
