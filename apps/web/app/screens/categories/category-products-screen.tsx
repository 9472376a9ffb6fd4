import { ErrorState } from '@shop/ui/error-state'
import { useT } from '@shop/ui/i18n'
import { memo } from 'react'
import { categoriesResource } from '#app/data/catalogue.ts'
import { type Prefetched, useResource } from '#app/data/resource.ts'
import { resolveCategory } from '#app/lib/hrefs.ts'
import { useSearch } from '#app/lib/use-search.ts'
import { MissingScreen } from '#app/parts/page/missing-screen.tsx'
import { frame } from '#app/parts/page/page-frame.tsx'
import { PageHead } from '#app/parts/page/page-head.tsx'
import { ProductGridSkeleton } from '#app/parts/tile/product-grid.tsx'
import { CategoryScreen } from './category-screen.tsx'

export interface CategoryProductsScreenProps {
  /** A category's slug or id (decision 009). */
  slug: string
  failure?: Prefetched['failure']
}

/** A category's products (specification.md section 2, /categories/{slug}?subcategory={id}). */
export const CategoryProductsScreen = memo(function CategoryProductsScreen({
  slug,
  failure,
}: CategoryProductsScreenProps) {
  const t = useT()
  const search = useSearch()
  const { data: categories, error, isValidating, mutate } = useResource(categoriesResource, [])
  const problem = error ?? failure
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
  const found = resolveCategory(categories, slug, search.get('subcategory'))
  if (!found)
    return (
      <MissingScreen
        title={t('This category does not exist')}
        hint={t('It may have been renamed or taken away.')}
      />
    )
  return <CategoryScreen {...found} failure={failure} />
})
