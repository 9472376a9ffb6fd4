/** What every database needs before it is asked, and from time to time. */
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

export const migrations = {
  migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
  migrationsSchema: 'public',
  migrationsTable: 'migrations',
}

/**
 * Says to the planner what a match costs: a document lies outside its row, and to read those of a few hundred
 * products takes three times as long as to ask the index of words. Left as it is where only the database's own
 * operator may say so; it decides over small shops alone.
 */
const tellMatchCost = async (db: Database) => {
  await db.execute(sql`
    do $$ begin
      alter function ts_match_vq(tsvector, tsquery) cost 20;
    exception when insufficient_privilege then null;
    end $$`)
}

/**
 * Misspelt words are looked up in this index. It needs the pg_trgm extension, which a managed PostgreSQL may
 * not let us create: then search works without mending them.
 */
export const indexSearch = async (db: Database): Promise<void> => {
  await tellMatchCost(db)
  try {
    await db.execute(sql`create extension if not exists pg_trgm`)
    await db.execute(
      sql`create index if not exists search_words_near on search_words using gin (word gin_trgm_ops)`,
    )
  } catch (error) {
    const reason = error instanceof Error ? (error.cause ?? error) : error
    console.warn(`Search does not mend spelling: ${String(reason)}`)
  }
}

export const vacuum = async (db: Database): Promise<void> => {
  await db.execute(sql`vacuum (analyze)`)
}
