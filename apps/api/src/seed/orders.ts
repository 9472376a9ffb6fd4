import type { Database } from '../db/index.ts'
import { orderProducts, orders, orderTaxes, reviews } from '../db/schema.ts'
import { cents, numeric, share, sum } from '../money.ts'
import { deliveryCharge } from '../orders/totals.ts'
import { ids } from './base.ts'
import { brands } from './content/brands.ts'
import { customers } from './content/customers.ts'
import { demoOrders } from './content/demo.ts'
import { colours as colourSeeds } from './content/options.ts'
import type { ProductSeed } from './content/products.ts'
import { makeReviews, type ReviewSeed } from './content/reviews.ts'
import { shops } from './content/shops.ts'
import { vatTaxes } from './content/site.ts'
import { insertRows } from './insert.ts'
import { customerId, demoUserId, savedAddress } from './people.ts'
import { random } from './random.ts'
import { insertReviews, orderKey } from './reviews.ts'

const day = 24 * 60 * 60 * 1000

type Line = { product: ProductSeed; quantity: number }
type Draft = {
  userId: number
  shop: string
  lines: readonly Line[]
  status: (typeof demoOrders)[number]['status']
  method: 'cash' | 'sandbox'
  paid: boolean
  note: string | null
  placedAt: Date
}

const priceOf = ({ product }: Line) => {
  const size = cents(product.sizes[0]?.surcharge ?? null)
  const colour = cents(product.colours[0]?.surcharge ?? null)
  const gross = (net: string | null) => {
    if (net === null) return 0
    const value = cents(net) + size + colour
    return value + share(value, product.taxRate)
  }
  return { full: gross(product.price), lowered: gross(product.discountPrice) }
}

const bandsOf = (shop: string) => {
  const charges = shops.find(({ slug }) => slug === shop)?.charges ?? ['0', '0', '0']
  return [1, 3, 7].map((from, index) => ({ from, charge: cents(charges[index] ?? '0') }))
}

const orderRow = (draft: Draft, id: number, now: Date) => {
  const { placedAt, status, lines } = draft
  const quantity = lines.reduce((total, line) => total + line.quantity, 0)
  const paid = lines.map((line) => {
    const { full, lowered } = priceOf(line)
    return { line, full, charged: lowered || full }
  })
  const goods = sum(paid.map(({ line, charged }) => charged * line.quantity))
  const saved = sum(paid.map(({ line, full, charged }) => (full - charged) * line.quantity))
  const taxes = vatTaxes.map((tax) => ({ ...tax, amount: share(goods, tax.percentage) }))
  const tax = sum(taxes.map(({ amount }) => amount))
  const delivery = deliveryCharge(bandsOf(draft.shop), quantity)
  const isDemo = draft.userId === demoUserId
  const later = (days: number) => new Date(Math.min(now.getTime(), placedAt.getTime() + days * day))
  return {
    order: {
      id,
      userId: draft.userId,
      shopId: ids.shop(draft.shop),
      addressId: isDemo ? 1 + (id % 2) : null,
      address: isDemo ? savedAddress(id % 2, now) : null,
      orderStatus: status,
      paymentStatus: draft.paid ? ('Paid' as const) : ('Pending' as const),
      paymentMethod: draft.method,
      quantity,
      totalAmount: numeric(goods),
      taxAmount: numeric(tax),
      discount: numeric(saved),
      deliveryCharge: numeric(delivery),
      payableAmount: numeric(goods + tax + delivery),
      note: draft.note,
      estimatedDeliveryTime: shops.find(({ slug }) => slug === draft.shop)?.delivery ?? '',
      placedAt,
      deliveredAt: status === 'Delivered' ? later(3) : null,
      cancelledAt: status === 'Cancelled' ? later(0.2) : null,
      createdAt: placedAt,
      updatedAt: later(3),
    },
    taxes: taxes.map(({ name: { en: name }, percentage, amount }) => ({
      orderId: id,
      name,
      percentage,
      amount: numeric(amount),
      createdAt: placedAt,
      updatedAt: placedAt,
    })),
    products: paid.map(({ line: { product, quantity: pieces }, full, charged }) => ({
      orderId: id,
      productId: product.id,
      name: product.names.en,
      brand: brands[product.brand]?.name.en ?? null,
      thumbnail: product.thumbnail,
      price: numeric(full),
      discountPrice: charged < full ? numeric(charged) : null,
      quantity: pieces,
      sizeId: product.sizes[0] ? ids.size(product.sizes[0].name) : null,
      colorId: product.colours[0] ? ids.colour(product.colours[0].paint) : null,
      size: product.sizes[0]?.name ?? null,
      color: colourSeeds.find(({ paint }) => paint === product.colours[0]?.paint)?.name.en ?? null,
      unit: product.unit,
    })),
  }
}

