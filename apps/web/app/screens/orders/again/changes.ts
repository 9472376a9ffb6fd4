import type { AddToCart, OrderProduct, ProductDetails } from '@shop/contract'
import { priceOf } from '#app/lib/i18n/money.ts'
import { pricedWith } from '#app/parts/product/choice.ts'

/** What became of a product since it was ordered. */
export type Change =
  /** The shop does not sell it any more. */
  | { kind: 'gone' }
  /** The size or the colour is not there any more. */
  | { kind: 'choice' }
  | { kind: 'soldOut' }
  /** There are fewer than were ordered. */
  | { kind: 'fewer'; left: number }
  | { kind: 'price'; from: number; to: number }

export interface Again {
  before: OrderProduct
  /** What is different now, the worst first. */
  changes: readonly Change[]
  /** What one piece costs today; null where none can be had. */
  price: number | null
  /** What can be had of it today; null for nothing. */
  wish: AddToCart | null
}

const named = <Option extends { name: string }>(options: readonly Option[], name: string | null) =>
  options.find((option) => option.name === name) ?? null

/**
 * Compares what was ordered with the product as it is today. An order names its options only.
 *
 * @param isComparable prices of orders are those of products: elsewhere taxes may be in one of them (wire.md 7)
 */
export function compare(
  before: OrderProduct,
  now: ProductDetails | null,
  isComparable: boolean,
): Again {
  const without = (change: Change): Again => ({
    before,
    changes: [change],
    price: null,
    wish: null,
  })
  if (!now) return without({ kind: 'gone' })
  const color = named(now.colors, before.color)
  const size = named(now.sizes, before.size)
  if ((before.color && !color) || (before.size && !size)) return without({ kind: 'choice' })
  if (now.quantity <= 0) return without({ kind: 'soldOut' })
  const quantity = Math.min(before.order_qty, now.quantity)
  const from = priceOf(before)
  const to = priceOf(pricedWith(now, { color, size }))
  return {
    before,
    changes: [
      ...(quantity < before.order_qty ? [{ kind: 'fewer', left: quantity } as const] : []),
      ...(isComparable && from !== null && Math.abs(to - from) >= 0.005
        ? [{ kind: 'price', from, to } as const]
        : []),
    ],
    price: to,
    wish: {
      product_id: now.id,
      quantity,
      color: color?.id ?? null,
      size: size?.id ?? null,
      unit: before.unit,
    },
  }
}

/** Whether all of it can be had as it was, whatever it costs. */
export const isWhole = (all: readonly Again[]): boolean =>
  all.every(({ changes }) => changes.every(({ kind }) => kind === 'price'))
