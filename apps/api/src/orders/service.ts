import {
  type Address,
  type Order,
  OrderCounts,
  type OrderDetails,
  type OrderStatus,
  orderStatuses,
  statusSlug,
} from '@shop/contract'
import { eachText } from '@shop/contract/order-texts'
import { and, asc, count, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { brands, colors, products, sizes, units } from '../catalogue/tables.ts'
import { unitIn } from '../catalogue/unit.ts'
import type { Names } from '../db/columns.ts'
import type { Database } from '../db/index.ts'
import { nameIn, type Page, pictureUrl, type Viewer } from '../http/index.ts'
import { microseconds } from '../http/instant.ts'
import { amount, cents } from '../money.ts'
import { reviews } from '../reviews/tables.ts'
import { deliveryTimeIn } from '../shops/delivery-time.ts'
import { shops } from '../shops/tables.ts'
import { type OrderRow, orderProducts, orders, orderTaxes, vatTaxes } from './tables.ts'
import { documentAddress, orderCode, paymentWords, placedAt } from './words.ts'

/** An order as lists show it. */
export const presentOrder = (row: OrderRow) =>
  ({
    id: row.id,
    order_code: orderCode(row.id),
    quantity: row.quantity,
    amount: amount(cents(row.payableAmount)),
    payment_method: paymentWords(row.paymentMethod, row.paymentStatus),
    payment_status: row.paymentStatus,
    order_status: row.orderStatus,
    created_at: microseconds(row.createdAt),
    placed_at: placedAt(row.placedAt),
    address: addressOf(row),
  }) satisfies Order

/** The copy that was made when the order was placed; it has the wire's shape. */
const addressOf = (row: OrderRow) => row.address as Address | null

const isStatus = (text: string): text is OrderStatus =>
  orderStatuses.some((status) => status === text)

/** A shopper's orders, newest first, of one status or of all, with the count of every status. */
export async function listOrders(
  db: Database,
  userId: number,
  filter: { readonly status: string; readonly page: Page },
) {
  const counts = await countOrders(db, userId)
  const { status, page } = filter
  if (status !== '' && !isStatus(status))
    return { total: 0, status_wise_orders: counts, orders: [] }
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(eq(orders.userId, userId), isStatus(status) ? eq(orders.orderStatus, status) : undefined),
    )
    .orderBy(desc(orders.id))
    .limit(page.limit)
    .offset(page.offset)
  return {
    total: (isStatus(status) ? counts[statusSlug(status)] : counts.all) ?? 0,
    status_wise_orders: counts,
    orders: rows.map(presentOrder),
  }
}

async function countOrders(db: Database, userId: number): Promise<OrderCounts> {
  const rows = await db
    .select({ status: orders.orderStatus, count: count() })
    .from(orders)
    .where(eq(orders.userId, userId))
    .groupBy(orders.orderStatus)
  const of = (status: OrderStatus) => rows.find((row) => row.status === status)?.count ?? 0
  const byStatus = orderStatuses.map((status) => [statusSlug(status), of(status)])
  return v.parse(OrderCounts, {
    all: rows.reduce((all, row) => all + row.count, 0),
    ...Object.fromEntries(byStatus),
  })
}

/** What the tax is called in other languages, while there is one of that name. */
const taxNames = sql<Names | null>`(select names from ${vatTaxes}
  where ${vatTaxes.name} = ${orderTaxes.name} order by ${vatTaxes.id} limit 1)`

