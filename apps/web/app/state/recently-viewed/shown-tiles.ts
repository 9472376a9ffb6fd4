import type { Product } from '@shop/contract'

const seen = new Map<number, Product>()
const most = 50

/** Keeps what a tile knows when it is opened, so that the product's screen starts with it. */
export function rememberTile(product: Product) {
  seen.delete(product.id)
  seen.set(product.id, product)
  if (seen.size > most) seen.delete(seen.keys().next().value as number)
}

/** What a tile said of a product; null after a reload and on the server, where the answer is there at once. */
export const shownTile = (id: number): Product | null => seen.get(id) ?? null
