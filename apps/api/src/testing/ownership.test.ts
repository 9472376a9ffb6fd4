/** What is a customer's own is told to nobody else, and changed by nobody else: every call, without naming one. */
import type { Call } from '@shop/contract'
import { everyCall } from '@shop/contract/every-call'
import { getTableColumns, getTableName, is, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashToken } from '../auth/token.ts'
import * as schema from '../db/schema.ts'
import { mailerTo, openTestApi, type TestApi, testNow } from './index.ts'
import { reads } from './reads.ts'
import { sampleOf, words } from './sample.ts'
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
  const place = { userId: owner, name: 'Sara', phone: '555000111', addressLine: '1 Long Street' }
  // The second can be deleted: no order goes there.
  const [address] = await api.db.insert(schema.addresses).values([place, place]).returning()
  const token = customerToken
  await api.post('/cart/store', { product_id: 3 }, { token })
  const order = { address_id: address?.id, shop_ids: [1], payment_method: 'cash' }
  const placed = await api.post('/place-order', order, { token })
  expect(placed.status, placed.text).toBe(200)
  await api.post('/cart/store', { product_id: 5 }, { token })
  await countOn()
})
afterAll(() => api.close())

/** Rows that were written with their numbers have not counted them. */
const countOn = () =>
  api.db.execute(
    sql`select setval(pg_get_serial_sequence(format('%I', table_name), 'id'), 1000)
      from information_schema.columns where table_schema = 'public' and column_name = 'id' and is_identity = 'YES'`,
  )

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

/** Which rows of a table are a customer's, or hang on such: those of an order's line hang on the order. */
function whoseOf(table: PgTable, seen: readonly PgTable[] = []): SQL | null {
  if (seen.includes(table)) return null
  if (table === schema.users) return sql`id = ${owner}`
  if ('userId' in getTableColumns(table)) return sql`user_id = ${owner}`
  for (const key of getTableConfig(table).foreignKeys) {
    const { columns, foreignTable } = key.reference()
    const whose = whoseOf(foreignTable, [...seen, table])
    if (whose && columns[0])
      return sql`${columns[0]} in (select id from ${foreignTable} where ${whose})`
  }
  return null
}
const owned = tables.flatMap((table) => {
  const whose = whoseOf(table)
  return whose ? [{ table, name: getTableName(table), whose }] : []
})

/** The rows of the owner, and what hangs on them, as one text for each table. */
async function ownRows(): Promise<Readonly<Record<string, string>>> {
  const { rows } = await api.db.execute<{ name: string; rows: string }>(
    sql.join(
      owned.map(
        ({ name, table, whose }) =>
          sql`select ${name} as name, coalesce(json_agg(t order by t::text), '[]')::text as rows
            from (select * from ${table} where ${whose}) t`,
      ),
      sql` union all `,
    ),
  )
  return Object.fromEntries(rows.map(({ name, rows }) => [name, rows]))
}

/** Reviews are for everybody to read, with what hangs on them. */
const isPublic = (name: string) => name.startsWith('review')

/** The texts of some rows of a table, but for those that stand for one of a few things. */
async function textsOf(table: PgTable, which: SQL): Promise<string[]> {
  const columns = Object.values(getTableColumns(table)).filter(
    (column) => column.getSQLType() === 'text' && !column.enumValues?.length,
  )
  if (columns.length === 0) return []
  const values = columns.map((column) => sql`(${column})`)
  const { rows } = await api.db.execute<{ value: string | null }>(
    sql`select t.value from ${table}, lateral (values ${sql.join(values, sql`, `)}) t (value) where ${which}`,
  )
  return rows.flatMap(({ value }) => (value && value.length >= shortest ? [value] : []))
}

/** A shorter text is in too many others. */
const shortest = 5

/** What stands in the owner's rows alone: an answer to anybody else that holds it has told on them. */
async function secretsOf(): Promise<ReadonlySet<string>> {
  const told = await Promise.all(
    tables.map((table) => {
      const whose = isPublic(getTableName(table)) ? null : whoseOf(table)
      return textsOf(table, whose ? sql`not coalesce(${whose}, false)` : sql`true`)
    }),
  )
  const others = new Set(told.flat())
  const own = await Promise.all(
    owned.map(({ table, name, whose }) => (isPublic(name) ? [] : textsOf(table, whose))),
  )
  return new Set(own.flat().filter((text) => !others.has(text)))
}

