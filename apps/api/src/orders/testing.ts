/** A small shop for tests: rows that the calls of shoppers need, with sensible values. */
import { eq } from 'drizzle-orm'
import { addresses } from '../addresses/tables.ts'
import { hashPassword } from '../auth/password.ts'
import { accessTokens, users } from '../auth/tables.ts'
import { newToken } from '../auth/token.ts'
import { cartLines } from '../cart/tables.ts'
import { categories, products } from '../catalogue/tables.ts'
import { coupons } from '../coupons/tables.ts'
import type { Database } from '../db/index.ts'
import { settings } from '../settings/tables.ts'
import { shopDeliveryBands, shops } from '../shops/tables.ts'
import { type TestApi, testNow } from '../testing/index.ts'

type New<Table extends { $inferInsert: object }> = Partial<Table['$inferInsert']>

let counter = 0
const next = () => {
  counter += 1
  return counter
}

const first = <Row>(rows: readonly Row[]): Row => {
  const [row] = rows
  if (row === undefined) throw new Error('A row was expected')
  return row
}

const hour = 3_600_000
/** A moment so many hours from the tests' now. */
export const inHours = (hours: number): Date => new Date(testNow.getTime() + hours * hour)

/** Cheap to verify; a login renews it at the real cost. */
const password = hashPassword('secret1', { ln: 4, r: 8, p: 1 })

/** A shopper with the password `secret1`, a token and one address. */
export async function makeShopper(db: Database, over: New<typeof users> = {}) {
  const n = next()
  const user = first(
    await db
      .insert(users)
      .values({
        name: `Shopper ${n}`,
        email: `shopper${n}@shop.test`,
        phone: String(700_000_000 + n),
        passwordHash: await password,
        ...over,
      })
      .returning(),
  )
  const { token, hash, expiresAt } = newToken(testNow)
  await db.insert(accessTokens).values({ userId: user.id, tokenHash: hash, expiresAt })
  const address = first(
    await db
      .insert(addresses)
      .values({
        userId: user.id,
        name: user.name,
        phone: '700000000',
        addressLine: '1 Long Street',
        isDefault: true,
      })
      .returning(),
  )
  return { id: user.id, token, addressId: address.id, email: user.email, phone: user.phone }
}

/** A shop that brings any number of pieces for `delivery`. */
export async function makeShop(db: Database, over: New<typeof shops> = {}, delivery = '5.00') {
  const n = next()
  const shop = first(
    await db
      .insert(shops)
      .values({ name: `Shop ${n}`, slug: `shop-${n}`, ...over })
      .returning(),
  )
  await db.insert(shopDeliveryBands).values({ shopId: shop.id, charge: delivery })
  return shop
}

/** A product at 10.00 with ten pieces in stock, without tax or discount. */
export async function makeProduct(db: Database, shopId: number, over: New<typeof products> = {}) {
  const n = next()
  const category = first(
    await db
      .insert(categories)
      .values({ name: `Category ${n}`, slug: `category-${n}` })
      .returning(),
  )
  const values = { shopId, categoryId: category.id, name: `Product ${n}`, code: `P${n}` }
  return first(
    await db
      .insert(products)
      .values({ price: '10.00', quantity: 10, ...values, ...over })
      .returning(),
  )
}

/** A voucher of 10 percent that runs now. */
export async function makeCoupon(db: Database, over: New<typeof coupons> = {}) {
  return first(
    await db
      .insert(coupons)
      .values({
        code: `CODE${next()}`,
        discountType: 'Percentage',
        discount: '10.00',
        startsAt: inHours(-24),
        endsAt: inHours(24),
        ...over,
      })
      .returning(),
  )
}

/** Puts pieces of a product into a cart, past every check. */
export const fillCart = (
  db: Database,
  userId: number,
  productId: number,
  over: New<typeof cartLines> = {},
) => db.insert(cartLines).values({ userId, productId, quantity: 1, ...over })

/** Sets values of /master. */
export async function setSettings(db: Database, values: Record<string, unknown>): Promise<void> {
  for (const [key, value] of Object.entries(values))
    await db
      .insert(settings)
      .values({ key, value })
      .onConflictDoUpdate({ target: settings.key, set: { value } })
}

type Shopper = Awaited<ReturnType<typeof makeShopper>>

export const makeShoppers = (db: Database, count: number): Promise<Shopper[]> =>
  Promise.all(Array.from({ length: count }, () => makeShopper(db)))

/** Orders what the cart holds from these shops, in cash unless `more` says otherwise. */
export const placeOrder = (
  api: TestApi,
  shopper: Shopper,
  shopIds: readonly number[],
  more: object = {},
  key?: string,
) =>
  api.post(
    '/place-order',
    { shop_ids: shopIds, address_id: shopper.addressId, payment_method: 'cash', ...more },
    { token: shopper.token, ...(key ? { headers: { 'Idempotency-Key': key } } : {}) },
  )

/** How many pieces of a product are left, and how many were sold. */
export async function stockOf(db: Database, productId: number) {
  const [row] = await db.select().from(products).where(eq(products.id, productId))
  return row && { quantity: row.quantity, sold: row.soldCount }
}

/** How many answers had each status. */
export const tally = (answers: readonly { status: number }[]) => {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** A clean table for the next test. */
export const emptyDatabase = (db: Database) =>
  db.execute(
    'truncate users, shops, categories, settings, countries, vat_taxes, coupons, flash_sales, rate_limits, letters, payment_gateways, sizes, colors, units, orders restart identity cascade',
  )
