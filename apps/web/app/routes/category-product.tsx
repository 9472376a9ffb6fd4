import { data } from 'react-router-dom'
import { categoriesResource } from '#app/data/catalogue.ts'
import { requestFacts } from '#app/data/request-context.ts'
import { fresh, prefetch, preload, reading } from '#app/data/resource.ts'
import { respond } from '#app/data/respond.ts'
import { resolveCategory } from '#app/lib/hrefs.ts'
import { prefetchListing } from '#app/parts/listing/listing-data.ts'
import { preloadProducts } from '#app/parts/listing/listing-reads.ts'
import { CategoryProductsScreen } from '#app/screens/categories/category-products-screen.tsx'
import type { Route } from './+types/category-product'

const subcategoryOf = (url: string) => new URL(url).searchParams.get('subcategory')

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const facts = context.get(requestFacts)
  const known = await prefetch(facts.client, reading(categoriesResource))
  if (known.failure) return respond(known)
  const [categories] = Object.values(known.fallback) as [
    Awaited<ReturnType<typeof categoriesResource.load>>,
  ]
  const found = resolveCategory(categories, params.slug, subcategoryOf(request.url))
  if (!found) throw data(null, { status: 404 })
  return respond(
    await prefetchListing(
      facts,
      request.url,
      { category_id: found.category.id, sub_category_id: found.sub?.id ?? null },
      known,
    ),
  )
}

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) => {
  preload(categoriesResource)
  const sub = subcategoryOf(request.url)
  const known = fresh(categoriesResource)
  const found = known && resolveCategory(known, params.slug, sub)
  if (found)
    preloadProducts(request.url, {
      category_id: found.category.id,
      sub_category_id: found.sub?.id ?? null,
    })
  // A slug has to wait for the categories; stock servers' ids need not (decision 009).
  else if (/^\d+$/.test(params.slug) && (sub === null || /^\d+$/.test(sub)))
    preloadProducts(request.url, {
      category_id: Number(params.slug),
      sub_category_id: sub === null ? null : Number(sub),
    })
  return null
}

export default function CategoryProduct({ loaderData, params }: Route.ComponentProps) {
  return <CategoryProductsScreen slug={params.slug} failure={loaderData?.failure} />
}
