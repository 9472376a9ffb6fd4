import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

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
  /** Work that nobody waits for may take its time; what is asked through `db` may not where it serves. */
  unhurried<Result>(work: (db: Database) => Promise<Result>): Promise<Result>
  /** Work of that kind that no other process may do at the same time. */
  alone<Result>(work: (db: Database) => Promise<Result>): Promise<Result>
  /** How many other servers of the shop use it now; an embedded one has one process. */
  otherServers(): Promise<number>
  /**
   * Tidies up after many writes and counts anew what queries are planned by. The embedded database
   * never does so by itself; a PostgreSQL does, later.
   */
  vacuum(): Promise<void>
  /** The whole embedded database as an archive, for `from`; null on PostgreSQL. */
  dump(): Promise<Blob | null>
  close(): Promise<void>
}
