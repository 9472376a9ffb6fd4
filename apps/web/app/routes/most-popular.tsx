import { respond } from '#app/data/respond.ts'
import {
  MostPopularScreen,
  mostPopular,
  prefetchListing,
  warmListing,
} from '#app/features/catalogue/index.ts'
import { requestFacts } from '#app/request-context.ts'
import type { Route } from './+types/most-popular'

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  respond(await prefetchListing(context.get(requestFacts).door, request.url, mostPopular))

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  warmListing(request.url, mostPopular)
  return null
}

export default function MostPopular({ loaderData }: Route.ComponentProps) {
  return <MostPopularScreen failure={loaderData?.failure} />
}
