/** What the log says of failures: where and why, and nothing that a shopper has entered. */
import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseLost } from './db/errors.ts'

/** The error and what caused it, the outermost first. */
function* causesOf(error: unknown) {
  for (let cause = error; cause instanceof Error; cause = cause.cause) yield cause
}

/** The database is away: its own watch has said so, once. */
export const isDatabaseLost = (error: unknown): boolean =>
  [...causesOf(error)].some((cause) => cause instanceof DatabaseLost)

/** PostgreSQL's code of a database error, or the system's, wherever it was wrapped. */
export const codeOf = (error: unknown): string | undefined => {
  for (const cause of causesOf(error))
    if ('code' in cause && typeof cause.code === 'string') return cause.code
  return undefined
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

/** Says that something was not done, and why; nothing while the database is away. */
export const warnOf = (text: string, error: unknown): void => {
  if (!isDatabaseLost(error)) console.warn('%s: %s', text, described(error))
}
