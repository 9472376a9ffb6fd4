import { Carousel } from '@shop/ui/carousel'
import { useT } from '@shop/ui/i18n'
import { recentViewsResource } from '#app/data/catalogue.ts'
import { ProductTile } from '#app/features/catalogue/index.ts'
import { useOwn } from '../use-own.ts'

/** What the shopper looked at last. It stands at the end: nothing makes room for it, and nothing misses it. */
export function SeenLately() {
  const t = useT()
  const { data } = useOwn(recentViewsResource)
  if (!data || data.length === 0) return null
  const title = t('Recently viewed')
  return (
    <div>
      <h2 className="mb-5 wrap-anywhere font-semibold text-xl tracking-tight sm:text-2xl">
        {title}
      </h2>
      <Carousel variant="rail" label={title}>
        {data.map((product) => (
          <ProductTile key={product.id} product={product} sizes="(min-width: 40rem) 13rem, 10rem" />
        ))}
      </Carousel>
    </div>
  )
}
