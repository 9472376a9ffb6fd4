import { useT } from '@shop/ui/i18n'
import { memo } from 'react'
import { categoriesResource } from '#app/data/catalogue.ts'
import { type Prefetched, useResource } from '#app/data/resource.ts'
import { isolate } from '#app/lib/i18n/isolate.ts'
import { ListingScreen } from '#app/parts/listing/listing-screen.tsx'
import { useListing } from '#app/parts/listing/listing-state.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'

/** All products, searched and narrowed (specification.md section 2, /products). */
export const ProductsScreen = memo(function ProductsScreen({
  failure,
}: {
  failure?: Prefetched['failure']
}) {
  const t = useT()
  const { settings } = useShop()
  const { listing } = useListing()
  const { data: categories = [] } = useResource(categoriesResource, [])
  const { search, category_id, sub_category_id } = listing
  const category =
    categories
      .flatMap(({ sub_categories }) => sub_categories)
      .find(({ id }) => id === sub_category_id) ?? categories.find(({ id }) => id === category_id)
  return (
    <ListingScreen
      title={t('Products')}
      description={t(
        'Search all products of {{name}} and compare prices, colours, sizes and ratings.',
        { name: settings.app_name },
      )}
      heading={
        search
          ? t('Results for “{{term}}”', { term: isolate(search) })
          : (category?.name ?? t('All products'))
      }
      path="/products"
      categories={categories}
      failure={failure}
    />
  )
})
