import type { Cart, CartShop } from '@shop/contract'

const linesOf = (shops: readonly CartShop[]) => shops.flatMap(({ products }) => products)

/**
 * The prices of a checkout that the cart does not show, and the lines of its shops that the checkout does
 * not have, as one text to know them again by; null where lines and totals go together.
 *
 * @param shops those that the checkout was asked for
 */
export function otherPrices(
  cart: Cart,
  checkout: readonly CartShop[],
  shops: readonly number[],
): string | null {
  const shown = new Map(linesOf(cart.cart_items).map((line) => [line.id, line]))
  const had = new Set(linesOf(checkout).map(({ id }) => id))
  const asked = cart.cart_items.filter(({ shop_id }) => shops.includes(shop_id))
  const gone = linesOf(asked).filter(({ id }) => !had.has(id))
  const others = linesOf(checkout).filter(({ id, price, discount_price }) => {
    const line = shown.get(id)
    return line?.price !== price || line.discount_price !== discount_price
  })
  const told = [
    ...others.map(({ id, price, discount_price }) => [id, price, discount_price].join()),
    ...gone.map(({ id }) => `${id} gone`),
  ]
  return told.length === 0 ? null : told.join(' ')
}
