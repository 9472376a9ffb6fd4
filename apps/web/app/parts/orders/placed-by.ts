import type { Order, OrderDetails } from '@shop/contract'
import type { Attempt, Goods, Made } from '@shop/flows/checkout'
import { goodsOf, isSameGoods } from './goods.ts'

/** So much slower than this browser's may a server's clock be; ms. */
const skew = 2 * 60_000

const goodsIn = ({ products }: Pick<OrderDetails, 'products'>) =>
  goodsOf(products.map(({ id, order_qty }) => ({ id, quantity: order_qty })))

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
    since.map(async ({ id }) => ({ id, goods: goodsIn(await detailsOf(id)) })),
  )
  return held.toReversed()
}

/**
 * Which of the orders since then an attempt has made (decision 049), null for none: those that hold the very
 * goods of one of its shops. A sum would not tell: another order may come to the same.
 */
export function placedBy({ goods }: Pick<Attempt, 'goods'>, since: readonly Held[]): Made | null {
  const rest = [...since]
  const ids = goods.flatMap((wanted) => {
    const at = rest.findIndex((order) => isSameGoods(order.goods, wanted))
    return at < 0 ? [] : rest.splice(at, 1).map(({ id }) => id)
  })
  return ids.length > 0 ? { count: ids.length, ids } : null
}
