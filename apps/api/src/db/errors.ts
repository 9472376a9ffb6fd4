import { PlainError } from '../plain-error.ts'

/** The database cannot be opened as it is; says which one, why, and what to do. */
export class DatabaseUnusable extends PlainError {
  override readonly name = 'DatabaseUnusable'
}

/** The database was there and has gone; it is looked for until it is back. */
export class DatabaseLost extends Error {
  override readonly name = 'DatabaseLost'
}
