/** Changing settings by path: `multi_vendor=false`, `currency.position=suffix`, `menus.Blogs=`. */
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../db/index.ts'
import { transact } from '../db/transact.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/index.ts'
import { type Document, idsOf, readDocument, writeEntry } from './document.ts'
import type { Row } from './lists.ts'
import { putReading } from './reading.ts'
import { listNames, shapes } from './shapes.ts'
import { settings } from './tables.ts'

/** A path into the settings and the text that it takes; an empty text takes it away. */
export interface Change {
  readonly path: string
  readonly value: string
}

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const namesOf = (rows: readonly unknown[]) =>
  rows.map((row, index) => (isRow(row) && typeof row.name === 'string' ? row.name : `${index + 1}`))

const putRow = (rows: readonly unknown[], [name = '', ...rest]: string[], leaf: unknown) => {
  const at = namesOf(rows).indexOf(name)
  if (rest.length === 0 && leaf === null) return rows.filter((_, index) => index !== at)
  const before = rows[at] ?? (/^\d+$/.test(name) ? {} : { name })
  const row = put(before, rest, leaf)
  return at < 0 ? [...rows, row] : rows.map((old, index) => (index === at ? row : old))
}

const put = (value: unknown, path: string[], leaf: unknown): unknown => {
  const [key, ...rest] = path
  if (key === undefined) return leaf
  if (Array.isArray(value)) return putRow(value, path, leaf)
  if (value === undefined && /^\d+$/.test(key)) return putRow([], path, leaf)
  const before = isRow(value) ? value : {}
  const inside = put(Object.hasOwn(before, key) ? before[key] : undefined, rest, leaf)
  // Without a value an optional entry is gone: eleven colours are no theme, so one can be taken away.
  if (inside === null && rest.length === 0 && key.startsWith('primary'))
    return Object.fromEntries(Object.entries(before).filter(([name]) => name !== key))
  return { ...before, [key]: inside }
}

const defaultOf = (rows: readonly Row[]) => rows.find((row) => row.is_default === true) ?? rows[0]

/** `currency` is the default one of `currencies`; naming another one makes that the default. */
const putCurrency = (document: Document, [field, ...rest]: string[], leaf: unknown) => {
  const rows = document.currencies
  // A change before this one may have put anything there, and is judged after it.
  if (!Array.isArray(rows) || !rows.every(isRow))
    throw new Refusal('currencies takes a list of rows')
  if (field !== 'name' || rest.length)
    return putRow(rows, [String(defaultOf(rows)?.name), field ?? '', ...rest], leaf)
  if (!rows.some(({ name }) => name === leaf)) throw new Refusal(`currency.name: no ${leaf} here`)
  return rows.map((row) => ({ ...row, is_default: row.name === leaf }))
}

const segmentsOf = ({ path, value }: Change) => {
  const parts = path.split('.')
  const isDefault = parts[0] === 'currencies' && parts[2] === 'is_default' && value === 'true'
  return isDefault
    ? { name: 'currency', rest: ['name'], text: parts[1] ?? '' }
    : { name: parts[0] ?? '', rest: parts.slice(1), text: value }
}

const shapeOf = (name: string): v.GenericSchema => {
  const shape = Object.hasOwn(shapes, name) ? shapes[name] : undefined
  if (!shape) throw new Refusal(`There is no setting ${name}. Without arguments all are listed.`)
  return shape
}

const check = (name: string, value: unknown): unknown => {
  const result = v.safeParse(shapeOf(name), value)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new Refusal(`${[name, v.getDotPath(issue)].filter(Boolean).join('.')}: ${issue.message}`)
}

const isOn = (row: Row) => row.is_active !== false

const refuseTwice = (values: readonly unknown[], what: string) => {
  if (new Set(values).size < values.length) throw new Refusal(`${what} stands there twice`)
}

/** What entries say of each other. */
const checkTogether = (document: Document) => {
  const languages = (document.languages as Row[]).filter(isOn)
  if (!languages.some(({ name }) => name === document.app_locale))
    throw new Refusal(`app_locale: ${document.app_locale} is no active language`)
  const defaults = (document.currencies as Row[]).filter(({ is_default }) => is_default)
  if (defaults.length !== 1 || !defaults.every(isOn))
    throw new Refusal('currencies: one active currency must be the default')
  if (Number(document.phone_min_length) > Number(document.phone_max_length))
    throw new Refusal('phone_min_length is more than phone_max_length')
  const rowsOf = (list: string) => document[list] as Row[]
  for (const list of ['currencies', 'languages', 'payment_gateways'])
    refuseTwice(
      rowsOf(list).map(({ name }) => name),
      `${list}: a name`,
    )
  for (const list of listNames) refuseTwice(idsOf(rowsOf(list)), `${list}: an id`)
  const items = rowsOf('footers').flatMap((block) => block.items as Row[])
  refuseTwice(idsOf(items), "footers: an item's id")
}

/** The document after the changes; throws Refusal for what is no setting or no value of it. */
const applied = (before: Document, changes: readonly Change[]) => {
  let document = before
  const touched = new Set<string>()
  for (const change of changes) {
    const { name, rest, text } = segmentsOf(change)
    const entry = name === 'currency' ? 'currencies' : name
    const soFar = document
    const value = putReading(shapeOf(entry), text, (leaf) =>
      name === 'currency' ? putCurrency(soFar, rest, leaf) : put(soFar[entry], rest, leaf),
    )
    document = { ...soFar, [entry]: value }
    touched.add(entry)
  }
  // A new row may take several changes, so entries are judged when all have been made.
  for (const name of touched) document = { ...document, [name]: check(name, document[name]) }
  if (touched.size > 0) checkTogether(document)
  return { document, touched }
}

const leaves = (value: unknown, path: string): string[] => {
  if (Array.isArray(value)) {
    const names = namesOf(value)
    return value.flatMap((row, index) => leaves(row, `${path}.${names[index]}`))
  }
  if (isRow(value))
    return Object.entries(value).flatMap(([key, inside]) =>
      key === 'id' ? [] : leaves(inside, `${path}.${key}`),
    )
  return [`${path}=${value ?? ''}`]
}

/** Every setting on a line, as the command takes it. */
const listSettings = (document: Document): string[] => {
  const { name, symbol, rate, position } = defaultOf(document.currencies as Row[]) ?? {}
  return Object.entries({ currency: { name, symbol, rate, position }, ...document }).flatMap(
    ([key, value]) => leaves(value, key),
  )
}

/** Who writes settings at the same time waits until the transaction ends; who reads does not. */
export const lockSettings = (tx: Database) =>
  tx.execute(sql`lock table ${settings} in share row exclusive mode`)

/** Writes the changes inside a transaction that holds the lock, and answers all settings then. */
export const writeChanges = async (tx: Database, changes: readonly Change[]): Promise<Document> => {
  const { document, touched } = applied(await readDocument(tx), changes)
  for (const name of touched) await writeEntry(tx, name, document[name])
  return document
}

/** Makes the changes, all or none, and says how everything stands then. */
export const changeSettings = ({ db }: Pick<Deps, 'db'>, changes: readonly Change[]) =>
  transact(db, async (tx) => {
    // Lists are read, then written whole.
    if (changes.length > 0) await lockSettings(tx)
    return listSettings(await writeChanges(tx, changes))
  })
