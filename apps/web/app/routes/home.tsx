import { homeResource } from '#app/data/catalogue.ts'
import { requestFacts } from '#app/data/request-context.ts'
import { prefetch, preload, reading } from '#app/data/resource.ts'
import { respond } from '#app/data/respond.ts'
import { HomeScreen } from '#app/screens/home/home-screen.tsx'
import type { Route } from './+types/home'

export const loader = async ({ context }: Route.LoaderArgs) =>
  respond(await prefetch(context.get(requestFacts).client, reading(homeResource)))

export const clientLoader = () => {
  preload(homeResource)
  return null
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomeScreen failure={loaderData?.failure} />
}
