import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from './index.ts'

/** PostgreSQL's code of a database error, wherever the driver wrapped it; else undefined. */
export function databaseCode(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code))
      return cause.code
  return undefined
}

/** A foreign key was violated; PostgreSQL 18 says 23001 where it forbids a deletion. */
const referenceCodes = new Set(['23001', '23503'])
const uniqueViolation = '23505'
const passing = new Set(['40001', '40P01'])

/** Whether a row could not go or come because of what refers to it. */
export const isReferenceError = (error: unknown): boolean =>
  referenceCodes.has(databaseCode(error) ?? '')

/** Whether a row of that kind is already there. */
export const isDuplicate = (error: unknown): boolean => databaseCode(error) === uniqueViolation

/**
 * Runs all of `work` or nothing of it. Locks are taken in a fixed order, so deadlocks are rare; one
 * that still happens, or a serialization failure, is retried a few times after a back-off.
 *
 * `work` must ask the transaction it is given, never the outer database: the embedded database has
 * one connection, and a pool can run dry.
 */
export async function transact<Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
  attempts = 5,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work)
    } catch (error) {
      if (attempt >= attempts || !passing.has(databaseCode(error) ?? '')) throw error
      await wait(Math.random() * 20 * 2 ** attempt)
    }
  }
}
