import { sql } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { refuse } from '../http/refusal.ts'
import { rateLimits } from './tables.ts'

export interface Limit {
  readonly max: number
  /** Length of the window in seconds. */
  readonly window: number
}

type Clocked = Pick<Deps, 'db' | 'now'>

/**
 * Adds `hits` to a counter and returns the sum within the window, which starts with the first hit.
 * The counter is one row, so it holds across processes.
 */
export const count = async (
  { db, now }: Clocked,
  key: string,
  window: number,
  hits = 1,
): Promise<{ hits: number; resetsAt: Date }> => {
  const at = now()
  const resetsAt = new Date(at.getTime() + window * 1000)
  const running = sql`${rateLimits.resetsAt} > ${at.toISOString()}`
  const [row] = await db
    .insert(rateLimits)
    .values({ key, hits, resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${running} then ${rateLimits.hits} + ${hits} else ${hits} end`,
        resetsAt: sql`case when ${running} then ${rateLimits.resetsAt} else excluded.resets_at end`,
      },
    })
    .returning({ hits: rateLimits.hits, resetsAt: rateLimits.resetsAt })
  return row ?? { hits, resetsAt }
}

/** Counts one try and refuses with 429 once there were more than `max` in `window` seconds. */
export const limit = async (deps: Clocked, key: string, { max, window }: Limit): Promise<void> => {
  const { hits } = await count(deps, key, window)
  if (hits > max) refuse(429, 'Too many attempts. Please try again later.')
}

/** Forgets a counter, for instance after a login that succeeded. */
export const unlimit = async ({ db }: Clocked, key: string): Promise<void> => {
  await db.delete(rateLimits).where(sql`${rateLimits.key} = ${key}`)
}

/** Deletes counters whose window is over; called now and then, so that the table stays small. */
export const sweepLimits = async ({ db, now }: Clocked): Promise<void> => {
  await db.delete(rateLimits).where(sql`${rateLimits.resetsAt} < ${now().toISOString()}`)
}