const bought = { status: 'Delivered', paid: true, note: null } as const

/** Every review comes from an order, and many orders bring no review. */
const pastOrders = (list: readonly ProductSeed[], written: readonly ReviewSeed[]): Draft[] => {
  const chance = random('past orders')
  const byId = new Map(list.map((product) => [product.id, product]))
  return written.flatMap(({ product: id, customer, createdAt }) => {
    const product = byId.get(id)
    if (product === undefined) return []
    const order = (userId: number, daysBefore: number): Draft => ({
      ...bought,
      userId,
      shop: product.shop,
      lines: [{ product, quantity: chance.chance(0.75) ? 1 : chance.int(2, 4) }],
      method: chance.chance(0.5) ? 'cash' : 'sandbox',
      placedAt: new Date(createdAt.getTime() - daysBefore * day),
    })
    const silent = Array.from({ length: chance.int(0, 2) }, () =>
      order(customerId(chance.int(0, customers.length - 1)), chance.int(4, 30)),
    )
    return [order(customerId(customer), 6), ...silent]
  })
}

const ownOrders = (list: readonly ProductSeed[], now: Date): Draft[] => {
  const chance = random('demo orders')
  const oldestFirst = demoOrders.toSorted((a, b) => b.daysAgo - a.daysAgo)
  return oldestFirst.map(({ daysAgo, lines, ...rest }): Draft => {
    const { slug } = chance.pick(shops.filter((shop) => ofShop(list, shop.slug).length >= lines))
    return {
      ...rest,
      userId: demoUserId,
      shop: slug,
      lines: chance
        .some(ofShop(list, slug), lines)
        .map((product) => ({ product, quantity: chance.chance(0.7) ? 1 : 2 })),
      placedAt: new Date(now.getTime() - daysAgo * day),
    }
  })
}

/** She has reviewed what came long ago; what came lately still waits for her word. */
const demoReviews = (drafts: readonly Draft[]) =>
  drafts.flatMap(({ userId, status, lines, shop, placedAt }, index) => {
    const product = lines[0]?.product
    const isOld = drafts.slice(index + 1).filter((draft) => draft.status === 'Delivered').length > 2
    if (userId !== demoUserId || status !== 'Delivered' || !isOld || !product) return []
    const createdAt = new Date(placedAt.getTime() + 5 * day)
    return {
      userId,
      productId: product.id,
      shopId: ids.shop(shop),
      orderId: index + 1,
      rating: '5.0',
      description: 'Just as described, and here sooner than promised. I use it every day.',
      createdAt,
      updatedAt: createdAt,
    }
  })

const ofShop = (list: readonly ProductSeed[], slug: string) =>
  list.filter(({ shop }) => shop === slug)

/** Orders of all customers with what they wrote about them; the demo shopper's come last. */
export const insertOrders = async (db: Database, list: readonly ProductSeed[], now: Date) => {
  const written = list.flatMap((product) => makeReviews(product, now))
  const drafts = [...pastOrders(list, written), ...ownOrders(list, now)]
  const rows = drafts.map((draft, index) => orderRow(draft, index + 1, now))
  await insertRows(
    db,
    orders,
    rows.map(({ order }) => order),
  )
  await insertRows(
    db,
    orderProducts,
    rows.flatMap(({ products }) => products),
  )
  await insertRows(
    db,
    orderTaxes,
    rows.flatMap(({ taxes }) => taxes),
  )
  const orderOf = new Map(
    drafts.map(({ userId, lines }, index) => [
      orderKey(userId, lines[0]?.product.id ?? 0),
      index + 1,
    ]),
  )
  await insertRows(db, reviews, demoReviews(drafts))
  return insertReviews(db, list, now, orderOf)
}
