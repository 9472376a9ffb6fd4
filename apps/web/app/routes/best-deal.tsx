import { respond } from '#app/data/respond.ts'
import {
  BestDealScreen,
  bestDeal,
  prefetchListing,
  warmListing,
} from '#app/features/catalogue/index.ts'
import { requestFacts } from '#app/request-context.ts'
import type { Route } from './+types/best-deal'

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  respond(await prefetchListing(context.get(requestFacts).door, request.url, bestDeal))

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  warmListing(request.url, bestDeal)
  return null
}

export default function BestDeal({ loaderData }: Route.ComponentProps) {
  return <BestDealScreen failure={loaderData?.failure} />
}
