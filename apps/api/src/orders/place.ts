import { randomUUID } from 'node:crypto'
import type * as calls from '@shop/contract'
import type { OrderText } from '@shop/contract/order-texts'
import { and, eq, inArray } from 'drizzle-orm'
import type * as v from 'valibot'
import { presentAddress } from '../addresses/service.ts'
import { addresses } from '../addresses/tables.ts'
import type { Line } from '../cart/lines.ts'
import { cartLines } from '../cart/tables.ts'
import { candidateCoupons, lockCoupons, useCoupon } from '../coupons/service.ts'
import type { Database } from '../db/index.ts'
import { transact } from '../db/transact.ts'
import { wrongField } from '../http/index.ts'
import { numeric, sum } from '../money.ts'
import { shops } from '../shops/tables.ts'
import { type Once, once } from './idempotency.ts'
import { takeLines } from './purchase-lines.ts'
import { checkQuote, rememberQuote, TotalRose } from './quote.ts'
import { settle } from './settle.ts'
import { checkShown, type Shown } from './shown.ts'
import { takeStock } from './stock.ts'
import { orderProducts, orders, orderTaxes } from './tables.ts'
import type { ShopTotals } from './totals.ts'

type OrderBody = v.InferOutput<typeof calls.placeOrder.body>

type Words = Pick<OrderBody, OrderText>

/**
 * The columns of what is kept as it came, each of its field's name: a field of the contract without one
 * does not compile, and an insert drops what it does not know.
 */
const columnsOf = (words: Words): Pick<typeof orders.$inferInsert, keyof Words> => words

/** What is ordered: everything in the cart (or the buy-now cart) from these shops. */
export interface Purchase {
  readonly userId: number
  readonly locale: string
  readonly shopIds: readonly number[]
  readonly addressId: number
  /** `cash`, or the name of a gateway that is on. */
  readonly paymentMethod: string
  readonly code: string | null
  readonly words: Words
  readonly buyNow: boolean
  /** What the page showed; null where the client does not say. */
  readonly shown: Shown | null
}

/** What a request to order may be repeated under, and what it is answered inside the transaction. */
export interface Request<Answer> extends Pick<Once, 'request' | 'isOver'> {
  readonly key: string | null
  readonly answer: (tx: Database, orderIds: readonly number[]) => Promise<Answer>
}

/** Makes the orders, all or none; a repeat with the same key gets the first one's answer. */
export async function placeOrder<Answer>(
  db: Database,
  purchase: Purchase,
  { key, answer, ...repeat }: Request<Answer>,
  now: Date,
  before?: (tx: Database) => Promise<void>,
): Promise<Answer> {
  try {
    return await transact(db, async (tx) => {
      const work = async () => {
        await before?.(tx)
        return answer(tx, await makeOrders(tx, purchase, now))
      }
      return key === null ? work() : once(tx, { userId: purchase.userId, key, ...repeat }, work)
    })
  } catch (error) {
    // The shopper has been told the new total now: pressing again agrees to it.
    if (error instanceof TotalRose) await rememberQuote(db, purchase, error.payable, now)
    throw error
  }
}

/**
 * Makes one order a shop inside the given transaction, and takes stock, coupons and cart lines. Rows
 * are locked in one order everywhere (cart lines, products, sales, coupons; each by id) and read
 * only after that, so what is judged is what is written.
 */
