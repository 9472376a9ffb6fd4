import type { CartLine, OrderProduct } from '@shop/contract'
import type { Goods } from '@shop/flows/checkout'

/** How much of which product is in a cart's lines, by its size and colour. */
export const goodsOf = (
  lines: readonly Pick<CartLine, 'id' | 'quantity' | 'size' | 'color'>[],
): Goods =>
  counted(
    lines.map(({ id, quantity, size, color }) => ({
      key: keyOf(id, size?.name ?? null, color?.name ?? null),
      quantity,
    })),
  )

/** The same of an order's lines. */
export const goodsOfOrder = (
  lines: readonly Pick<OrderProduct, 'id' | 'order_qty' | 'size' | 'color'>[],
): Goods =>
  counted(
    lines.map(({ id, order_qty, size, color }) => ({
      key: keyOf(id, size, color),
      quantity: order_qty,
    })),
  )

/** An order's lines have names where a cart's have ids as well (wire.md 8): these are what both can be told by. */
const keyOf = (id: number, size: string | null, color: string | null) =>
  JSON.stringify([id, size, color])

function counted(lines: readonly { key: string; quantity: number }[]): Goods {
  const goods: Record<string, number> = {}
  for (const { key, quantity } of lines) goods[key] = (goods[key] ?? 0) + quantity
  return goods
}

/** Whether two are the same goods. */
export const isSameGoods = (one: Goods, other: Goods): boolean => {
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key])
}

/** Whether there is nothing in goods but what is in others, and no more of it. */
export const isPartOf = (part: Goods, whole: Goods): boolean =>
  Object.entries(part).every(([key, quantity]) => quantity <= (whole[key] ?? 0))
