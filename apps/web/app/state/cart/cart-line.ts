import type { AddToCart, Cart, CartLine } from '@shop/contract'

/** The line of a product: wire.md 7 knows one for each. */
export function lineOf(cart: Cart | null, product: number): CartLine | undefined {
  for (const shop of cart?.cart_items ?? [])
    for (const line of shop.products) if (line.id === product) return line
  return undefined
}

/** Whether two lines of a product are the same size, colour and unit of it. */
export const isSameChoice = (one: CartLine, other: CartLine): boolean =>
  one.size?.id === other.size?.id && one.color?.id === other.color?.id && one.unit === other.unit

/** Whether a line has a choice that another does not name: servers keep it then. */
export const choosesMore = (there: CartLine, { size, color }: CartLine): boolean =>
  Boolean((there.size && !size) || (there.color && !color))

/** A line as it is put into the cart. */
export const asAdded = ({ id, size, color, unit }: CartLine, quantity: number): AddToCart => ({
  product_id: id,
  quantity,
  size: size?.id ?? null,
  color: color?.id ?? null,
  unit,
})
