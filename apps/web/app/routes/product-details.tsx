import { data } from 'react-router-dom'
import { type ProductAnswer, productResource } from '#app/data/catalogue.ts'
import { goneProductResource } from '#app/data/gone.ts'
import { requestFacts } from '#app/data/request-context.ts'
import { prefetch, preload, reading } from '#app/data/resource.ts'
import { respond } from '#app/data/respond.ts'
import { ProductScreen } from '#app/screens/product/product-screen.tsx'
import type { Route } from './+types/product-details'

const idOf = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : 0)

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = idOf(params.id)
  if (id === 0) throw data(null, { status: 404 })
  const { client } = context.get(requestFacts)
  const read = await prefetch(client, reading(productResource, id))
  // Unknown ids are a 422 with `errors` (wire.md 1.3).
  const status = read.failure?.status
  if (status === 404 || status === 422) throw data(null, { status: 404 })
  if (status === 410) {
    const { fallback } = await prefetch(client, reading(goneProductResource, id))
    return respond({ ...read, fallback })
  }
  const { withCleanAnswers } = await import('#app/parts/safe-html/clean-html.server.ts')
  return respond(
    withCleanAnswers<ProductAnswer>(read, (answer, cleanIn) => {
      const [product, clean] = cleanIn(answer.product, 'description')
      return { ...answer, product, clean }
    }),
  )
}

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => {
  const id = idOf(params.id)
  if (id > 0) preload(productResource, id)
  return null
}

export default function ProductDetails({ loaderData, params }: Route.ComponentProps) {
  return <ProductScreen id={idOf(params.id)} failure={loaderData?.failure} />
}
