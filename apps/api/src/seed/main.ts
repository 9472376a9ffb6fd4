/** `npm run seed -- [--products N] [--reset]`: fills the database, or adds products to it. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { ConfigError, readConfig } from '../config.ts'
import { type Database, DatabaseInUse, openDatabase } from '../db/index.ts'
import * as schema from '../db/schema.ts'
import { addProducts, defaultProducts, isEmpty, seed } from './seed.ts'

const usage = `Usage: npm run seed -- [--products N] [--reset]
  --products N   how many products there shall be in all (1 to 1000000, default ${defaultProducts})
  --reset        empty every table first: accounts and orders go, too
Stop the shop first when the database is the embedded one.`

class UsageError extends Error {
  override readonly name = 'UsageError'
}

const parse = () => {
  try {
    return parseArgs({
      options: {
        products: { type: 'string' },
        reset: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

const readArguments = () => {
  const { values } = parse()
  const text = values.products ?? String(defaultProducts)
  const wanted = /^\d{1,7}$/.test(text) ? Number(text) : 0
  if (wanted < 1 || wanted > 1_000_000)
    throw new UsageError(`--products takes a number, not ${text}`)
  return { ...values, products: wanted }
}

const empty = async (db: Database) => {
  const tables = Object.values(schema).filter((entry) => is(entry, PgTable))
  const names = tables.map((table) => sql.identifier(getTableName(table)))
  await db.execute(sql`truncate ${sql.join(names, sql`, `)} restart identity cascade`)
}

const run = async () => {
  const { products, reset, help } = readArguments()
  if (help) return usage
  const { databaseUrl, dataDir } = readConfig(process.env)
  const started = performance.now()
  if (dataDir) await mkdir(dataDir, { recursive: true })
  const database = await openDatabase({
    url: databaseUrl,
    dir: dataDir && join(dataDir, 'db'),
  })
  const onProgress = (line: string) => console.log(line)
  const now = new Date()
  try {
    await database.migrate()
    if (reset) await empty(database.db)
    const options = { now, products, onProgress }
    const fresh = await isEmpty(database.db)
    if (fresh) await seed(database.db, options)
    const added = fresh ? products : await addProducts(database.db, options)
    if (added > 0) await database.vacuum()
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    return added === 0
      ? `There are ${products} products or more already; nothing was changed. --reset starts anew.`
      : `${added} products added in ${seconds} s.`
  } finally {
    await database.close()
  }
}

try {
  console.log(await run())
} catch (error) {
  const isPlain = error instanceof ConfigError || error instanceof DatabaseInUse
  if (error instanceof UsageError) console.error(`${error.message}\n${usage}`)
  else console.error(isPlain ? error.message : error)
  process.exitCode = 1
}
