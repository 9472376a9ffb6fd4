import { createHash } from 'node:crypto'
import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/index.ts'
import { transact } from '../db/transact.ts'
import { Refusal } from '../http/refusal.ts'
import { idempotencyKeys } from './tables.ts'

/** Which request of which shopper is to be answered once. */
export interface Once {
  readonly userId: number
  readonly key: string
  readonly request: unknown
  /** When an earlier answer counts no more; without it that is never. */
  readonly isOver?: SQL | undefined
}

/**
 * Makes `work` idempotent: done for the first request with a key, whose answer a repeat gets.
 *
 * The key is written in the same transaction as the work. So a race of two is serialised: the
 * second waits for the first, and a crash leaves either both or nothing. A refusal undoes the key
 * too: nothing was done, and the same request may be tried again.
 */
export async function once<Answer>(
  tx: Database,
  { userId, key, request, isOver }: Once,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex')
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ userId, key, requestHash })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.key],
      set: { requestHash, answer: null, createdAt: sql`now()` },
      setWhere: isOver ?? sql`false`,
    })
    .returning({ key: idempotencyKeys.key })
  const mine = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key))
  if (claimed.length > 0) {
    const answer = await work()
    await tx.update(idempotencyKeys).set({ answer }).where(mine)
    return answer
  }
  const [earlier] = await tx.select().from(idempotencyKeys).where(mine)
  if (earlier?.requestHash !== requestHash)
    throw new Refusal('This Idempotency-Key was used for another request')
  return earlier.answer as Answer
}

/**
 * What a request with this key was answered, which was written with its work; null: it is not done. One that
 * is under way is waited for: until then nobody knows.
 */
export const answerOf = (db: Database, userId: number, key: string): Promise<unknown> =>
  transact(db, async (tx) => {
    const its = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key))
    // A key that is not committed yet is not read; who writes it, too, waits for it.
    const [free] = await tx
      .insert(idempotencyKeys)
      .values({ userId, key, requestHash: '' })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key })
    if (free) {
      await tx.delete(idempotencyKeys).where(its)
      return null
    }
    const [row] = await tx
      .select({ answer: idempotencyKeys.answer })
      .from(idempotencyKeys)
      .where(its)
    return row?.answer ?? null
  })

const day = 24 * 60 * 60 * 1000

/** Forgets keys of requests that nobody repeats any more; an index finds them. */
export async function sweepKeys(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - 30 * day)
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, oldest))
}
