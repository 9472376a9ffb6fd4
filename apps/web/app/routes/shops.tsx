import { redirect } from 'react-router-dom'
import { requestFacts } from '#app/data/request-context.ts'
import { respond } from '#app/data/respond.ts'
import { prefetchShops, preloadShops } from '#app/screens/shops/shop-data.ts'
import { ShopsScreen } from '#app/screens/shops/shops-screen.tsx'
import type { Route } from './+types/shops'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { client, settings } = context.get(requestFacts)
  if (settings && !settings.multi_vendor) throw redirect('/')
  return respond(await prefetchShops(client, request.url))
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  preloadShops(request.url)
  return null
}

export default function Shops({ loaderData }: Route.ComponentProps) {
  return <ShopsScreen failure={loaderData?.failure} />
}
