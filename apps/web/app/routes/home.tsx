import { homeResource } from '#app/data/catalogue.ts'
import { prefetch, want, warm } from '#app/data/resource.ts'
import { respond } from '#app/data/respond.ts'
import { HomeScreen } from '#app/features/home/index.ts'
import { requestFacts } from '#app/request-context.ts'
import type { Route } from './+types/home'

export const loader = async ({ context }: Route.LoaderArgs) =>
  respond(await prefetch(context.get(requestFacts).door, want(homeResource)))

export const clientLoader = () => {
  warm(homeResource)
  return null
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomeScreen failure={loaderData?.failure} />
}
