import { inArray, sql } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { refuse } from '../http/refusal.ts'
import { internal, sharesOf, unknown } from './address.ts'
import { rateLimits } from './tables.ts'

export interface Limit {
  readonly max: number
  /** Length of the window in seconds. */
  readonly window: number
}

type Clocked = Pick<Deps, 'db' | 'now'>

export interface Counted {
  readonly hits: number
  readonly resetsAt: Date
}

/**
 * Adds hits to counters and gives the sums within their windows, which start with the first hit.
 * A counter is one row, so it holds across processes. A window that ends later than a window can
 * was begun before the clock was set back: it is over. (Twice as late, because the clocks of two
 * processes may differ.)
 */
export const countAll = async (
  { db, now }: Clocked,
  hits: ReadonlyMap<string, number>,
  window: number,
): Promise<ReadonlyMap<string, Counted>> => {
  const at = now().getTime()
  const [begun, ends] = [new Date(at).toISOString(), new Date(at + 2000 * window).toISOString()]
  const resetsAt = new Date(at + window * 1000)
  const running = sql`${rateLimits.resetsAt} > ${begun} and ${rateLimits.resetsAt} <= ${ends}`
  const rows = await db
    .insert(rateLimits)
    // In one order, or two processes would wait for each other.
    .values([...hits].sort().map(([key, more]) => ({ key, hits: more, resetsAt })))
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${running} then ${rateLimits.hits} + excluded.hits else excluded.hits end`,
        resetsAt: sql`case when ${running} then ${rateLimits.resetsAt} else excluded.resets_at end`,
      },
    })
    .returning()
  return new Map(rows.map(({ key, ...counted }) => [key, counted]))
}

/** Adds `hits` to one counter. */
export const count = async (
  deps: Clocked,
  key: string,
  window: number,
  hits = 1,
): Promise<Counted> => {
  const counted = await countAll(deps, new Map([[key, hits]]), window)
  return counted.get(key) ?? { hits, resetsAt: deps.now() }
}

const tooMany = 'Too many attempts. Please try again later.'

/** Counts one try and refuses with 429 once there were more than `max` in `window` seconds. */
export const limit = async (
  deps: Clocked,
  key: string,
  { max, window }: Limit,
  message = tooMany,
): Promise<void> => {
  const { hits } = await count(deps, key, window)
  if (hits > max) refuse(429, message)
}

/**
 * Refuses with 429 whom one of these counters would refuse, and counts nothing: whoever has a long way
 * to the work itself need not go it in vain.
 */
export const refusePast = async (
  { db, now }: Clocked,
  limits: ReadonlyMap<string, Limit>,
  message = tooMany,
): Promise<void> => {
  const at = now().getTime()
  const rows = await db
    .select()
    .from(rateLimits)
    .where(inArray(rateLimits.key, [...limits.keys()]))
  const isPast = ({ key, hits, resetsAt }: (typeof rows)[number]) => {
    const { max, window } = limits.get(key) ?? { max: Number.POSITIVE_INFINITY, window: 0 }
    const left = resetsAt.getTime() - at
    return hits >= max && left > 0 && left <= 2000 * window
  }
  if (rows.some(isPast)) refuse(429, message)
}

/** All whose address is unknown share one counter, and of each limit this part. */
const shareOfUnknown = 1 / 10

/** All counters of a client's address, each with its limit; none for the process's own calls. */
export const limitsFrom = (
  name: string,
  address: string,
  { max, window }: Limit,
): ReadonlyMap<string, Limit> => {
  if (address === internal) return new Map()
  const allowed = address === unknown ? Math.max(1, Math.floor(max * shareOfUnknown)) : max
  return new Map(
    sharesOf(address).map(({ network, share }) => [
      `${name}:${network}`,
      { max: allowed * share, window },
    ]),
  )
}

/** The same by a client's address, as `clientAddress` gives it; the process's own calls are not counted. */
export const limitFrom = async (
  deps: Clocked,
  name: string,
  address: string,
  limitOfOne: Limit,
  message = tooMany,
): Promise<void> => {
  for (const [key, one] of limitsFrom(name, address, limitOfOne))
    await limit(deps, key, one, message)
}

/** Takes back one try that `limitFrom` has counted. */
export const unlimitFrom = async (
  deps: Clocked,
  name: string,
  address: string,
  { window }: Limit,
): Promise<void> => {
  if (address === internal) return
  for (const { network } of sharesOf(address)) await count(deps, `${name}:${network}`, window, -1)
}

/** Forgets a counter, for instance after a login that succeeded. */
export const unlimit = async ({ db }: Clocked, key: string): Promise<void> => {
  await db.delete(rateLimits).where(sql`${rateLimits.key} = ${key}`)
}

/** Deletes counters whose window is over; called now and then, so that the table stays small. */
export const sweepLimits = async ({ db, now }: Clocked): Promise<void> => {
  await db.delete(rateLimits).where(sql`${rateLimits.resetsAt} < ${now().toISOString()}`)
}
