/** Brings products into the database: new ones, and what is new about those that are there. */
import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { productColors, productMedia, productSizes, products } from '../catalogue/tables.ts'
import type { Database } from '../db/index.ts'
import { transact } from '../db/transact.ts'
import type { Deps } from '../deps.ts'
import { insertRows } from '../seed/insert.ts'
import { shops } from '../shops/tables.ts'
import { quoted } from './cells.ts'
import { type Desired, desiredOf, faultOf } from './desired.ts'
import { type Held, type Parts, readHeld } from './held.ts'
import { forgetUnused, keepSources, lostBy } from './imported-pictures.ts'
import type { Told } from './product.ts'
import { otherCategory, type References, referencesOf } from './references.ts'

export interface Batch {
  readonly shopId: number
  /** Says what would become of the products, and writes nothing. */
  readonly isTrial: boolean
  /** Pieces of new products of which nobody says how many there are. */
  readonly stock: number
  readonly products: readonly Told[]
  /** Pictures that were brought in for them. */
  readonly pictures: readonly { readonly source: string; readonly key: string }[]
}

/** What became of a product. */
export type Outcome =
  | { readonly is: 'new' | 'changed' | 'same' }
  | { readonly is: 'refused'; readonly reason: string }

export interface Written {
  /** In the order of the products. */
  readonly outcomes: Outcome[]
  readonly greyColors: string[]
  /** Keys of pictures that nothing shows any more. */
  readonly unused: string[]
}

/** A product, what it is now, and what it shall be. */
interface Task {
  readonly told: Told
  readonly held: Held | undefined
  readonly desired: Desired
  readonly outcome: Outcome
}

/** Any number that is ours: two imports at once would make the same categories. */
const importLock = 7_310_623

const isSame = (held: Held, { columns, parts }: Desired) =>
  Object.entries(columns).every(([key, value]) =>
    isDeepStrictEqual(held.row[key as keyof typeof held.row], value),
  ) &&
  Object.entries(parts).every(([key, value]) => isDeepStrictEqual(held[key as keyof Parts], value))

const nothing: Desired = { columns: {}, parts: {} }
const refused = (reason: string): Outcome => ({ is: 'refused', reason })

/** Finds out what is to be done with each product. */
const plan = (
  told: readonly Told[],
  heldBy: ReadonlyMap<string, Held>,
  references: References,
  isShopOpen: boolean,
): Task[] => {
  const taken = new Set<string>()
  return told.map((product) => {
    const held = heldIn(heldBy, product)
    const code = held?.row.code ?? product.codes[0] ?? ''
    const fault = taken.has(code)
      ? `another product of the file is ${quoted(code)} already`
      : faultOf(product, held)
    if (fault) return { told: product, held, desired: nothing, outcome: refused(fault) }
    taken.add(code)
    const desired = desiredOf(product, held, references, isShopOpen)
    const is = !held ? 'new' : isSame(held, desired) ? 'same' : 'changed'
    return { told: product, held, desired, outcome: { is } }
  })
}

const heldIn = (heldBy: ReadonlyMap<string, Held>, { codes }: Told) =>
  codes.map((code) => heldBy.get(code)).find((held) => held !== undefined)

