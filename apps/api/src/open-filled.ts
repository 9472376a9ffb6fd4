import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runApart } from './apart.ts'
import type { Config } from './config.ts'
import { asDamaged } from './db/errors.ts'
import { type OpenDatabase, openDatabase } from './db/index.ts'
import { isSearchEmpty, refreshSearch } from './search/documents.ts'
import { isEmpty, seed } from './seed/seed.ts'

const seedCommand = fileURLToPath(new URL('./seed/main.ts', import.meta.url))

/**
 * Makes and fills the embedded database in a process of its own: filling it takes more memory than
 * serving it, and a process that has taken it does not give it back.
 */
const fillApart = (dataDir: string, signal?: AbortSignal) =>
  runApart(seedCommand, {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir },
    signal,
  })

export interface Filled {
  readonly database: OpenDatabase
  /** Whether the database was empty and holds the demo shop now. */
  readonly seeded: boolean
  /** Whether there is no shop in it. */
  readonly empty: boolean
}

/**
 * Opens the database and brings it up to date. An empty one is filled with the demo shop, but never
 * in production: there it waits for `npm run setup`.
 */
export const openFilled = async (
  { databaseUrl, dataDir, durability, environment }: Config,
  stopping?: AbortSignal,
): Promise<Filled> => {
  const isLocal = environment === 'local'
  let seeded = false
  const make = async (dir: string) => {
    await fillApart(dirname(dir), stopping)
    seeded = true
  }
  const dir = dataDir && join(dataDir, 'db')
  const database = await openDatabase({
    url: databaseUrl,
    dir,
    durability,
    serves: true,
    stopping,
    ...(isLocal ? { make } : {}),
  })
  try {
    await database.migrate()
    stopping?.throwIfAborted()
    if (await isSearchEmpty(database.db)) await database.alone(refreshSearch)
    if (!isLocal) return { database, seeded, empty: await isEmpty(database.db) }
    const isFilled = await database.alone(async (db) => {
      if (!(await isEmpty(db))) return false
      await seed(db, { now: new Date() })
      return true
    })
    if (isFilled) await database.vacuum()
    return { database, seeded: seeded || isFilled, empty: false }
  } catch (error) {
    await database.close()
    throw databaseUrl === null && dir ? asDamaged(dir, error) : error
  }
}
