import { PlainError } from '../plain-error.ts'

/** The database cannot be opened as it is; says which one, why, and what to do. */
export class DatabaseUnusable extends PlainError {
  override readonly name = 'DatabaseUnusable'
}

/** What to do by the reason why a database cannot be opened: where it is whole, it must not be moved away. */
const advice = [
  {
    reason: /ENOSPC|no space left/i,
    todo: 'Make room on its disk and start again: what it holds is not lost.',
  },
  {
    reason: /EACCES|EPERM|EROFS|permission denied|read-only file system/i,
    todo: 'Let this user write there and start again: what it holds is not lost.',
  },
]

/** What to do where a database cannot be opened. */
export const adviceFor = (reason: string): string =>
  advice.find((one) => one.reason.test(reason))?.todo ??
  'Bring it back from a backup, or move the folder away to begin anew.'

/** The database was there and has gone; it is looked for until it is back. */
export class DatabaseLost extends Error {
  override readonly name = 'DatabaseLost'
}
