/** What is told with a call is kept, or decides something: nothing that a form sends is dropped without a word. */
import type { Call } from '@shop/contract'
import { everyCall } from '@shop/contract/every-call'
import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '../auth/password.ts'
import * as schema from '../db/schema.ts'
import {
  fillCart,
  makeProduct,
  makeShop,
  makeShopper,
  placeOrder,
  setSettings,
} from '../orders/testing.ts'
import { orderCode } from '../orders/words.ts'
import { mailerTo, openTestApi, type TestApi, testNow } from './index.ts'

let api: TestApi
let token: string
/** What the fields that name something name here, and what a call is sent to. */
let names: Readonly<Record<string, unknown>>
const password = 'a secret of mine'

beforeAll(async () => {
  api = await openTestApi({ mailer: mailerTo([]) })
  const { db } = api
  const shop = await makeShop(db)
  const product = await makeProduct(db, shop.id)
  const color = { id: 4711, name: 'Red', colorCode: '#c9362f' }
  await db.insert(schema.colors).values(color)
  await db.insert(schema.productColors).values({ productId: product.id, colorId: color.id })
  const shopper = await makeShopper(db)
  token = shopper.token
  await db.update(schema.users).set({ passwordHash: await hashPassword(password) })
  await db.insert(schema.countries).values({ name: 'Norway', phoneCode: '47' })
  await db.insert(schema.ticketIssueTypes).values({ name: 'Delivery' })
  await db.insert(schema.tickets).values({
    ticketNo: 'T10000001',
    userId: shopper.id,
    issueType: 'Delivery',
    email: 'sara@shop.example',
    scheduleStart: testNow,
  })
  await db.insert(schema.conversations).values({ userId: shopper.id, shopId: shop.id })
  await setSettings(db, { multi_vendor: true, cash_on_delivery: true })
  await fillCart(db, shopper.id, product.id)
  await placeOrder(api, shopper, [shop.id])
  const [order] = await db.update(schema.orders).set({ orderStatus: 'Delivered' }).returning()
  names = {
    order_id: order?.id,
    order_number: orderCode(order?.id ?? 0),
    user_id: shopper.id,
    type: 'user',
    shop_id: shop.id,
    product_id: product.id,
    color_id: color.id,
    issue_type: 'Delivery',
    ticket_number: 'T10000001',
    current_password: password,
    password,
    id: shopper.addressId,
  }
})
afterAll(() => api.close())

/**
 * Of each call that writes, the fields that decide what is done: they name it, prove who asks, or are files.
 * All others are what it is told, and are looked for in the rows that it writes.
 */
const deciding: Readonly<Record<string, readonly string[]>> = {
  login: ['phone', 'password'],
  register: ['password'],
  updateProfile: ['profile_photo', 'current_password'],
  changePassword: ['current_password', 'password', 'password_confirmation'],
  toggleFavorite: ['product_id'],
  addToCart: ['product_id', 'quantity', 'color', 'size', 'unit', 'is_buy_now'],
  incrementLine: ['product_id', 'is_buy_now'],
  decrementLine: ['product_id', 'is_buy_now'],
  deleteLine: ['product_id', 'is_buy_now'],
  getCheckout: ['shop_ids', 'coupon_code', 'is_buy_now'],
  sendMessage: ['shop_id', 'type'],
  openConversation: ['shop_id', 'user_id', 'message', 'type'],
  collectVoucher: ['coupon_id'],
  // What is told with an order is read back in orders/place.api.test.ts.
  placeOrder: ['shop_ids', 'address_id', 'payment_method', 'coupon_code', 'is_buy_now', 'shown'],
  cancelOrder: ['order_id'],
  orderAgain: ['order_id', 'payment_method', 'shown'],
  quoteAgain: ['order_id'],
  sendOtp: ['phone', 'phone_code', 'forgot_password'],
  verifyOtp: ['phone', 'otp'],
  resetPassword: ['token', 'password', 'password_confirmation'],
  socialLogin: ['code', 'data'],
  findHelpful: ['review_id', 'is_helpful'],
  storeReview: ['product_id', 'order_id', 'photos', 'photo_alts'],
  registerShop: ['password', 'shop_logo', 'shop_banner'],
  storeTicket: ['attachments'],
  sendTicketMessage: ['ticket_number'],
  noteVitals: ['is_phone', 'vitals'],
}
const elsewhere = ['placeOrder']

