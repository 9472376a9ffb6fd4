import type { AddToCart } from '@shop/contract'
import { buyNowCalls } from './cart.ts'

/**
 * Makes this product the one that is bought now. A server may begin a line at one piece whatever it
 * is told (wire.md 7): then it is stepped up.
 */
export async function fillBuyNow(product: AddToCart): Promise<void> {
  const id = Number(product.product_id)
  const quantity = Number(product.quantity ?? 1)
  const { cart } = await buyNowCalls.store(product)
  const lines = cart.cart_items.flatMap(({ products }) => products)
  const there = lines.find((line) => line.id === id)?.quantity ?? quantity
  for (let count = there; count < quantity; count += 1) await buyNowCalls.increment(id)
}
