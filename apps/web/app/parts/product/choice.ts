import type { Color, Product, Size } from '@shop/contract'

/** The options that are chosen; null where there is nothing to choose from. */
export interface Choice {
  color: Color | null
  size: Size | null
}

type Priced = Pick<Product, 'price' | 'discount_price'>

const cents = (value: number) => Math.round(value * 100) / 100

/** What it costs with the chosen options: base or discount, plus what they add (wire.md 16). */
export function pricedWith<P extends Priced>(product: P, { color, size }: Choice): Priced {
  const extra = (color?.price ?? 0) + (size?.price ?? 0)
  const { price, discount_price } = product
  return {
    price: cents(price + extra),
    discount_price: discount_price > 0 ? cents(discount_price + extra) : 0,
  }
}

/** Ids that the shopper picked, or that the product's line in the cart holds. */
export interface Picked {
  color?: number | null
  size?: number | null
}

const chosen = <Option extends { id: number }>(
  options: readonly Option[],
  ...wanted: (number | null | undefined)[]
): Option | null => {
  for (const id of wanted) {
    const found = options.find((option) => option.id === id)
    if (found) return found
  }
  return options[0] ?? null
}

/** What is chosen: what was picked, else what is in the cart, else the first (wire.md 16). */
export const choiceOf = (
  product: Pick<Product, 'colors' | 'sizes'>,
  picked: Picked,
  inCart: Picked,
): Choice => ({
  color: chosen(product.colors, picked.color, inCart.color),
  size: chosen(product.sizes, picked.size, inCart.size),
})

/** The most that can be asked for at once; nothing when it is sold out. */
export const allowedQuantity = (stock: number, wanted: number) =>
  Math.min(Math.max(wanted, 1), Math.max(stock, 0))
