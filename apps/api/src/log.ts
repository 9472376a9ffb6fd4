/** What the log says of failures: where and why, and nothing that a shopper has entered. */
import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseLost } from './db/errors.ts'
import { oneLine } from './one-line.ts'
import { createThrottledLog } from './throttled-log.ts'

/** The error and what caused it, the outermost first. */
function* causesOf(error: unknown) {
  for (let cause = error; cause instanceof Error; cause = cause.cause) yield cause
}

/** The database is away: its own watch has said so, once. */
const isDatabaseLost = (error: unknown): boolean =>
  [...causesOf(error)].some((cause) => cause instanceof DatabaseLost)

/** PostgreSQL's code of a database error, or the system's, wherever it was wrapped. */
export const codeOf = (error: unknown): string | undefined => {
  for (const cause of causesOf(error))
    if ('code' in cause && typeof cause.code === 'string') return cause.code
  return undefined
}

/**
 * A database that answers, and does not do what it is asked: it takes no writes (25006), nobody in
 * (28, 3D000), has no room (53), waits too long for a lock (55P03), gave up (57) or cannot read its files
 * (58, XX001, XX002). Who asked did nothing wrong.
 */
const refusing = /^(25006|28...|3D000|53...|55P03|57...|58...|XX00[12])$/

/** The same of the folder that files are stored in: it has no room, or takes no writes. */
const isFolderCode = (code: string) => /^(ENOSPC|EDQUOT|EROFS)$/.test(code)

const isRefusing = (error: unknown): boolean => {
  const code = error instanceof Error ? (codeOf(error) ?? '') : ''
  return refusing.test(code) || isFolderCode(code)
}

const throttledLog = createThrottledLog()

/** Says in a line what refuses, once a minute for each reason; every request meets it. */
const tellRefusing = (error: unknown): void => {
  const cause = [...causesOf(error)].find((one) => 'code' in one && one.code === codeOf(error))
  const code = codeOf(error) ?? ''
  const what = isFolderCode(code) ? 'data folder' : 'database'
  throttledLog(code, () =>
    console.error(`The ${what} refuses: %s (%s)`, oneLine(cause?.message ?? ''), code),
  )
}

/** What every request meets while the database, or its folder, is not itself: said already, or here. */
export const isDatabaseState = (error: unknown): boolean => {
  if (isDatabaseLost(error)) return true
  if (!isRefusing(error)) return false
  tellRefusing(error)
  return true
}

/** Class 22, a value that a column cannot hold, and 23, one against a rule: the words repeat it. */
const repeatsValues = (code: string | undefined) => code?.match(/^2[23]/) != null

const wordsOf = (error: Error): string => {
  // Drizzle writes a statement's values after it.
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`
  const code = codeOf(error)
  return repeatsValues(code) ? `${error.name} ${code}` : `${error.name}: ${error.message}`
}

/** What stands after the message: that may hold lines which look like frames. */
const framesOf = ({ message, stack = '' }: Error) => {
  const begins = stack.indexOf(message)
  return begins < 0 ? '' : (/\n {4}at .*/s.exec(stack.slice(begins + message.length))?.[0] ?? '')
}

/** An error for the log: PostgreSQL's own has the values in its details, so only these words stand. */
export const described = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return [...causesOf(error)].map((cause) => wordsOf(cause) + framesOf(cause)).join('\ncaused by ')
}

/** Says that something was not done, and why; while the database is not itself, that is said alone. */
export const warnOf = (text: string, error: unknown): void => {
  if (!isDatabaseState(error)) console.warn('%s: %s', text, described(error))
}

/** Notes something besides an answer, which goes out all the same where that fails. */
export const beside = async (text: string, note: () => Promise<unknown>): Promise<void> => {
  try {
    await note()
  } catch (error) {
    warnOf(text, error)
  }
}
