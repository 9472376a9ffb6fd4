import { hostname } from 'node:os'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Database, OpenDatabase } from './database.ts'
import { DatabasePool, type Limits } from './pool.ts'
import { Silent, watchSilence } from './silence.ts'
import { addressOf, asUnusable } from './unreachable.ts'
import { indexSearch, migrations, vacuum } from './upkeep.ts'
import { createWatch } from './watch.ts'

/** Any number that is ours: it serialises the migrations of processes that start at once. */
const startLock = 7_310_622

/** Together below the 5 s within which a shopper is to have an answer. */
const servingLimits: Limits = { connect: 1500, statement: 2500 }

/** Whoever starts a shop waits a little longer, and wants to know. */
const startLimits: Limits = { connect: 5000, statement: 5000 }

/** What a server is called in PostgreSQL's list of sessions, 63 bytes at most. */
const serverName = `shop server ${process.pid}@${hostname()}`.slice(0, 63)

interface PostgresOptions {
  readonly connections?: number | undefined
  /** Whether people wait for answers: then statements are given up instead of waited for. */
  readonly serves?: boolean | undefined
  /** Aborts when the start is not waited for any longer. */
  readonly stopping?: AbortSignal | undefined
}

const probeOf =
  (url: string, { connect, statement }: Limits) =>
  async () => {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: connect,
      query_timeout: statement,
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query('select 1')
    } finally {
      client.end().catch(() => undefined)
    }
  }

const asDatabase = (client: pg.Pool | pg.PoolClient | DatabasePool) =>
  drizzle({ client: client as pg.Pool, casing: 'snake_case' })

export const openPostgres = (
  url: string,
  { connections = 10, serves = false, stopping }: PostgresOptions,
): OpenDatabase => {
  const watch = createWatch({ name: `The ${addressOf(url)},`, probe: probeOf(url, servingLimits) })
  const pool = new DatabasePool(
    {
      connectionString: url,
      max: connections,
      // One stays, for other servers to see.
      ...(serves && { application_name: serverName, min: 1 }),
    },
    watch,
    serves ? servingLimits : null,
  )
  const db = asDatabase(pool) as unknown as Database

  const unhurried: OpenDatabase['unhurried'] = async (work) => {
    if (!serves) return work(db)
    const patient = new DatabasePool({ connectionString: url, max: 2 }, watch, null)
    try {
      return await work(asDatabase(patient) as unknown as Database)
    } finally {
      await patient.end()
    }
  }

  /** Works while it holds the lock, on a connection of its own; throws DatabaseUnusable. */
  const locked = async <Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> => {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: startLimits.connect,
    })
    client.on('error', () => undefined)
    const whileItAnswers = async () => {
      await client.connect().catch((error: unknown) => {
        throw asUnusable(url, error)
      })
      await client.query('select pg_advisory_lock($1)', [startLock])
      return work(client)
    }
    const silence = watchSilence(probeOf(url, startLimits), stopping)
    try {
      const result = await Promise.race([whileItAnswers(), silence.broken])
      // Its end gives the lock back.
      await client.end()
      return result
    } catch (error) {
      // Who does not answer does not say good-bye either.
      client.connection.stream.destroy()
      throw error instanceof Silent ? asUnusable(url, error) : error
    } finally {
      silence.end()
    }
  }

  return {
    db,
    kind: 'postgres',
    unhurried,
    alone: (work) => locked(() => unhurried(work)),
    migrate: () =>
      locked(async (client) => {
        const own = drizzle({ client, casing: 'snake_case' })
        await migrate(own, migrations)
        await indexSearch(own as unknown as Database)
      }),
    otherServers: async () => {
      const { rows } = await pool.query({
        text: `select count(distinct application_name)::int as others from pg_stat_activity
          where datname = current_database() and application_name like 'shop server %'
            and application_name <> $1`,
        values: [serverName],
      })
      return rows[0].others
    },
    vacuum: () => unhurried(vacuum),
    dump: async () => null,
    close: async () => {
      watch.close()
      await pool.end()
    },
  }
}