/** Ids that nobody else gets. */
const takeIds = async (tx: Database, count: number): Promise<number[]> => {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('products', 'id'))::int as id from generate_series(1, ${count}::int)`,
  )
  return rows.map(({ id }) => id)
}

const insertParts = async (
  tx: Database,
  owners: readonly { id: number; parts: Partial<Parts> }[],
) => {
  await insertRows(
    tx,
    productSizes,
    owners.flatMap(({ id, parts }) =>
      (parts.sizes ?? []).map((size) => ({ productId: id, ...size })),
    ),
  )
  await insertRows(
    tx,
    productColors,
    owners.flatMap(({ id, parts }) =>
      (parts.colors ?? []).map((color, position) => ({ productId: id, ...color, position })),
    ),
  )
  await insertRows(
    tx,
    productMedia,
    owners.flatMap(({ id, parts }) =>
      (parts.media ?? []).map((medium, position) => ({
        productId: id,
        type: 'image' as const,
        ...medium,
        position,
      })),
    ),
  )
}

const blank = {
  names: {},
  shortDescription: '',
  shortDescriptions: {},
  description: '',
  descriptions: {},
  thumbnail: null,
  discountPrice: null,
  taxRate: '0',
  subCategoryId: null,
  brandId: null,
  unitId: null,
  metaTitle: null,
  metaDescription: null,
  metaKeywords: null,
}

const insertNew = async (
  tx: Database,
  tasks: readonly Task[],
  { shopId, stock }: Batch,
  now: Date,
) => {
  const ids = await takeIds(tx, tasks.length)
  const rows = tasks.map(({ told, desired }, at) => ({
    ...blank,
    quantity: stock,
    ...desired.columns,
    id: ids[at] ?? 0,
    shopId,
    code: told.codes[0] ?? '',
    createdAt: now,
    updatedAt: now,
  }))
  await insertRows(tx, products, rows as (typeof products.$inferInsert)[])
  await insertParts(
    tx,
    tasks.map(({ desired: { parts } }, at) => ({ id: ids[at] ?? 0, parts })),
  )
}

const updateHeld = async (tx: Database, tasks: readonly Task[], now: Date) => {
  const owners = tasks.flatMap(({ held, desired }) =>
    held ? [{ id: held.row.id, ...desired }] : [],
  )
  for (const { id, columns } of owners)
    await tx
      .update(products)
      .set({ ...columns, updatedAt: now })
      .where(eq(products.id, id))
  const withPart = (part: keyof Parts) =>
    owners.flatMap(({ id, parts }) => (parts[part] ? [id] : []))
  await tx.delete(productSizes).where(inArray(productSizes.productId, withPart('sizes')))
  await tx.delete(productColors).where(inArray(productColors.productId, withPart('colors')))
  await tx
    .delete(productMedia)
    .where(and(inArray(productMedia.productId, withPart('media')), eq(productMedia.type, 'image')))
  await insertParts(tx, owners)
}

/** All of these products, or none when anything fails; those that are not fit are refused singly. */
export const writeProducts = ({ db, now }: Deps, batch: Batch): Promise<Written> =>
  transact(db, async (tx) => {
    if (!batch.isTrial) await tx.execute(sql`select pg_advisory_xact_lock(${importLock})`)
    const [shop] = await tx.select().from(shops).where(eq(shops.id, batch.shopId))
    if (!shop) throw new Error(`There is no shop ${batch.shopId}`)
    const heldBy = await readHeld(
      tx,
      batch.shopId,
      batch.products.flatMap(({ codes }) => codes),
    )
    const told = batch.products.map((product) => {
      const isNew = heldIn(heldBy, product) === undefined
      return isNew ? { ...product, category: product.category ?? otherCategory } : product
    })
    const fit = told.filter((product) => !faultOf(product, heldIn(heldBy, product)))
    const references = await referencesOf(tx, fit, batch.isTrial)
    const tasks = plan(told, heldBy, references, shop.isActive)
    const written = {
      outcomes: tasks.map(({ outcome }) => outcome),
      greyColors: [...references.greyColors],
    }
    if (batch.isTrial) return { ...written, unused: [] }
    const which = (outcomeKind: Outcome['is']) =>
      tasks.filter(({ outcome }) => outcome.is === outcomeKind)
    await keepSources(tx, batch.pictures)
    await insertNew(tx, which('new'), batch, now())
    await updateHeld(tx, which('changed'), now())
    const lost = which('changed').flatMap(({ held, desired }) =>
      held ? lostBy(held, desired) : [],
    )
    return { ...written, unused: await forgetUnused(tx, lost) }
  })
