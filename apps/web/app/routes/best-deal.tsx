import { requestFacts } from '#app/data/request-context.ts'
import { respond } from '#app/data/respond.ts'
import { bestDeal } from '#app/data/sorted-lists.ts'
import { prefetchListing } from '#app/parts/listing/listing-data.ts'
import { preloadProducts } from '#app/parts/listing/listing-reads.ts'
import { BestDealScreen } from '#app/screens/products/sorted-screens.tsx'
import { settingsInUse } from '#app/state/shop/root-data.ts'
import type { Route } from './+types/best-deal'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const facts = context.get(requestFacts)
  return respond(await prefetchListing(facts, request.url, bestDeal(facts.settings)))
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  preloadProducts(request.url, bestDeal(settingsInUse()))
  return null
}

export default function BestDeal({ loaderData }: Route.ComponentProps) {
  return <BestDealScreen failure={loaderData?.failure} />
}