async function makeOrders(tx: Database, purchase: Purchase, now: Date): Promise<number[]> {
  await checkShops(tx, purchase.shopIds)
  const address = await ownAddress(tx, purchase)
  const lines = await takeLines(tx, purchase, address, now)

  const { userId, code } = purchase
  const among = await candidateCoupons(tx, userId, purchase.shopIds, code)
  await lockCoupons(tx, among)
  const { shops: totals, refusal } = await settle(tx, { userId, lines, code, among }, now)
  if (refusal !== null) throw wrongField('coupon_code', refusal)
  if (purchase.shown)
    await checkShown(tx, purchase, purchase.shown, {
      lines,
      totals,
      address: presentAddress(address),
    })
  else await checkQuote(tx, purchase, sum(totals.map(({ payable }) => payable)))

  const placement = randomUUID()
  const counted = new Set<number>()
  const made: number[] = []
  for (const shop of totals) {
    const ofShop = lines.filter((line) => line.shop.id === shop.shopId)
    const orderId = await insertOrder(
      tx,
      { purchase, placement, address, shop, lines: ofShop },
      now,
    )
    made.push(orderId)
    // A coupon that is divided over several shops is used once.
    if (shop.couponId === null || counted.has(shop.couponId)) continue
    counted.add(shop.couponId)
    await useCoupon(tx, { couponId: shop.couponId, userId, orderId })
  }
  for (const line of lines) await takeStock(tx, line, purchase)
  await tx.delete(cartLines).where(
    inArray(
      cartLines.id,
      lines.map(({ line }) => line.id),
    ),
  )
  return made
}

async function checkShops(tx: Database, shopIds: readonly number[]): Promise<void> {
  const active = await tx
    .select({ id: shops.id })
    .from(shops)
    .where(and(inArray(shops.id, [...shopIds]), eq(shops.isActive, true)))
  if (active.length < new Set(shopIds).size)
    throw wrongField('shop_ids', 'A selected shop is not available')
}

async function ownAddress(tx: Database, { userId, addressId }: Purchase) {
  const [address] = await tx
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, addressId), eq(addresses.userId, userId)))
    // It may be edited meanwhile, not deleted.
    .for('key share')
  if (!address) throw wrongField('address_id', 'The selected address is not valid')
  return address
}

interface NewOrder {
  readonly purchase: Purchase
  readonly placement: string
  readonly address: typeof addresses.$inferSelect
  readonly shop: ShopTotals
  readonly lines: readonly Line[]
}

async function insertOrder(
  tx: Database,
  { purchase, placement, address, shop, lines }: NewOrder,
  now: Date,
): Promise<number> {
  const [order] = await tx
    .insert(orders)
    .values({
      placement,
      userId: purchase.userId,
      shopId: shop.shopId,
      addressId: address.id,
      // A copy: editing the address later changes no old order.
      address: presentAddress(address),
      paymentMethod: purchase.paymentMethod,
      quantity: shop.quantity,
      totalAmount: numeric(shop.goods),
      taxAmount: numeric(shop.tax),
      discount: numeric(sum(lines.map((line) => (line.full - line.charged) * line.quantity))),
      couponDiscount: numeric(shop.coupon),
      deliveryCharge: numeric(shop.delivery),
      payableAmount: numeric(shop.payable),
      couponId: shop.couponId,
      ...columnsOf(purchase.words),
      estimatedDeliveryTime: lines[0]?.shop.estimatedDeliveryTime ?? '',
      placedAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: orders.id })
  if (!order) throw new Error('An inserted order came back without an id')
  await tx.insert(orderProducts).values(lines.map((line) => productOf(line, order.id)))
  if (shop.taxes.length > 0)
    await tx.insert(orderTaxes).values(
      shop.taxes.map(({ name, percentage, amount }) => ({
        orderId: order.id,
        name,
        percentage,
        amount: numeric(amount),
      })),
    )
  return order.id
}

const productOf = (line: Line, orderId: number) => ({
  orderId,
  productId: line.product.id,
  name: line.product.name,
  brand: line.brand?.name ?? null,
  thumbnail: line.thumbnail,
  price: numeric(line.full),
  discountPrice: line.discounted > 0 ? numeric(line.discounted) : null,
  quantity: line.quantity,
  sizeId: line.size?.id ?? null,
  colorId: line.color?.id ?? null,
  size: line.size?.name ?? null,
  color: line.color?.name ?? null,
  unit: line.line.unit,
  flashSaleId: line.saleId,
})
