import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Database, OpenDatabase } from './database.ts'
import { indexSearch, migrations, vacuum } from './upkeep.ts'

/** Any number that is ours: processes that start at once migrate one after the other. */
const migrationLock = 7_310_622

export const openPostgres = (url: string, connections = 10): OpenDatabase => {
  const pool = new pg.Pool({ connectionString: url, max: connections })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end us.
  pool.on('error', (error) => console.warn(`Database connection lost: ${error.message}`))
  const db = drizzle({ client: pool, casing: 'snake_case' }) as unknown as Database
  return {
    db,
    kind: 'postgres',
    migrate: async () => {
      const client = await pool.connect()
      const own = drizzle({ client, casing: 'snake_case' })
      try {
        await client.query('select pg_advisory_lock($1)', [migrationLock])
        await migrate(own, migrations)
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