const valuesIn = (body: unknown): string[] =>
  typeof body === 'string'
    ? [body]
    : typeof body === 'object' && body !== null
      ? Object.values(body).flatMap(valuesIn)
      : []

/** What an answer tells of them that was not in the question. */
const leakedIn = (answer: unknown, secrets: ReadonlySet<string>, asked = '') => {
  const unknown = [...secrets].filter((secret) => !asked.includes(secret))
  return valuesIn(answer).filter((value) => unknown.some((secret) => value.includes(secret)))
}

const forGuests = reads.flatMap(([{ auth }, path]) => (auth === 'required' ? [] : [path]))

test.each(forGuests)(
  '%s is told to a guest: what only its owner may have is “required”',
  async (path) => {
    expect((await api.get(path)).status).not.toBe(401)
  },
)

test.each(reads.map(([, path]) => path))(
  '%s tells a guest and a stranger nothing of the shelf’s customer',
  async (path) => {
    const secrets = await secretsOf()
    expect(secrets.size).toBeGreaterThan(5)
    for (const token of [undefined, await letIn()]) {
      const { body } = await api.get(path, token ? { token } : {})
      expect(leakedIn(body, secrets), path).toEqual([])
    }
  },
)

/** Whatever a call says of who may ask: nobody else's is changed by a guest either. */
const writes = [...everyCall].filter(([, { method }]) => method !== 'GET')

/** Helpful votes are counted with the review that they are for; who forgot a password has no token. */
const meant: Readonly<Record<string, readonly string[]>> = {
  findHelpful: ['reviews'],
  sendOtp: ['one_time_codes'],
}

/** The owner's texts, by the columns that hold them. */
async function textsByColumn() {
  const texts: Record<string, string[]> = {}
  for (const rows of Object.values(await ownRows()))
    for (const row of JSON.parse(rows) as Readonly<Record<string, unknown>>[])
      for (const [column, value] of Object.entries(row))
        if (typeof value === 'string' && value) texts[column] = [...(texts[column] ?? []), value]
  return texts
}

/** What a write is sent: a row may be found by its number, and by any text of its owner as well. */
async function sendingsOf({ method, path, body }: Call, secrets: ReadonlySet<string>) {
  const send = (id: number | string, texts?: Readonly<Record<string, string>>) => ({
    method,
    path: path.replaceAll(/\{\w+\}/g, encodeURIComponent(id)),
    body: sampleOf(body, id, texts),
  })
  const own = await textsByColumn()
  const fields = Object.keys((body && 'entries' in body ? body.entries : null) ?? {})
  const byText = fields.flatMap((field) =>
    [...new Set(own[field] ?? (field in words ? [] : secrets))].map((text) =>
      send(1, { [field]: text }),
    ),
  )
  const inPath = path.includes('{') ? [...secrets].map((secret) => send(secret)) : []
  return [...[1, 2, 3, 'T10000001'].map((id) => send(id)), ...inPath, ...byText]
}

test.each(writes)(
  '%s of a guest or a stranger changes and tells nothing of the shelf’s customer',
  async (name, call) => {
    const before = await ownRows()
    expect(Object.values(before).filter((rows) => rows !== '[]').length).toBeGreaterThan(10)
    const secrets = await secretsOf()
    for (const { method, path, body } of await sendingsOf(call, secrets)) {
      const asked = JSON.stringify(body)
      for (const token of [undefined, await letIn()]) {
        const answer = await api.send(method, path, {
          ...(token ? { token } : {}),
          ...(body ? { body } : {}),
        })
        expect(answer.status, answer.text).toBeLessThan(500)
        const after = Object.entries(await ownRows()).filter(
          ([table, rows]) => rows !== before[table] && !meant[name]?.includes(table),
        )
        expect(after, `${name} ${path} ${asked}`).toEqual([])
        expect(leakedIn(answer.body, secrets, asked), `${name} ${path} ${asked}`).toEqual([])
        if (!token && call.auth !== 'required')
          expect(answer.status, `${name} turns guests away: its token is “required”`).not.toBe(401)
      }
    }
  },
)
