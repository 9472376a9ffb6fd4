/** What whoever starts the shop is told about a PostgreSQL that cannot be used. */
import pg from 'pg'
import { DatabaseUnusable } from './errors.ts'
import { reasonOf } from './pool.ts'

const adviceOf = (code: string): string => {
  if (/^28/.test(code)) return 'Correct its user and password.'
  if (code === '3D000') return 'Make this database, or correct its name.'
  if (code === '42501') return 'Give its user the right to make tables there.'
  return 'Start it, or correct the address.'
}

/** Names the server and the database, never the password. */
export const addressOf = (url: string): string => {
  const { host, port, database } = new pg.Client(url)
  return `PostgreSQL at ${host}:${port}, database ${database}`
}

export const asUnusable = (url: string, error: unknown): DatabaseUnusable => {
  const code = error instanceof pg.DatabaseError ? (error.code ?? '') : ''
  const reason = reasonOf(error)
  // The driver's words for a time that is over name nobody.
  const what =
    code === '' && /timeout/i.test(reason) ? 'does not answer' : `cannot be used: ${reason}`
  return new DatabaseUnusable(`DATABASE_URL: the ${addressOf(url)}, ${what}. ${adviceOf(code)}`, {
    cause: error,
  })
}
