import { data } from 'react-router-dom'
import { categoriesResource } from '#app/data/catalogue.ts'
import { flashSaleResource } from '#app/data/flash-sale.ts'
import { requestFacts } from '#app/data/request-context.ts'
import { prefetch, preload, reading } from '#app/data/resource.ts'
import { respond } from '#app/data/respond.ts'
import { FlashSaleScreen } from '#app/screens/flash-sale/flash-sale-screen.tsx'
import { readSaleQuery } from '#app/screens/flash-sale/sale-query.ts'
import type { Route } from './+types/flash-sale'

const idOf = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)

const queryOf = (url: string) => readSaleQuery(new URL(url).searchParams)

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const id = idOf(params.id)
  if (id === null) throw data(null, { status: 404 })
  const read = await prefetch(
    context.get(requestFacts).client,
    reading(flashSaleResource, { id, ...queryOf(request.url) }),
    reading(categoriesResource),
  )
  return respond(read)
}

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) => {
  const id = idOf(params.id)
  if (id === null) throw data(null, { status: 404 })
  preload(flashSaleResource, { id, ...queryOf(request.url) })
  preload(categoriesResource)
  return null
}

export default function FlashSale({ loaderData, params }: Route.ComponentProps) {
  return <FlashSaleScreen id={Number(params.id)} failure={loaderData?.failure} />
}
