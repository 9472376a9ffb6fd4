/** What is a customer's own is told to nobody else, and changed by nobody else: every call, without naming one. */
import { everyCall } from '@shop/contract/every-call'
import { getTableColumns, getTableName, is, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashToken } from '../auth/token.ts'
import * as schema from '../db/schema.ts'
import { mailerTo, openTestApi, type TestApi, testNow } from './index.ts'
import { reads } from './reads.ts'
import { sampleOf } from './sample.ts'
import { customerToken, fillShelf } from './shelf.ts'

const owner = 1
const stranger = 3

let api: TestApi
let visits = 0
/** A new token of the stranger: one that has logged out is good for nothing. */
async function letIn(): Promise<string> {
  visits += 1
  const token = `token-of-stranger-${visits}`
  await api.db.insert(schema.accessTokens).values({
    userId: stranger,
    tokenHash: hashToken(token),
    expiresAt: new Date(testNow.getTime() + 86_400_000),
  })
  return token
}

beforeAll(async () => {
  api = await openTestApi({ mailer: mailerTo([]) })
  await fillShelf(api.db)
  await api.db.insert(schema.users).values({ id: stranger, name: 'Nils', email: 'nils@x.example' })
  await api.db.insert(schema.settings).values({ key: 'cash_on_delivery', value: true })
  await api.db.insert(schema.recentViews).values({ userId: owner, productId: 3 })
  const place = { userId: owner, name: 'Sara', phone: '5550001', addressLine: '1 Long Street' }
  // The second can be deleted: no order goes there.
  const [address] = await api.db.insert(schema.addresses).values([place, place]).returning()
  const token = customerToken
  await api.post('/cart/store', { product_id: 3 }, { token })
  const order = { address_id: address?.id, shop_ids: [1], payment_method: 'cash' }
  const placed = await api.post('/place-order', order, { token })
  expect(placed.status, placed.text).toBe(200)
  await api.post('/cart/store', { product_id: 5 }, { token })
})
afterAll(() => api.close())

/** What is the same for every customer, though guests are not told. */
const shared = ['getVouchers', 'getIssueTypes', 'getPlaced']

const named = reads.flatMap(([call, path]) => {
  const [name = ''] = [...everyCall].find(([, one]) => one === call) ?? []
  return call.auth === 'required' && !shared.includes(name) ? [[name, path] as const] : []
})

test.each(named)('%s tells a stranger other things than the shelf’s customer', async (_, path) => {
  const own = await api.get(path, { token: customerToken })
  const others = await api.get(path, { token: await letIn() })
  expect(own.status, own.text).toBe(200)
  expect(others.body.data ?? null).not.toEqual(own.body.data)
})

const tables = Object.values<unknown>(schema).filter((entry): entry is PgTable =>
  is(entry, PgTable),
)
const ofUsers = tables.filter((table) => 'userId' in getTableColumns(table))

/** The rows of the owner, and what hangs on them, as one text for each table. */
async function ownRows(): Promise<Readonly<Record<string, string>>> {
  const idsOf = (table: PgTable) => sql`(select id from ${table} where user_id = ${owner})`
  const parts: [string, SQL][] = tables.flatMap((table): [string, SQL][] => {
    const name = getTableName(table)
    if (ofUsers.includes(table)) return [[name, sql`user_id = ${owner}`]]
    const parent = getTableConfig(table)
      .foreignKeys.map((key) => key.reference())
      .find(({ foreignTable }) => ofUsers.includes(foreignTable))
    const column = parent?.columns[0]
    return parent && column ? [[name, sql`${column} in ${idsOf(parent.foreignTable)}`]] : []
  })
  const { rows } = await api.db.execute<{ name: string; rows: string }>(
    sql.join(
      parts.map(
        ([name, whose]) =>
          sql`select ${name} as name, coalesce(json_agg(t order by t::text), '[]')::text as rows
            from (select * from ${sql.identifier(name)} where ${whose}) t`,
      ),
      sql` union all `,
    ),
  )
  return Object.fromEntries(rows.map(({ name, rows }) => [name, rows]))
}

const writes = [...everyCall].filter(
  ([, { method, auth }]) => method !== 'GET' && auth === 'required',
)

/** Helpful votes are counted with the review that they are for. */
const meant: Readonly<Record<string, readonly string[]>> = { findHelpful: ['reviews'] }

test.each(writes)(
  '%s of a stranger changes nothing of the shelf’s customer',
  async (name, call) => {
    const before = await ownRows()
    expect(Object.values(before).filter((rows) => rows !== '[]').length).toBeGreaterThan(10)
    for (const id of [1, 2, 3, 'T10000001']) {
      const path = call.path.replaceAll(/\{\w+\}/g, String(id))
      const body = sampleOf(call.body, id)
      await api.send(call.method, path, { token: await letIn(), ...(body ? { body } : {}) })
      const after = Object.entries(await ownRows()).filter(
        ([table, rows]) => rows !== before[table] && !meant[name]?.includes(table),
      )
      expect(after, `${name} with ${id}`).toEqual([])
    }
  },
)
