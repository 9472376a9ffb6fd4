import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { facetGroups, getFacets } from '@shop/contract'
import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as schema from '../db/schema.ts'
import { openTestApi, type TestApi, testNow } from '../testing/index.ts'
import { countedTables } from './insert.ts'
import { addProducts, isEmpty, seed } from './seed.ts'

const packageFolder = resolve(import.meta.dirname, '../..')

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const numbers = async (query: string) => {
  const { rows } = await api.db.execute(sql.raw(query))
  return rows.flatMap((row) => Object.values(row ?? {}).map(Number))
}

test('fills an empty database once and for all', async () => {
  expect(await isEmpty(api.db)).toBe(true)
  await seed(api.db, { now: testNow })
  expect(await isEmpty(api.db)).toBe(false)
  expect(await numbers('select count(*) from products')).toEqual([440])
})

/** What shoppers, payments and the server itself fill. */
const filledLater = [
  ...['access_tokens', 'cart_lines', 'checkout_quotes', 'contact_messages', 'coupon_uses'],
  ...['idempotency_keys', 'imported_pictures', 'letters', 'one_time_codes', 'payment_orders'],
  ...['payments', 'rate_limits', 'refunds', 'reset_tokens', 'review_votes', 'shop_applications'],
  ...['social_accounts', 'ticket_attachments', 'vitals'],
]

test('has something of all that it shows, and nothing of what shoppers make', async () => {
  const tables = Object.values(schema).filter((one) => is(one, PgTable))
  const empty: string[] = []
  for (const table of tables)
    if ((await api.db.$count(table)) === 0) empty.push(getTableName(table))
  expect(empty.toSorted()).toEqual(filledLater)
})

test('has something for every filter of which several values can be chosen', async () => {
  const { body } = await api.get('/product-facets')
  const facets = v.parse(getFacets.data, body.data)
  for (const group of Object.values(facetGroups))
    expect(facets[group]?.length, group).toBeGreaterThan(1)
})

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.values(value && typeof value === 'object' ? value : {}).flatMap(textsIn)

test('every picture of the settings is sent as its address', async () => {
  const { body } = await api.get('/master')
  const keys = textsIn(body.data).filter((text) => /^[\w-][\w./-]*\.(?:svg|webp|png)$/.test(text))
  expect(keys).toEqual([])
})

const namesIn = (module: object) =>
  Object.values(module)
    .filter((one) => is(one, PgTable))
    .map(getTableName)
    .toSorted()

test('knows every table of every area', async () => {
  const files = globSync('src/*/tables.ts', { cwd: packageFolder })
  const modules = await Promise.all(files.map((file) => import(resolve(packageFolder, file))))
  expect(namesIn(schema)).toEqual(modules.flatMap(namesIn).toSorted())
})

test('keeps figures true to the rows that they come from', async () => {
  expect(
    await numbers(`select count(*) from products where review_count <>
      (select count(*) from reviews where product_id = products.id)`),
  ).toEqual([0])
  expect(
    await numbers(`select count(*) from shops where review_count = 0 or review_count <>
      (select count(*) from reviews where shop_id = shops.id and product_id is null)`),
  ).toEqual([0])
  expect(await numbers('select count(*) from products where flash_price is not null')).toEqual([12])
  expect(
    await numbers(`select count(*) from orders where payable_amount <>
      total_amount + delivery_charge + tax_amount - coupon_discount`),
  ).toEqual([0])
})

test('gives the demo shopper orders in every status, addresses and favourites, but no cart', async () => {
  expect(
    await numbers(`select count(*) a, count(distinct order_status) b from orders where user_id = 1
      union all select count(*), sum(is_default::int) from addresses where user_id = 1
      union all select count(*), 0 from favourites where user_id = 1
      union all select count(*), 0 from cart_lines where user_id = 1`),
  ).toEqual([14, 7, 3, 1, 9, 0, 0, 0])
})

test('gives the demo shopper conversations: cards, unread ones, one of more than two pages', async () => {
  expect(
    await numbers(`select count(*) a, count(distinct conversation_id) b, count(product_id) c,
        count(*) filter (where seen_at is null and sender = 'shop') d from chat_messages
      union all select max(messages), min(messages), sum((last <> last_message_at)::int), 0 from (
        select count(*) messages, max(m.created_at) last, c.last_message_at
        from chat_messages m join conversations c on c.id = m.conversation_id group by c.id) by_chat`),
  ).toEqual([66, 7, 4, 4, 46, 1, 0, 0])
  expect(await numbers('select count(*) from shops where away_message is null')).toEqual([0])
  expect(
    await numbers(`select count(distinct shop_id) from coupons where shop_id is not null
      union all select count(*) from collected_vouchers`),
  ).toEqual([15, 3])
})

test('adds products behind those that are there, and new rows find free keys', async () => {
  expect(await addProducts(api.db, { now: testNow, products: 500 })).toBe(60)
  expect(await addProducts(api.db, { now: testNow, products: 500 })).toBe(0)
  expect(await numbers('select count(*) a, max(id) b from products')).toEqual([500, 500])
  expect(
    await numbers(`insert into shops (name, slug) values ('New', 'new') returning id`),
  ).toEqual([16])
})

test('leaves no table whose next row would take a key that is there', async () => {
  const taken: string[] = []
  for (const table of countedTables(schema)) {
    const name = getTableName(table)
    const { rows } = await api.db.execute(sql`
      select nextval(pg_get_serial_sequence(${name}, 'id')) <= coalesce(max(id), 0) as taken from ${table}`)
    if (rows[0]?.taken) taken.push(name)
  }
  expect(taken).toEqual([])
})
