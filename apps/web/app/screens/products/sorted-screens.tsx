import { useT } from '@shop/ui/i18n'
import { memo } from 'react'
import { categoriesResource } from '#app/data/catalogue.ts'
import { type Prefetched, useResource } from '#app/data/resource.ts'
import { bestDeal, mostPopular } from '#app/data/sorted-lists.ts'
import { ListingScreen } from '#app/parts/listing/listing-screen.tsx'
import { useShop } from '#app/state/shop/shop-context.tsx'

interface SortedScreenProps {
  failure?: Prefetched['failure']
}

/** Most Popular Products (specification.md section 2, /most-popular). */
export const MostPopularScreen = memo(function MostPopularScreen({ failure }: SortedScreenProps) {
  const t = useT()
  const { settings } = useShop()
  const { data: categories = [] } = useResource(categoriesResource, [])
  return (
    <ListingScreen
      title={t('Most Popular Products')}
      description={t(
        'What shoppers at {{name}} like best at the moment, with prices and ratings.',
        { name: settings.app_name },
      )}
      path="/most-popular"
      fixed={mostPopular}
      sorted
      categories={categories}
      failure={failure}
    />
  )
})

/** Best Deal Products (specification.md section 2, /best-deal). */
export const BestDealScreen = memo(function BestDealScreen({ failure }: SortedScreenProps) {
  const t = useT()
  const { settings } = useShop()
  const { data: categories = [] } = useResource(categoriesResource, [])
  return (
    <ListingScreen
      title={t('Best Deal Products')}
      description={t('The best deals at {{name}}: what sells most, with prices and ratings.', {
        name: settings.app_name,
      })}
      path="/best-deal"
      fixed={bestDeal(settings)}
      sorted
      categories={categories}
      failure={failure}
    />
  )
})
