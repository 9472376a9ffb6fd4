/** The database: PGlite in a folder or in memory, or a PostgreSQL; one type for both. */
import type { OpenDatabase } from './database.ts'
import type { Durability } from './durability.ts'
import { openEmbedded } from './embedded.ts'
import { openPostgres } from './postgres.ts'

interface DatabaseOptions {
  /** A PostgreSQL's address; PGlite without it. */
  url?: string | null | undefined
  /** Where PGlite keeps its files; in memory without it. */
  dir?: string | null | undefined
  durability?: Durability | undefined
  /** Makes the database that is not there yet, in this folder; without it an empty one is made. */
  make?: ((dir: string) => Promise<void>) | undefined
  /** An archive that a new PGlite in memory starts from. */
  from?: Blob | undefined
  /** Connections to a PostgreSQL at most. */
  connections?: number | undefined
  /** Whether people wait for answers: then statements of a PostgreSQL are given up in time. */
  serves?: boolean | undefined
  /** Aborts when the start is not waited for any longer. */
  stopping?: AbortSignal | undefined
}

/** Opens the PostgreSQL at `url`, else PGlite in `dir`, else PGlite in memory. */
export const openDatabase = async (options: DatabaseOptions = {}): Promise<OpenDatabase> =>
  options.url ? openPostgres(options.url, options) : openEmbedded(options)
