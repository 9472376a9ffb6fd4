import type { Order, OrderDetails } from '@shop/contract'
import type { Attempt, Goods } from '@shop/flows/checkout'
import { goodsOfOrder, isPartOf, isSameGoods } from './goods.ts'

/** So much slower than this browser's may a server's clock be; ms. */
const skew = 2 * 60_000

/** An order, and how much of which product it holds. */
export interface Held {
  id: number
  goods: Goods
}

/**
 * The orders since an attempt was pressed, the oldest first: what is ordered once more by another press comes
 * after.
 *
 * @param detailsOf reads what is in an order
 */
export async function ordersSince(
  { newest, at }: Pick<Attempt, 'newest' | 'at'>,
  orders: readonly Order[],
  detailsOf: (id: number) => Promise<Pick<OrderDetails, 'products'>>,
): Promise<readonly Held[]> {
  const since = orders.filter(({ id, created_at }) =>
    newest === null ? Date.parse(created_at ?? '') >= at - skew : id > newest,
  )
  const held = await Promise.all(
    since.map(async ({ id }) => ({ id, goods: goodsOfOrder((await detailsOf(id)).products) })),
  )
  return held.toReversed()
}

/** Takes the orders out of some that answer to what is wanted, one each; what has none is left over. */
function matched(
  goods: readonly Goods[],
  orders: Held[],
  isIt: (order: Goods, wanted: Goods) => boolean,
): { made: readonly Held[]; left: readonly Goods[] } {
  const left: Goods[] = []
  const made = goods.flatMap((wanted) => {
    const at = orders.findIndex((order) => isIt(order.goods, wanted))
    if (at < 0) left.push(wanted)
    return at < 0 ? [] : orders.splice(at, 1)
  })
  return { made, left }
}

/**
 * Which of the orders since then an attempt has made (decision 049): those that hold the very goods of one of
 * its shops. A sum would not tell: another order may come to the same. Where there are some, a shop's that
 * holds a part of the goods is of them, too: such a server orders what is in the cart by then.
 */
export function placedBy(
  { goods }: Pick<Attempt, 'goods'>,
  since: readonly Held[],
): readonly Held[] {
  const rest = [...since]
  const { made, left } = matched(goods, rest, isSameGoods)
  return made.length === 0 ? [] : [...made, ...matched(left, rest, isPartOf).made]
}
