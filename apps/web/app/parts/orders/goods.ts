import type { Goods } from '@shop/flows/checkout'

/** How much of which product is in some lines; a product may stand in several of its sizes. */
export function goodsOf(lines: readonly { id: number; quantity: number }[]): Goods {
  const goods: Record<string, number> = {}
  for (const { id, quantity } of lines) goods[id] = (goods[id] ?? 0) + quantity
  return goods
}

/** Whether two are the same goods. */
export const isSameGoods = (one: Goods, other: Goods): boolean => {
  const ids = Object.keys(one)
  return ids.length === Object.keys(other).length && ids.every((id) => one[id] === other[id])
}

/** Whether there is nothing in goods but what is in others, and no more of it. */
export const isPartOf = (part: Goods, whole: Goods): boolean =>
  Object.entries(part).every(([id, quantity]) => quantity <= (whole[id] ?? 0))
