import { ErrorState } from '@shop/ui/error-state'
import { useT } from '@shop/ui/i18n'
import { data, useSearchParams } from 'react-router-dom'
import { categoriesResource } from '#app/data/catalogue.ts'
import { prefetch, useResource, want, warm } from '#app/data/resource.ts'
import { respond } from '#app/data/respond.ts'
import {
  CategoryScreen,
  frame,
  MissingScreen,
  ProductGridSkeleton,
  prefetchListing,
  resolveCategory,
  warmListing,
} from '#app/features/catalogue/index.ts'
import { PageHead } from '#app/features/seo/page-head.tsx'
import { requestFacts } from '#app/request-context.ts'
import type { Route } from './+types/category-product'

const wantedSub = (url: string) => new URL(url).searchParams.get('subcategory')

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { door } = context.get(requestFacts)
  const known = await prefetch(door, want(categoriesResource))
  if (known.failure) return respond(known)
  const [categories] = Object.values(known.fallback) as [
    Awaited<ReturnType<typeof categoriesResource.load>>,
  ]
  const found = resolveCategory(categories, params.slug, wantedSub(request.url))
  if (!found) throw data(null, { status: 404 })
  return respond(
    await prefetchListing(door, request.url, {
      category_id: found.category.id,
      sub_category_id: found.sub?.id ?? null,
    }),
  )
}

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) => {
  warm(categoriesResource)
  // A slug has to wait for the categories; stock servers' ids need not (decisions.md 9).
  const sub = wantedSub(request.url)
  if (/^\d+$/.test(params.slug) && (sub === null || /^\d+$/.test(sub)))
    warmListing(request.url, {
      category_id: Number(params.slug),
      sub_category_id: sub === null ? null : Number(sub),
    })
  return null
}

/** A category's products (spec.md section 2, /categories/{slug}?subcategory={id}). */
export default function CategoryProduct({ loaderData, params }: Route.ComponentProps) {
  const t = useT()
  const [search] = useSearchParams()
  const { data: categories, error, isValidating, mutate } = useResource(categoriesResource, [])
  const problem = error ?? loaderData?.failure
  if (!categories) {
    return (
      <div className={`${frame} py-8`}>
        <PageHead title={t('Category Products')} />
        {problem ? (
          <ErrorState
            message={t(problem.message)}
            onRetry={() => void mutate()}
            retrying={isValidating}
          />
        ) : (
          <ProductGridSkeleton count={10} layout="list" />
        )}
      </div>
    )
  }
  const found = resolveCategory(categories, params.slug, search.get('subcategory'))
  if (!found)
    return (
      <MissingScreen
        title={t('This category does not exist')}
        hint={t('It may have been renamed or taken away.')}
      />
    )
  return <CategoryScreen {...found} failure={loaderData?.failure} />
}
