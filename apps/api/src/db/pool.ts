/** Connections to a PostgreSQL, none of which is waited for longer than a request may take. */
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { DatabaseLost } from './errors.ts'
import type { Watch } from './watch.ts'

export interface Limits {
  /** Milliseconds until a connection is there, a new one or one that somebody else gives back. */
  readonly connect: number
  /** Milliseconds until a statement is answered. */
  readonly statement: number
}

/** What Drizzle asks a connection for. */
type Query = [config: pg.QueryConfig, values?: unknown[]]
interface Connection {
  query(...call: Query): Promise<pg.QueryResult>
  release(): void
}

/** The server says that it goes. One that has no room for one more still serves those it has. */
const isConnectionLost = ({ code = '' }: pg.DatabaseError) => /^(08|57P)/.test(code)

/** In words, also where each address of a host was refused and the driver says nothing itself. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.message || ('code' in error ? String(error.code) : error.name)
}

/** Milliseconds until connections must be closed. */
const farewell = 2000

/** Milliseconds that the server has to say itself that a statement took too long. */
const past = 500

/**
 * A pool as Drizzle takes one. While the database is lost nobody waits for it: all fail at once with
 * DatabaseLost. Without limits, as for commands, a statement may take as long as it takes.
 */
export class DatabasePool {
  readonly #pool: pg.Pool
  readonly #watch: Watch
  readonly #silence: number | null

  constructor(config: pg.PoolConfig, watch: Watch, limits: Limits | null) {
    this.#watch = watch
    this.#silence = limits && limits.statement + past
    this.#pool = new pg.Pool({
      ...config,
      ...(limits && {
        connectionTimeoutMillis: limits.connect,
        statement_timeout: limits.statement,
      }),
    })
    // One that breaks while idle is replaced by the pool; without a listener it would end the process.
    this.#pool.on('error', (error) => watch.suspect(reasonOf(error)))
    // So would one that breaks between two statements of a transaction: the next one says so.
    this.#pool.on('connect', (client) => client.on('error', () => undefined))
  }

  async connect(): Promise<Connection> {
    if (this.#watch.isLost) throw new DatabaseLost('The database does not answer')
    const client = await this.#pool.connect().catch((error: unknown) => this.#fail(error))
    let isOurs = true
    const release = (isBroken = false) => {
      if (isOurs) client.release(isBroken)
      isOurs = false
    }
    const query = async (...call: Query) => {
      if (!isOurs) throw new DatabaseLost('The connection was lost')
      try {
        return await this.#ask(client, call)
      } catch (error) {
        // Drizzle never gives back one whose transaction could not begin.
        if (error instanceof DatabaseLost) release(true)
        throw error
      }
    }
    return { query, release: () => release() }
  }

  async query(...call: Query): Promise<pg.QueryResult> {
    const connection = await this.connect()
    try {
      return await connection.query(...call)
    } finally {
      connection.release()
    }
  }

  /** A server that hangs does not say good-bye: it is not waited for. */
  async end(): Promise<void> {
    await Promise.race([this.#pool.end(), wait(farewell, undefined, { ref: false })])
  }

  async #ask(client: pg.PoolClient, call: Query) {
    // A server that hangs does not count the time either: then the connection is given up from here.
    const timer =
      this.#silence && setTimeout(() => client.connection.stream.destroy(), this.#silence)
    try {
      return await client.query(...call)
    } catch (error) {
      return this.#fail(error)
    } finally {
      if (timer) clearTimeout(timer)
    }
  }

  #fail(error: unknown): never {
    if (error instanceof pg.DatabaseError && !isConnectionLost(error)) throw error
    const reason = reasonOf(error)
    this.#watch.suspect(reason)
    throw new DatabaseLost(reason, { cause: error })
  }
}