const tables = Object.values<unknown>(schema).filter((entry): entry is PgTable =>
  is(entry, PgTable),
)

type Row = Readonly<Record<string, unknown>>

async function allRows(): Promise<ReadonlySet<string>> {
  const parts = tables.map(
    (table) => sql`select to_jsonb(t)::text as row from ${sql.identifier(getTableName(table))} t`,
  )
  const { rows } = await api.db.execute<{ row: string }>(sql.join(parts, sql` union all `))
  return new Set(rows.map(({ row }) => row))
}

/** A value that nothing else has, so that wherever it is, it came with the field. */
const marker = (call: string, field: string) => {
  if (field === 'phone') return `5550${[...everyCall.keys()].indexOf(call) + 10_000}`
  return field === 'email' ? `${call}@shop.example`.toLowerCase() : `What ${call} says as ${field}`
}

/** What fields take that take no words of their own; it is looked for in a column of the field's name. */
const plain: Readonly<Record<string, unknown>> = {
  country: 'Norway',
  phone_code: '47',
  gender: 'female',
  date_of_birth: '1987-06-05',
  address_type: 'office',
  is_default: true,
  rating: 4,
  shop_rating: 2,
  latitude: 12.5,
  longitude: 12.5,
}

const saidAs = (call: string, field: string): unknown =>
  names[field] ?? plain[field] ?? marker(call, field)

const isNamed = (column: string, field: string) => field === column || field.endsWith(`_${column}`)

const isSame = (one: unknown, value: unknown) =>
  typeof value === 'number' ? Number(one) === value : String(one) === String(value)

const isIn = (rows: readonly Row[], call: string, field: string) =>
  rows.some((row) =>
    Object.entries(row).some(
      ([column, one]) =>
        isSame(one, saidAs(call, field)) &&
        (field in plain || field in names ? isNamed(column, field) : true),
    ),
  )

const fieldsOf = ({ method, body }: Call) =>
  method !== 'GET' && body && 'entries' in body ? Object.keys(body.entries as object) : []

const files = ['profile_photo', 'photos', 'photo_alts', 'attachments', 'shop_logo', 'shop_banner']

const telling = [...everyCall].flatMap(([name, call]) => {
  const told = fieldsOf(call).filter((field) => !deciding[name]?.includes(field))
  return told.length > 0 && !elsewhere.includes(name) ? [{ name, call, told }] : []
})

test.each(telling)('$name keeps what it is told', async ({ name, call, told }) => {
  const sent = fieldsOf(call).filter((field) => !files.includes(field))
  const body = Object.fromEntries(sent.map((field) => [field, saidAs(name, field)]))
  const before = await allRows()
  const path = call.path.replaceAll(/\{\w+\}/g, String(names.id))
  const answer = await api.send(call.method, path, { token, body })
  expect(answer.status, answer.text).toBe(200)
  const written = [...(await allRows())]
    .filter((row) => !before.has(row))
    .map((row): Row => JSON.parse(row))
  expect(told.filter((field) => !isIn(written, name, field))).toEqual([])
})

test('what decides is a field of its call', () => {
  const unknown = Object.entries(deciding).flatMap(([name, fields]) => {
    const call = everyCall.get(name)
    const known = call ? fieldsOf(call) : []
    return fields.filter((field) => !known.includes(field)).map((field) => `${name}: ${field}`)
  })
  expect(unknown).toEqual([])
})