/** One own order with its products and taxes; null when the shopper has none with this id. */
export async function findOrder(db: Database, userId: number, orderId: number) {
  const [row] = await db
    .select({ order: orders, shop: shops })
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)))
  if (!row) return null
  const lines = await db
    .select({
      line: orderProducts,
      rating: reviews.rating,
      names: products.names,
      brandNames: brands.names,
      sizeNames: sizes.names,
      colorNames: colors.names,
      unit: { name: units.name, names: units.names },
    })
    .from(orderProducts)
    .innerJoin(products, eq(products.id, orderProducts.productId))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(units, eq(units.id, products.unitId))
    .leftJoin(sizes, eq(sizes.id, orderProducts.sizeId))
    .leftJoin(colors, eq(colors.id, orderProducts.colorId))
    .leftJoin(
      reviews,
      and(eq(reviews.orderId, orderId), eq(reviews.productId, orderProducts.productId)),
    )
    .where(eq(orderProducts.orderId, orderId))
    .orderBy(asc(orderProducts.id))
  const taxes = await db
    .select({ ...getTableColumns(orderTaxes), names: taxNames })
    .from(orderTaxes)
    .where(eq(orderTaxes.orderId, orderId))
    .orderBy(asc(orderTaxes.id))
  const shopReviews = await db.$count(
    reviews,
    and(eq(reviews.orderId, orderId), isNull(reviews.productId)),
  )
  return { ...row, lines, taxes, isShopRated: shopReviews > 0 }
}

type Found = NonNullable<Awaited<ReturnType<typeof findOrder>>>

/** A name as it was when the order was placed, or its translation of today. */
const named = (viewer: Viewer, name: string | null, names: Names | null) =>
  name === null ? null : nameIn(viewer, { name, names: names ?? {} })

/** What goes back when it is cancelled, or went back; null where nothing does. */
function refundOf({ orderStatus, paymentStatus, payableAmount }: OrderRow): number | null {
  const isPaid = paymentStatus !== 'Pending' && cents(payableAmount) > 0
  const canGoBack = orderStatus === 'Pending' || orderStatus === 'Cancelled'
  return isPaid && canGoBack ? amount(cents(payableAmount)) : null
}

const presentTax = (viewer: Viewer, tax: Found['taxes'][number]) => ({
  id: tax.id,
  order_id: tax.orderId,
  name: named(viewer, tax.name, tax.names) ?? tax.name,
  percentage: Number(tax.percentage),
  amount: amount(cents(tax.amount)),
  created_at: microseconds(tax.createdAt),
  updated_at: microseconds(tax.updatedAt),
})

/** The order as its page shows it, but for its shop. */
export const presentDetails = ({ order, lines, taxes, isShopRated }: Found, viewer: Viewer) =>
  ({
    ...presentOrder(order),
    estimated_delivery_date: deliveryTimeIn(viewer, order.estimatedDeliveryTime),
    total_amount: amount(cents(order.totalAmount)),
    tax_amount: amount(cents(order.taxAmount)),
    discount: amount(cents(order.discount)),
    coupon_discount: amount(cents(order.couponDiscount)),
    payable_amount: amount(cents(order.payableAmount)),
    delivery_charge: amount(cents(order.deliveryCharge)),
    products: lines.map(({ line, rating, names, brandNames, sizeNames, colorNames, unit }) => ({
      id: line.productId,
      name: nameIn(viewer, { name: line.name, names }),
      brand: named(viewer, line.brand, brandNames),
      thumbnail: pictureUrl(viewer, line.thumbnail),
      price: amount(cents(line.price)),
      discount_price: amount(cents(line.discountPrice)),
      order_qty: line.quantity,
      color: named(viewer, line.color, colorNames),
      size: named(viewer, line.size, sizeNames),
      unit: unitIn(viewer, line.unit, unit),
      rating: rating === null ? null : Number(rating),
    })),
    refund_amount: refundOf(order),
    invoice_url: documentAddress(viewer, order, 'invoice'),
    payment_receipt_url:
      order.paymentStatus === 'Pending' ? null : documentAddress(viewer, order, 'receipt'),
    all_vat_taxes: taxes.map((tax) => presentTax(viewer, tax)),
    ...eachText((name) => order[name]),
    can_rate_shop: order.orderStatus === 'Delivered' && !isShopRated,
  }) satisfies Omit<OrderDetails, 'shop'>
