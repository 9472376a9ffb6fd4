import { PlainError } from '../plain-error.ts'

/** The database cannot be opened as it is; says which one, why, and what to do. */
export class DatabaseUnusable extends PlainError {
  override readonly name = 'DatabaseUnusable'
}

/** What to do where a database cannot be opened: on a full disk it is whole, and must not be moved away. */
export const adviceFor = (reason: string): string =>
  /ENOSPC|no space left/i.test(reason)
    ? 'Make room on its disk and start again: what it holds is not lost.'
    : 'Bring it back from a backup, or move the folder away to begin anew.'

/** The database was there and has gone; it is looked for until it is back. */
export class DatabaseLost extends Error {
  override readonly name = 'DatabaseLost'
}
