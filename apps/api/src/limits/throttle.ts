/**
 * The limit over the whole API (wire.md 1.1). It stands before every call, so it counts in memory
 * and tells the database only now and then: exact enough for a limit that holds across processes.
 */
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { UserRow } from '../auth/tables.ts'
import type { AppEnv, Deps } from '../deps.ts'
import { refuse } from '../http/refusal.ts'
import { count, sweepLimits } from './limit.ts'

const window = 60
const maxKeys = 50_000

interface Counter {
  /** Hits of the window that the database knows, over all processes. */
  known: number
  /** Hits here that it does not know yet. */
  pending: number
  endsAt: number
}

const counters = new WeakMap<Deps, Map<string, Counter>>()

const countersOf = (deps: Deps) => {
  const own = counters.get(deps) ?? new Map<string, Counter>()
  counters.set(deps, own)
  return own
}

const counterOf = (deps: Deps, key: string) => {
  const all = countersOf(deps)
  const now = deps.now().getTime()
  const found = all.get(key)
  if (found && found.endsAt > now) return found
  if (all.size >= maxKeys) {
    for (const [other, { endsAt }] of all) if (endsAt <= now) all.delete(other)
    if (all.size >= maxKeys) all.clear()
  }
  const fresh = { known: 0, pending: 0, endsAt: now + window * 1000 }
  all.set(key, fresh)
  return fresh
}

const tell = async (deps: Deps, key: string, counter: Counter) => {
  const hits = counter.pending
  counter.pending = 0
  counter.known += hits
  const told = await count(deps, `api:${key}`, window, hits)
  counter.known = Math.max(counter.known, told.hits)
  counter.endsAt = told.resetsAt.getTime()
  if (Math.random() < 0.02) await sweepLimits(deps)
}

/** The client's address as the outermost proxy that we trust saw it. */
export const clientAddress = (c: Context<AppEnv>): string => {
  const { trustedProxies } = c.var.deps.config
  const hops = c.req.header('X-Forwarded-For')?.split(',') ?? []
  const told = trustedProxies > 0 ? hops.at(-trustedProxies)?.trim() : undefined
  if (told) return told.slice(0, 64)
  // Without bindings Hono's test helper and an in-process caller leave `env` undefined.
  if (c.env?.clientAddress) return c.env.clientAddress
  try {
    return getConnInfo(c).remote.address ?? 'unknown'
  } catch {
    // Called inside the process, by the web server or a test: there is no connection.
    return 'internal'
  }
}

/** Counts a request of a shopper, or of a guest by address; refuses with 429 past the limit. */
export const throttle = async (c: Context<AppEnv>, user: UserRow | null): Promise<void> => {
  const { deps } = c.var
  const max = deps.config.rateLimit
  const address = user ? '' : clientAddress(c)
  if (max === 0 || address === 'internal') return
  const key = user ? `user:${user.id}` : `ip:${address}`
  const counter = counterOf(deps, key)
  counter.pending += 1
  if (counter.pending >= Math.max(1, Math.ceil(max / 20))) await tell(deps, key, counter)
  if (counter.known + counter.pending <= max) return
  c.header(
    'Retry-After',
    String(Math.max(1, Math.ceil((counter.endsAt - deps.now().getTime()) / 1000))),
  )
  refuse(429, 'Too many requests. Please try again later.')
}
