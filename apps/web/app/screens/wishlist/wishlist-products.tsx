import type { Product } from '@shop/contract'
import { Pagination } from '@shop/ui/pagination'
import { Suspense, useState } from 'react'
import { pageSize } from '#app/data/catalogue.ts'
import { lazyPart } from '#app/lib/lazy-part.tsx'
import { useSearch } from '#app/lib/use-search.ts'
import { ProductGrid } from '#app/parts/tile/product-grid.tsx'
import { useTakeOff } from '#app/state/favourites/use-take-off.ts'
import { useWishedColors } from './use-wished-colors.ts'

const loadQuestion = () => import('./remove-question.tsx')
const RemoveQuestion = lazyPart(async () => ({ default: (await loadQuestion()).RemoveQuestion }))

/**
 * The wishlist's tiles, an item page at a time: the server sends all of them. A heart that is
 * pressed off asks first, because here its product vanishes with it.
 */
export function WishlistProducts({ products }: { products: readonly Product[] }) {
  const takeOff = useTakeOff()
  const colors = useWishedColors()
  const search = useSearch()
  const [productToRemove, setProductToRemove] = useState<Product | null>(null)
  const [isOpen, setOpen] = useState(false)
  const pages = Math.ceil(products.length / pageSize)
  // The last page shrinks away with its last product.
  const page = Math.min(Math.max(1, Math.trunc(Number(search.get('page'))) || 1), pages)
  return (
    // Takes the focus of a heart that is gone.
    <div tabIndex={-1} className="outline-none">
      <ProductGrid
        products={products.slice((page - 1) * pageSize, page * pageSize)}
        layout="account"
        colorsOf={(id) => colors.get(id)}
        titleAs="h2"
        leading
        onUnwish={(product) => {
          setProductToRemove(product)
          setOpen(true)
        }}
      />
      <Pagination
        page={page}
        pages={pages}
        hrefFor={(number) => (number > 1 ? `/wishlist?page=${number}` : '/wishlist')}
        className="mt-10"
      />
      {productToRemove ? (
        <Suspense>
          <RemoveQuestion
            open={isOpen}
            onOpenChange={setOpen}
            name={productToRemove.name}
            onConfirm={() => {
              setOpen(false)
              void takeOff(productToRemove)
            }}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
