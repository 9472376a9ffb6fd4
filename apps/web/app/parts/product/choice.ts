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

/** Of several sizes that were asked for the one that costs least; null of none. */
export const cheapestOf = (sizes: readonly Size[]): Size | null =>
  sizes.reduce<Size | null>(
    (least, size) => (least && least.price <= size.price ? least : size),
    null,
  )

/** Ids that the shopper picked, that an address names, or that the product's line in the cart holds. */
export interface Picked {
  color?: number | null
  size?: number | null
}

const chosen = <Option extends { id: number }>(
  options: readonly Option[],
  ids: readonly (number | null | undefined)[],
): Option | null => {
  for (const id of ids) {
    const found = options.find((option) => option.id === id)
    if (found) return found
  }
  return null
}

/**
 * What is chosen: the first of these that says it and that the product comes in. Else it is the first
 * colour, but no size where there are several (decision 028).
 */
export const choiceOf = (
  { colors, sizes }: { readonly colors: readonly Color[]; readonly sizes: readonly Size[] },
  ...picks: readonly Picked[]
): Choice => ({
  color:
    chosen(
      colors,
      picks.map(({ color }) => color),
    ) ??
    colors[0] ??
    null,
  size:
    chosen(
      sizes,
      picks.map(({ size }) => size),
    ) ?? (sizes.length === 1 ? (sizes[0] ?? null) : null),
})

/** The most that can be asked for at once; nothing when it is sold out. */
export const allowedQuantity = (stock: number, quantity: number) =>
  Math.min(Math.max(quantity, 1), Math.max(stock, 0))
