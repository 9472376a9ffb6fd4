import { count, eq, max, sql } from 'drizzle-orm'
import type { Database } from '../db/index.ts'
import * as schema from '../db/schema.ts'
import { Refusal } from '../http/index.ts'
import { insertBase } from './base.ts'
import { insertChats } from './chats.ts'
import { demoAccount } from './content/demo.ts'
import { makeProducts } from './content/products.ts'
import { derive } from './derive.ts'
import { countedTables, countOn } from './insert.ts'
import { insertJournal } from './journal.ts'
import { insertOrders } from './orders.ts'
import { insertPages } from './pages.ts'
import { insertHabits, insertPeople } from './people.ts'
import { insertProducts } from './products.ts'
import { insertReviewExtras, insertShopReviews } from './review-extras.ts'
import { insertReviews } from './reviews.ts'
import { insertSales } from './sales.ts'
import { insertTickets } from './tickets.ts'

const { products, shops, users } = schema

/** Products of the demo shop. */
export const defaultProducts = 440

export type SeedOptions = {
  now: Date
  /** How many products there shall be in all. */
  products?: number | undefined
  onProgress?: ((line: string) => void) | undefined
}

/** Whether nobody has filled this database yet. */
export const isEmpty = async (db: Database) => {
  const [row] = await db.select({ shops: count() }).from(shops)
  return row?.shops === 0
}

/**
 * Fills an empty database with the demo shop, all or nothing. The same `now` gives the same shop.
 */
export const seed = async (
  db: Database,
  { now, products: productCount, onProgress }: SeedOptions,
) => {
  const list = makeProducts(1, Math.min(productCount ?? defaultProducts, defaultProducts), now)
  await db.transaction(async (tx) => {
    await insertPages(tx, now)
    await insertBase(tx, now)
    await insertPeople(tx, now)
    await insertProducts(tx, list)
    await insertSales(tx, list, now)
    await insertOrders(tx, list, now)
    await insertReviewExtras(tx)
    await insertShopReviews(tx)
    await insertHabits(tx, list, now)
    await insertChats(tx, list, now)
    await insertTickets(tx, now)
    await insertJournal(tx, now)
    await derive(tx, now)
    for (const table of countedTables(schema)) await countOn(tx, table)
  })
  await db.execute(sql`analyze`)
  if (productCount !== undefined && productCount > list.length) {
    await addProducts(db, { now, products: productCount, onProgress })
  }
}

const batch = 5000
/** Of products beyond the demo's, some have reviews, so that filters by rating find them. */
const reviewedEvery = 10

/** Whether this is the demo shop, whose shops and categories demo products belong to. */
const isDemo = async (db: Database) =>
  (await db.$count(users, eq(users.email, demoAccount.email))) > 0

/** Makes more products until there are as many as asked; those that are there stay. */
export const addProducts = async (
  db: Database,
  { now, products: productCount = defaultProducts, onProgress }: SeedOptions,
) => {
  if (!(await isDemo(db)))
    throw new Refusal('This database holds a shop of its own: no demo products are added to it.')
  const [last] = await db.select({ id: max(products.id), count: count() }).from(products)
  const missing = productCount - (last?.count ?? 0)
  const first = (last?.id ?? 0) + 1
  for (let done = 0; done < missing; done += batch) {
    const size = Math.min(batch, missing - done)
    await db.transaction(async (tx) => {
      const list = makeProducts(first + done, first + done + size - 1, now)
      await insertProducts(tx, list)
      await insertReviews(
        tx,
        list.filter(({ id }) => id % reviewedEvery === 0),
        now,
      )
      await countOn(tx, products)
    })
    onProgress?.(`${done + size} of ${missing} products`)
  }
  if (missing > 0) {
    await derive(db, now)
    await db.execute(sql`analyze`)
  }
  return Math.max(0, missing)
}
