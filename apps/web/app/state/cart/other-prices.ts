import type { Cart, CartShop } from '@shop/contract'

const linesOf = (shops: readonly CartShop[]) => shops.flatMap(({ products }) => products)

/**
 * The prices of a checkout that the cart does not show, as one text to know them again by; null where
 * lines and totals go together.
 */
export function otherPrices(cart: Cart, checkout: readonly CartShop[]): string | null {
  const shown = new Map(linesOf(cart.cart_items).map((line) => [line.id, line]))
  const others = linesOf(checkout).filter(({ id, price, discount_price }) => {
    const line = shown.get(id)
    return line?.price !== price || line.discount_price !== discount_price
  })
  return others.length === 0
    ? null
    : others.map(({ id, price, discount_price }) => [id, price, discount_price].join()).join(' ')
}
