import type { Product } from '@shop/contract'

const shownProducts = new Map<number, Product>()
const most = 50

/** Keeps what a tile knows when it is opened, so that the product's screen starts with it. */
export function rememberTile(product: Product) {
  shownProducts.delete(product.id)
  shownProducts.set(product.id, product)
  if (shownProducts.size > most) shownProducts.delete(shownProducts.keys().next().value as number)
}

/** What a tile said of a product; null after a reload and on the server, where the answer is there at once. */
export const shownTile = (id: number): Product | null => shownProducts.get(id) ?? null
