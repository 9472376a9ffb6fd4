/** The database: PGlite in a folder or in memory, or a PostgreSQL; one type for both. */
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { sql } from 'drizzle-orm'
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres'
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { lockFolder } from './lock.ts'

interface RowsOf<Row> {
  rows: Row[]
}
interface Rows extends PgQueryResultHKT {
  readonly type: RowsOf<this['row']>
}

/** What services query. A transaction is one too, so a function that takes it works inside both. */
export type Database = PgDatabase<Rows>

export interface OpenDatabase {
  readonly db: Database
  readonly kind: 'pglite' | 'postgres'
  /** Brings the tables up to date; safe when several processes start at once. */
  migrate(): Promise<void>
  /**
   * Tidies up after many writes and counts anew what queries are planned by. The embedded database
   * never does so by itself; a PostgreSQL does, later.
   */
  vacuum(): Promise<void>
  /** The whole embedded database as an archive, for `from`; null on PostgreSQL. */
  dump(): Promise<Blob | null>
  close(): Promise<void>
}

interface DatabaseOptions {
  /** A PostgreSQL's address; PGlite without it. */
  url?: string | null | undefined
  /** Where PGlite keeps its files; in memory without it. */
  dir?: string | null | undefined
  /** An archive that a new PGlite starts from. */
  from?: Blob | undefined
  /** Connections to a PostgreSQL at most. */
  connections?: number | undefined
}

const migrations = {
  migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
  migrationsSchema: 'public',
  migrationsTable: 'migrations',
}

/** Any number that is ours: processes that start at once migrate one after the other. */
const migrationLock = 7_310_622

/**
 * Search reads this index. It needs the pg_trgm extension, which a managed PostgreSQL may not let us
 * create: then search still works, by reading rows.
 */
const indexSearch = async (db: Database) => {
  try {
    await db.execute(sql`create extension if not exists pg_trgm`)
    await db.execute(
      sql`create index if not exists products_search on products using gin (search_text gin_trgm_ops)`,
    )
    await db.execute(
      sql`create index if not exists search_words_near on search_words using gin (word gin_trgm_ops)`,
    )
  } catch (error) {
    const reason = error instanceof Error ? (error.cause ?? error) : error
    console.warn(`Search runs without its index: ${String(reason)}`)
  }
}

const vacuum = async (db: Database) => {
  await db.execute(sql`vacuum (analyze)`)
}

/**
 * The embedded database takes its buffers whole and never gives memory back, and the system keeps
 * its files in memory anyway: a demo shop fits in these, a large one reads a little more.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=24MB']

const openPglite = async ({ dir, from }: DatabaseOptions): Promise<OpenDatabase> => {
  const unlock = dir ? await lockFolder(dir) : async () => undefined
  const client = await PGlite.create({
    ...(dir ? { dataDir: dir } : {}),
    ...(from ? { loadDataDir: from } : {}),
    startParams,
    extensions: { pg_trgm },
  }).catch(async (error: unknown) => {
    await unlock()
    throw error
  })
  const db = drizzlePglite({ client, casing: 'snake_case' })
  const shared = db as unknown as Database
  return {
    db: shared,
    kind: 'pglite',
    migrate: async () => {
      await migratePglite(db, migrations)
      await indexSearch(shared)
    },
    vacuum: () => vacuum(shared),
    dump: () => client.dumpDataDir('none'),
    close: async () => {
      await client.close()
      await unlock()
    },
  }
}

const openPostgres = (url: string, connections = 10): OpenDatabase => {
  const pool = new pg.Pool({ connectionString: url, max: connections })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end us.
  pool.on('error', (error) => console.warn(`Database connection lost: ${error.message}`))
  const db = drizzleNode({ client: pool, casing: 'snake_case' }) as unknown as Database
  return {
    db,
    kind: 'postgres',
    migrate: async () => {
      const client = await pool.connect()
      const own = drizzleNode({ client, casing: 'snake_case' })
      try {
        await client.query('select pg_advisory_lock($1)', [migrationLock])
        await migrateNode(own, migrations)
        await indexSearch(own as unknown as Database)
      } finally {
        await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined)
        client.release()
      }
    },
    vacuum: () => vacuum(db),
    dump: async () => null,
    close: () => pool.end(),
  }
}

/** Opens the PostgreSQL at `url`, else PGlite in `dir`, else PGlite in memory. */
export const openDatabase = async (options: DatabaseOptions = {}): Promise<OpenDatabase> =>
  options.url ? openPostgres(options.url, options.connections) : openPglite(options)
