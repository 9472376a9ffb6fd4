import type { CartLine } from '@shop/contract'
import { CartLine as Line } from '@shop/ui/cart-line'
import { productHref } from '#app/lib/hrefs.ts'
import { ProductPrice } from '#app/parts/product/product-price.tsx'
import type { CartActions } from '#app/state/cart/cart-context.ts'
import { usePicture } from '#app/state/shop/use-picture.ts'
import { SaveForLater } from './save-for-later.tsx'

interface CartLineActions {
  increment: (product: number) => void
  decrement: (product: number) => void
  /** Without it the line stays: one piece is the least. */
  remove?: CartActions['remove'] | undefined
}

export interface CartLineRowProps extends CartLineActions {
  line: CartLine
  /** Image or name was clicked: the product's page is about to open. */
  onVisit?: () => void
}

/**
 * A basket item (specification.md section 2): image, name, brand, size, color, price, discount
 * price and percentage, quantity, and a remove button.
 */
export function CartLineRow({ line, increment, decrement, remove, onVisit }: CartLineRowProps) {
  const picture = usePicture()
  const { id, name, brand, thumbnail, quantity, color, size, unit } = line
  return (
    <Line
      href={productHref(id)}
      name={name}
      brand={brand}
      picture={picture(thumbnail, 320)}
      color={color?.name}
      colorCode={color?.color_code}
      size={size?.name}
      unit={unit}
      price={<ProductPrice {...line} size="sm" />}
      quantity={quantity}
      onQuantityChange={(next) => (next > quantity ? increment(id) : decrement(id))}
      onRemove={remove && (() => remove(id))}
      onVisit={onVisit}
      action={remove ? <SaveForLater line={line} remove={remove} /> : null}
    />
  )
}
