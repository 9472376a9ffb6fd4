/** All settings that can be set, as one document: read from the tables and written back to them. */
import { getSettings } from '@shop/contract'
import { getTableName, sql } from 'drizzle-orm'
import { toCamelCase } from 'drizzle-orm/casing'
import * as v from 'valibot'
import type { Database } from '../db/index.ts'
import { isOrdered, type Row, readLists, renamed, type Table, tables } from './lists.ts'
import { highestId, listNames, valueNames } from './shapes.ts'
import { footerItems, footers, settings } from './tables.ts'
import { readValues } from './values.ts'

export type Document = Record<string, unknown>

const omitPosition = ({ position, ...row }: Row) => row

/** The lists without positions: the order of the rows says it. */
const readOrdered = async (db: Database): Promise<Row> => {
  const lists: Row = await readLists(db)
  const withoutPosition = ({ items, ...block }: Row) => ({
    ...omitPosition(block),
    ...(items ? { items: (items as Row[]).map(omitPosition) } : {}),
  })
  const ordered = listNames.filter((name) => isOrdered(tables[name]))
  return {
    ...lists,
    ...Object.fromEntries(
      ordered.map((name) => [name, (lists[name] as Row[]).map(withoutPosition)]),
    ),
  }
}

const providersOn = Object.fromEntries(
  ['google', 'facebook', 'apple'].map((name) => [name, { is_active: true }]),
)

/** What is stored, and the defaults of what is not. */
export const readDocument = async (db: Database): Promise<Document> => {
  const stored = await readValues(db)
  const defaults: Row = { ...v.parse(getSettings.data, {}), social_auths: providersOn }
  const values = valueNames.map((key) => [key, stored[key] ?? defaults[key]])
  return { ...Object.fromEntries(values), ...(await readOrdered(db)) }
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
