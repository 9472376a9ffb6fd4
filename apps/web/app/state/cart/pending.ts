import type { AddToCart, Cart, CartLine } from '@shop/contract'

/** The line of a product: wire.md 7 knows one for each. */
export function lineOf(cart: Cart | null, product: number): CartLine | undefined {
  for (const shop of cart?.cart_items ?? [])
    for (const line of shop.products) if (line.id === product) return line
  return undefined
}

/**
 * The cart with its optimistic updates: target quantities in place, lines without any left out,
 * lines on their way counted. Money stays what the server said.
 */
export function withPending(
  cart: Cart,
  targets: ReadonlyMap<number, number>,
  adding: readonly number[],
): Cart {
  if (targets.size === 0 && adding.length === 0) return cart
  let removed = 0
  const cart_items = cart.cart_items.flatMap((shop) => {
    const products = shop.products.flatMap((line) => {
      const quantity = targets.get(line.id) ?? line.quantity
      if (quantity <= 0) {
        removed += 1
        return []
      }
      return [quantity === line.quantity ? line : { ...line, quantity }]
    })
    return products.length > 0 ? [{ ...shop, products }] : []
  })
  const shown = { ...cart, cart_items }
  const coming = new Set(adding.filter((product) => !lineOf(shown, product)))
  return { ...shown, total: Math.max(0, cart.total - removed) + coming.size }
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
