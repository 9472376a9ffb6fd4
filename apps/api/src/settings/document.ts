/** All settings that can be set, as one document: read from the tables and written back to them. */
import { getSettings } from '@shop/contract'
import { asc, getTableName, sql } from 'drizzle-orm'
import { toCamelCase, toSnakeCase } from 'drizzle-orm/casing'
import * as v from 'valibot'
import type { Database } from '../db/index.ts'
import { highestId, type ListName, listNames, valueShapes } from './shapes.ts'
import {
  currencies,
  footerItems,
  footers,
  languages,
  menus,
  paymentGateways,
  settings,
  socialLinks,
} from './tables.ts'
import { readValues } from './values.ts'

export type Row = Record<string, unknown>
export type Document = Record<string, unknown>

const tables = {
  currencies,
  languages,
  menus,
  footers,
  social_links: socialLinks,
  payment_gateways: paymentGateways,
} as const
type Table = (typeof tables)[ListName] | typeof footerItems

const renamed = (row: Row, name: (key: string) => string): Row =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [name(key), value]))

/** A place in the order is the place in the list; a currency's is before or after the amount. */
const isOrdered = (table: Table) => table !== currencies

const readRows = async (db: Database, table: Table): Promise<Row[]> => {
  const order = isOrdered(table) ? [asc(table.position), asc(table.id)] : [asc(table.id)]
  const rows: Row[] = await db
    .select()
    .from(table)
    .orderBy(...order)
  return rows.map(({ position, ...row }) =>
    renamed(isOrdered(table) ? row : { ...row, position }, toSnakeCase),
  )
}

const readLists = async (db: Database): Promise<Record<ListName, Row[]>> => {
  const lists: Partial<Record<ListName, Row[]>> = {}
  for (const name of listNames) lists[name] = await readRows(db, tables[name])
  const items = await readRows(db, footerItems)
  return {
    ...(lists as Record<ListName, Row[]>),
    currencies: (lists.currencies ?? []).map((row) => ({ ...row, rate: Number(row.rate) })),
    footers: (lists.footers ?? []).map((block) => ({
      ...block,
      items: items
        .filter(({ footer_id }) => footer_id === block.id)
        .map(({ footer_id, ...item }) => item),
    })),
  }
}

const providersOn = Object.fromEntries(
  ['google', 'facebook', 'apple'].map((name) => [name, { is_active: true }]),
)

/** What is stored, and the defaults of what is not. */
export const readDocument = async (db: Database): Promise<Document> => {
  const stored = await readValues(db)
  const defaults: Row = { ...v.parse(getSettings.data, {}), social_auths: providersOn }
  const values = Object.keys(valueShapes).map((key) => [key, stored[key] ?? defaults[key]])
  return { ...Object.fromEntries(values), ...(await readLists(db)) }
}

/** The ids of those that have one; a new row has none. */
export const idsOf = (rows: readonly Row[]): number[] =>
  rows.flatMap(({ id }) => (typeof id === 'number' ? [id] : []))

/**
 * Gives each new row an id of its own. Only the list can say which are taken: what the table holds
 * is replaced, and the items of a footer are gone with it before their turn.
 */
const numbered = (rows: readonly Row[]) => {
  const taken = new Set(idsOf(rows))
  let last = Math.max(0, ...taken)
  const free = () => {
    do last = last < highestId ? last + 1 : 1
    while (taken.has(last))
    return last
  }
  return rows.map((row) => ({ ...row, id: typeof row.id === 'number' ? row.id : free() }))
}

/** Makes the table say what the list says: rows keep their ids, those left out go. */
const writeRows = async (db: Database, table: Table, list: readonly Row[]) => {
  const rows = numbered(list)
  await db.delete(table)
  const values = rows.map((row, index) =>
    renamed(isOrdered(table) ? { ...row, position: index + 1 } : row, toCamelCase),
  )
  if (values.length) await db.insert(table).values(values as never)
  await db.execute(
    sql`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), coalesce(max(id), 1), max(id) is not null) from ${table}`,
  )
  return rows.map(({ id }) => id)
}

const writeFooters = async (db: Database, blocks: readonly Row[]) => {
  const heads = blocks.map(({ items, ...block }) => block)
  const ids = await writeRows(db, footers, heads)
  await writeRows(
    db,
    footerItems,
    blocks.flatMap(({ items }, index) =>
      (items as Row[]).map((item) => ({ ...item, footer_id: ids[index] })),
    ),
  )
}

/** Writes one entry of the document. */
export const writeEntry = async (db: Database, name: string, value: unknown): Promise<void> => {
  const list = listNames.find((one) => one === name)
  if (list === 'footers') await writeFooters(db, value as Row[])
  else if (list) await writeRows(db, tables[list], value as Row[])
  else if (value === null) await db.delete(settings).where(sql`${settings.key} = ${name}`)
  else
    await db
      .insert(settings)
      .values({ key: name, value })
      .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: sql`now()` } })
}
