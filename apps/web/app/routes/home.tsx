import { homeResource, productsResource } from '#app/data/catalogue.ts'
import { requestFacts } from '#app/data/request-context.ts'
import { prefetch, preload, reading } from '#app/data/resource.ts'
import { respond } from '#app/data/respond.ts'
import { homeDeals } from '#app/data/sorted-lists.ts'
import { HomeScreen } from '#app/screens/home/home-screen.tsx'
import { settingsInUse } from '#app/state/shop/root-data.ts'
import type { Route } from './+types/home'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { client, settings } = context.get(requestFacts)
  const [home, deals] = await Promise.all([
    prefetch(client, reading(homeResource)),
    prefetch(client, reading(productsResource, homeDeals(settings))),
  ])
  // Without its deals it is a whole page all the same; the browser asks for them.
  return respond({ ...home, fallback: { ...home.fallback, ...deals.fallback } })
}

export const clientLoader = () => {
  preload(homeResource)
  preload(productsResource, homeDeals(settingsInUse()))
  return null
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomeScreen failure={loaderData?.failure} />
}
