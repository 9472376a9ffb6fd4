/** `npm run seed -- [--products N] [--reset]`: fills the database, or adds products to it. */
import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { endWithParent } from '../apart.ts'
import { readConfig } from '../config.ts'
import type { Database } from '../db/index.ts'
import * as schema from '../db/schema.ts'
import { openAlone, readOptions, runCommand, UsageError } from '../operator/command.ts'
import { addProducts, defaultProducts, isEmpty, seed } from './seed.ts'

const usage = `Usage: npm run seed -- [--products N] [--reset]
  --products N   how many products there shall be in all (1 to 1000000, default ${defaultProducts})
  --reset        empty every table first: accounts and orders go, too
Stop the shop first when the database is the embedded one.`

const readArguments = () => {
  const { values } = readOptions({
    options: {
      products: { type: 'string' },
      reset: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const text = values.products ?? String(defaultProducts)
  const count = /^\d{1,7}$/.test(text) ? Number(text) : 0
  if (count < 1 || count > 1_000_000) throw new UsageError(`--products takes a number, not ${text}`)
  return { ...values, products: count }
}

const empty = async (db: Database) => {
  const tables = Object.values(schema).filter((entry) => is(entry, PgTable))
  const names = tables.map((table) => sql.identifier(getTableName(table)))
  await db.execute(sql`truncate ${sql.join(names, sql`, `)} restart identity cascade`)
}

endWithParent()
await runCommand(usage, async () => {
  const { products, reset, help } = readArguments()
  if (help) return usage
  const started = performance.now()
  const onProgress = (line: string) => console.log(line)
  return openAlone(readConfig(process.env), async ({ db, now }, vacuum) => {
    if (reset) await empty(db)
    const options = { now: now(), products, onProgress }
    const fresh = await isEmpty(db)
    if (fresh) await seed(db, options)
    const added = fresh ? products : await addProducts(db, options)
    if (added > 0) await vacuum()
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    return added === 0
      ? `There are ${products} products or more already; nothing was changed. --reset starts anew.`
      : `${added} products added in ${seconds} s.`
  })
})
