/** The limit over the whole API (wire.md 1.1), and over the storefront's pages. */
import { availableParallelism } from 'node:os'
import type { Context } from 'hono'
import type { UserRow } from '../auth/tables.ts'
import type { AppEnv, Deps } from '../deps.ts'
import { elapsedOf } from '../elapsed.ts'
import { refuse } from '../http/refusal.ts'
import { mayBringFiles } from '../http/upload.ts'
import type { PictureAsker } from '../media/types.ts'
import { internal } from './address.ts'
import { askerOf, clientAddress } from './asker.ts'
import { createGate, type Gate, type GateOptions } from './gate.ts'
import { countAll, sweepLimits } from './limit.ts'
import { createRates, type Rates, type Told, window } from './rates.ts'

/** One processor is left to everybody else, where there are more. */
const hashes = Math.min(3, Math.max(1, availableParallelism() - 1))

const rates = new WeakMap<Deps, Rates>()

/** Tells the database what was counted here, and is told what all processes counted. */
const teller = (deps: Deps) => async (hits: ReadonlyMap<string, number>) => {
  const counted = await countAll(deps, hits, window)
  if (Math.random() < 0.02) await sweepLimits(deps)
  const now = deps.now().getTime()
  return new Map(
    [...counted].map(([key, row]): [string, Told] => [
      key,
      { hits: row.hits, left: row.resetsAt.getTime() - now },
    ]),
  )
}

export const ratesOf = (deps: Deps): Rates => {
  const found = rates.get(deps)
  if (found) return found
  const made = createRates({
    max: deps.config.rateLimit,
    elapsed: () => elapsedOf(deps),
    tell: teller(deps),
  })
  rates.set(deps, made)
  return made
}

/** Counts a request of a shopper, or of a guest by address; refuses with 429 past the limit. */
export const throttle = async (c: Context<AppEnv>, user: UserRow | null): Promise<void> => {
  const all = ratesOf(c.var.deps)
  refuseFor(c, user ? all.hitOf(user.id, askerOf(c)) : all.hitFrom(askerOf(c)))
}

/** Characters of an answer that are as much work as any other request. */
const lengthOfOne = 20_000

/** Counts what a long answer has cost beyond its request; who asks again waits for it. */
export const countAnswer = (c: Context<AppEnv>, text: string): void => {
  const weight = Math.floor(text.length / lengthOfOne)
  if (weight === 0) return
  const { deps, user } = c.var
  const all = ratesOf(deps)
  if (user) all.hitOf(user.id, askerOf(c), weight)
  else all.hitFrom(askerOf(c), weight)
}

/** Pictures a minute that are drawn for one address; one that is cached costs nothing. */
const drawings = 600

/** Who asks for a picture; one that has to be drawn is counted, and refused with 429 past the limit. */
export const pictureAskers = (deps: Pick<Deps, 'config' | 'elapsed'>) => {
  const { config } = deps
  const max = config.rateLimit === 0 ? 0 : drawings
  const rates = createRates({ max, elapsed: () => elapsedOf(deps) })
  return (c: Context<AppEnv>): PictureAsker => {
    const address = askerOf(c, config)
    return {
      address,
      signal: c.req.raw.signal,
      admit: () => refuseFor(c, rates.hitFrom(address)),
    }
  }
}

/** Measurements a minute of one address: those of a hundred views. */
const measurements = 300
const vitalRates = new WeakMap<Deps, Rates>()

/** Counts measurements beside the calls that bring them, so that no one visitor is most of a report. */
export const countMeasurements = (c: Context<AppEnv>, count: number): void => {
  const { deps } = c.var
  if (deps.config.rateLimit === 0) return
  const rates =
    vitalRates.get(deps) ?? createRates({ max: measurements, elapsed: () => elapsedOf(deps) })
  vitalRates.set(deps, rates)
  refuseFor(c, rates.hitFrom(askerOf(c), count))
}

/** Does the work when it is the asker's turn; throws TooBusy where there is no room, HungUp where nobody waits. */
export type Turn = <T>(c: Context<AppEnv>, work: () => Promise<T>) => Promise<T>

const turns = (options: GateOptions): Turn => {
  const gates = new WeakMap<Deps, Gate>()
  return (c, work) => {
    const { deps } = c.var
    const asker = clientAddress(c)
    if (deps.config.rateLimit === 0 || asker === internal) return work()
    const gate = gates.get(deps) ?? createGate(options)
    gates.set(deps, gate)
    return gate(asker, work, c.req.raw.signal)
  }
}

/*
 * A call takes some 40 ms of a processor, a hash a fifth of a second of one of its own: what would wait
 * longer than this is refused at once, and what does wait longer, behind longer ones, is refused then.
 */
const patience = 5000

/** Of one network as many as there is room for: dozens of people who come at once may have one address. */
const calls = turns({ atOnce: 8, waiting: 240, abreast: 4, patience })
const strangersReads = turns({ atOnce: 6, waiting: 240, abreast: 4, patience })

/**
 * A search that finds nothing is understood in many ways, at a tenth of a second of the database: searches wait
 * for each other, whoever is logged in, and take no place of a cart's.
 */
const searches = turns({ atOnce: 2, waiting: 120, each: 30, abreast: 1, patience })

/** Pictures are drawn one after the other (media/store.ts): who sends some waits for that beside all other calls. */
const withFiles = turns({ atOnce: 24, waiting: 48, each: 12, abreast: 6, patience: 60_000 })

/**
 * The turn of most calls. A long list, or a long cart, takes the processor for a while: who asks for
 * many has a part of it, and whoever comes between waits for a few. What strangers read waits among
 * itself first: a crowd of them, from however many addresses, never takes the places of those who log
 * in, fill carts and order.
 */
export const inTurn: Turn = (c, work) => {
  if (mayBringFiles(c)) return withFiles(c, work)
  if (c.req.method === 'GET' && c.req.query('search')) return searches(c, work)
  const isStrangersRead = !c.var.user && c.req.method === 'GET'
  return isStrangersRead ? strangersReads(c, () => calls(c, work)) : calls(c, work)
}

/**
 * The turn of finding out who asks, which is before all others and asks the database: what comes from one address
 * by the hundred, only to be refused, would stand there before each statement of everybody else.
 */
export const lookUpInTurn = turns({ atOnce: 8, waiting: 240, each: 120, abreast: 2, patience })

/** Who logs in waits longer, and behind more, before they are told to come again: nobody does it often. */
const hashing = turns({
  atOnce: hashes,
  waiting: 50 * hashes,
  each: 10,
  abreast: 1,
  patience: 2 * patience,
})

/**
 * The turn of calls that hash a password: that takes a processor and one of the four threads that files
 * are read by, for a fifth of a second. Who waits for it takes no other call's place.
 */
export const hashInTurn: Turn = (c, work) =>
  mayBringFiles(c) ? withFiles(c, work) : hashing(c, () => inTurn(c, work))

/** For a call that takes its turns by itself, one for each part of its work. */
export const inOwnTurns: Turn = (_, work) => work()

const refuseFor = (c: Context<AppEnv>, wait: number) => {
  if (wait === 0) return
  c.header('Retry-After', String(wait))
  refuse(429, 'Too many requests. Please try again later.')
}
