/** The settings that are lists. Each is a table whose columns have the names of the wire's fields. */
import { asc, getTableColumns } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { Database } from '../db/index.ts'
import { type ListName, listNames } from './shapes.ts'
import {
  currencies,
  footerItems,
  footers,
  languages,
  menus,
  paymentGateways,
  socialLinks,
} from './tables.ts'

export type Row = Record<string, unknown>

export const tables = {
  currencies,
  languages,
  menus,
  footers,
  social_links: socialLinks,
  payment_gateways: paymentGateways,
} as const satisfies Record<ListName, unknown>
export type Table = (typeof tables)[ListName] | typeof footerItems

export const renamed = (row: Row, name: (key: string) => string): Row =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [name(key), value]))

/** The wire's names of a table's columns. */
export const fieldsOf = (table: Table): string[] =>
  Object.keys(getTableColumns(table)).map(toSnakeCase)

/** A place in the order is the place in the list; a currency's is before or after the amount. */
export const isOrdered = (table: Table) => table !== currencies

const readRows = async (db: Database, table: Table): Promise<Row[]> => {
  const order = isOrdered(table) ? [asc(table.position), asc(table.id)] : [asc(table.id)]
  const rows: Row[] = await db
    .select()
    .from(table)
    .orderBy(...order)
  return rows.map((row) => renamed(row, toSnakeCase))
}

/** All rows of all lists in their order, hidden ones too; a footer has its items. */
export const readLists = async (db: Database): Promise<Record<ListName, Row[]>> => {
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
