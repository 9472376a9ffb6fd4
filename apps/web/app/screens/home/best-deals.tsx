import type { Product } from '@shop/contract'
import { ErrorState } from '@shop/ui/error-state'
import { useT } from '@shop/ui/i18n'
import { productsResource } from '#app/data/catalogue.ts'
import { useResource } from '#app/data/resource.ts'
import { homeDeals } from '#app/data/sorted-lists.ts'
import { ProductSection, Section } from '#app/parts/tile/product-section.tsx'
import { useShop } from '#app/state/shop/shop-context.tsx'

const shown = 6

export interface BestDealsProps {
  /** What the page shows above: nothing stands there twice. */
  above: readonly Product[]
}

/** The first of /best-deal (experience.md). It is a read of its own: /home has no such block (wire.md 4). */
export function BestDeals({ above }: BestDealsProps) {
  const t = useT()
  const { data, error, isValidating, mutate } = useResource(productsResource, [
    homeDeals(useShop().settings),
  ])
  const seen = new Set(above.map(({ id }) => id))
  const deals = data?.products.filter(({ id, quantity }) => quantity > 0 && !seen.has(id))
  const section = { title: t('Best deals'), href: '/best-deal' }
  return error && !data ? (
    <Section {...section}>
      <ErrorState
        message={t(error.message)}
        onRetry={() => void mutate()}
        retrying={isValidating}
        className="min-h-80"
      />
    </Section>
  ) : (
    <ProductSection {...section} products={deals?.slice(0, shown)} />
  )
}
