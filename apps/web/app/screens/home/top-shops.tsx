import type { ShopCard } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { ShopTile } from '#app/parts/shops/shop-tile.tsx'
import { Section } from '#app/parts/tile/product-section.tsx'

/** Stock storefronts show as many (wire.md 4). */
const most = 4
const sizes = '(min-width: 80rem) 23vw, (min-width: 40rem) 47vw, 100vw'

/** The shops that people buy most from; there are none in single-vendor mode. */
export function TopShops({ shops }: { shops: readonly ShopCard[] }) {
  const t = useT()
  if (shops.length === 0) return null
  return (
    <Section title={t('Top shops')} href="/shops" later>
      <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-4">
        {shops.slice(0, most).map((shop) => (
          <li key={shop.id} className="min-w-0">
            <ShopTile shop={shop} sizes={sizes} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
