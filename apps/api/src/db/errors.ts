import { oneLine } from '../one-line.ts'
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

/** Its files do not hold what they should, or cannot be read: XX is its own confusion, 58 the system's. */
const damage = /^(XX...|58...)$/

/** The same error, or what to say of a folder whose database is damaged. */
export const asDamaged = (dir: string, error: unknown): unknown => {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && damage.test(String(cause.code)))
      return new DatabaseUnusable(
        `DATA_DIR: the database in ${dir} is damaged: ${oneLine(cause.message)}.\n${adviceFor(cause.message)}`,
        { cause: error },
      )
  return error
}

/** The database was there and has gone; it is looked for until it is back. */
export class DatabaseLost extends Error {
  override readonly name = 'DatabaseLost'
}
