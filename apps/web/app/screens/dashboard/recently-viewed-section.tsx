import { Carousel } from '@shop/ui/carousel'
import { useT } from '@shop/ui/i18n'
import { ClearRecentlyViewed } from '#app/parts/recently-viewed/clear-recently-viewed.tsx'
import { ProductTile } from '#app/parts/tile/product-tile.tsx'
import { useRecentlyViewed } from '#app/state/recently-viewed/use-recently-viewed.ts'

/** What the shopper looked at last. It stands at the end: nothing makes room for it, and nothing misses it. */
export function RecentlyViewedSection() {
  const t = useT()
  const { products, clear } = useRecentlyViewed()
  if (products.length === 0) return null
  const title = t('Recently viewed')
  return (
    <div>
      <div className="mb-5 flex items-center gap-6">
        <h2 className="wrap-anywhere font-semibold text-xl tracking-tight sm:text-2xl">{title}</h2>
        <ClearRecentlyViewed title={title} onClear={clear} />
      </div>
      <Carousel variant="rail" label={title}>
        {products.map((product) => (
          <ProductTile key={product.id} product={product} sizes="(min-width: 40rem) 13rem, 10rem" />
        ))}
      </Carousel>
    </div>
  )
}
