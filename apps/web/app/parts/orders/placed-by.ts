import type { Order, OrderDetails } from '@shop/contract'
import type { Attempt, Made } from '@shop/flows/checkout'
import { goodsOf, isSameGoods } from './goods.ts'

/** So much slower than this browser's may a server's clock be; ms. */
const skew = 2 * 60_000

const goodsIn = ({ products }: Pick<OrderDetails, 'products'>) =>
  goodsOf(products.map(({ id, order_qty }) => ({ id, quantity: order_qty })))

/**
 * Which of the newest orders an attempt has made (decision 049), null for none: those since then that hold
 * the very goods of one of its shops. A sum would not tell: another order may come to the same.
 *
 * @param detailsOf reads what is in an order
 */
export async function placedBy(
  { newest, at, goods }: Pick<Attempt, 'newest' | 'at' | 'goods'>,
  orders: readonly Order[],
  detailsOf: (id: number) => Promise<Pick<OrderDetails, 'products'>>,
): Promise<Made | null> {
  const since = orders.filter(({ id, created_at }) =>
    newest === null ? Date.parse(created_at ?? '') >= at - skew : id > newest,
  )
  const held = await Promise.all(
    since.map(async ({ id }) => ({ id, goods: goodsIn(await detailsOf(id)) })),
  )
  // The oldest first: what is ordered once more by another press comes after.
  const rest = held.toReversed()
  const ids = goods.flatMap((wanted) => {
    const at = rest.findIndex((order) => isSameGoods(order.goods, wanted))
    return at < 0 ? [] : rest.splice(at, 1).map(({ id }) => id)
  })
  return ids.length > 0 ? { count: ids.length, ids } : null
}
