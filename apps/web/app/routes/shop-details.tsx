import { data, redirect } from 'react-router-dom'
import { goneShopResource } from '#app/data/gone.ts'
import { requestFacts } from '#app/data/request-context.ts'
import { prefetch, reading } from '#app/data/resource.ts'
import { respond } from '#app/data/respond.ts'
import { prefetchShop, preloadShop, withCleanShop } from '#app/screens/shops/shop-data.ts'
import { ShopDetailsScreen } from '#app/screens/shops/shop-details-screen.tsx'
import type { Route } from './+types/shop-details'

const idOf = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0)

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const facts = context.get(requestFacts)
  const { client, settings } = facts
  if (settings && !settings.multi_vendor) throw redirect('/')
  const id = idOf(params.id)
  if (id === 0) throw data(null, { status: 404 })
  const read = await prefetchShop(facts, request.url, id)
  if (read.failure?.status === 404) throw data(null, { status: 404 })
  if (read.failure?.status === 410) {
    const { fallback } = await prefetch(client, reading(goneShopResource, id))
    return respond({ ...read, fallback })
  }
  const { withCleanAnswers } = await import('#app/parts/safe-html/clean-html.server.ts')
  return respond(withCleanAnswers(read, withCleanShop))
}

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) => {
  const id = idOf(params.id)
  if (id > 0) preloadShop(request.url, id)
  return null
}

export default function ShopDetails({ loaderData, params }: Route.ComponentProps) {
  return <ShopDetailsScreen id={idOf(params.id)} failure={loaderData?.failure} />
}
