import type { Product } from '@shop/contract'
import { Skeleton, SkeletonRegion } from '@shop/ui/skeleton'
import { focusOpened } from '#app/lib/return-focus.ts'
import { ProductTile, type ProductTileProps } from './product-tile.tsx'

/** How many columns there are. The first two divide what they show, so that rows are full. */
const gridLayouts = {
  /** A whole page wide: six products, or twelve. */
  page: {
    grid: 'grid-cols-2 sm:grid-cols-3 xl:grid-cols-6',
    sizes: '(min-width: 100rem) 15rem, (min-width: 80rem) 15vw, (min-width: 40rem) 30vw, 45vw',
  },
  /** A list's page of ten, from `xl` on beside its filters. */
  list: {
    grid: 'grid-cols-2 sm:grid-cols-3 lg:grid-cols-5',
    sizes:
      '(min-width: 100rem) 15rem, (min-width: 80rem) 14vw, (min-width: 64rem) 17vw, (min-width: 40rem) 30vw, 46vw',
  },
  /** Any number of products, in the account. */
  account: {
    grid: 'grid-cols-2 sm:grid-cols-3 xl:grid-cols-4 2xl:grid-cols-5',
    sizes:
      '(min-width: 96rem) 15rem, (min-width: 80rem) 18vw, (min-width: 64rem) 22vw, (min-width: 40rem) 30vw, 45vw',
  },
}

/** The first row on a phone; on a wider screen the rest of it comes right after the first paint. */
const phoneRow = 2

export type GridLayout = keyof typeof gridLayouts

const gaps = 'grid gap-x-4 gap-y-8 sm:gap-x-5 sm:gap-y-10'

export interface ProductGridProps
  extends Pick<ProductTileProps, 'titleAs' | 'onUnwish' | 'colors' | 'inSizes'> {
  products: readonly Product[]
  layout?: GridLayout
  /** The colours that a product is shown in where that is not the whole list's. */
  colorsOf?: (product: number) => ProductTileProps['colors']
  /** It is the first thing on the page: its first row loads at once, the first picture before all. */
  leading?: boolean
}

/** Products as tiles. */
export function ProductGrid({
  products,
  layout = 'page',
  titleAs,
  leading = false,
  onUnwish,
  colors,
  colorsOf,
  inSizes,
}: ProductGridProps) {
  const { grid, sizes } = gridLayouts[layout]
  return (
    <ul ref={focusOpened} className={`${gaps} ${grid}`}>
      {products.map((product, index) => (
        <li key={product.id} className="min-w-0">
          <ProductTile
            product={product}
            titleAs={titleAs}
            sizes={sizes}
            priority={leading && index === 0}
            eager={leading && index < phoneRow}
            onUnwish={onUnwish}
            colors={colorsOf ? colorsOf(product.id) : colors}
            inSizes={inSizes}
          />
        </li>
      ))}
    </ul>
  )
}

export interface ProductGridSkeletonProps {
  count: number
  layout?: GridLayout
}

/** A grid on its way, with the geometry of the real one. */
export function ProductGridSkeleton({ count, layout = 'page' }: ProductGridSkeletonProps) {
  const names = Array.from({ length: count }, (_, index) => `tile-${index + 1}`)
  return (
    <SkeletonRegion className={`${gaps} ${gridLayouts[layout].grid}`}>
      {names.map((name) => (
        <span key={name} className="block min-w-0">
          <Skeleton className="aspect-square w-full rounded-tile" />
          <Skeleton className="mt-3.5 h-3 w-1/3" />
          <Skeleton className="mt-2 h-4 w-11/12" />
          <Skeleton className="mt-2 h-3.5 w-2/5" />
          <Skeleton className="mt-3 h-5 w-1/2" />
        </span>
      ))}
    </SkeletonRegion>
  )
}
