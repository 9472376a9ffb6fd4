/**
 * Counts requests by who sends them. It stands before every call and page, so it counts in memory
 * and tells the database only now and then, in the background: exact enough for a limit
 * that holds across processes, and a database that hangs holds up nobody.
 */
import { internal, sharesOf, unknown } from './address.ts'

/** What the database knows of a counter. */
export interface Told {
  readonly hits: number
  /** Milliseconds until its window ends. */
  readonly left: number
}

export interface RatesOptions {
  /** Requests a minute; 0 means no limit. */
  readonly max: number
  /** Milliseconds that only go forward: a clock that is set back must not make a window longer. */
  readonly elapsed: () => number
  /** Adds hits to the counters that all processes share. */
  readonly tell?: (hits: ReadonlyMap<string, number>) => Promise<ReadonlyMap<string, Told>>
}

export interface Rates {
  /**
   * Counts a request by its address, as `askerAddress` gives it; how many seconds its sender has to
   * wait, 0 when it is welcome. What is as much work as several requests has their weight.
   */
  hitFrom(address: string, weight?: number): number
  /** The same for a shopper, who shares an address with others that have accounts. */
  hitOf(user: number, address: string, weight?: number): number
}

interface Counter {
  /** Hits of the window that the database knows, over all processes. */
  known: number
  /** Hits here that it does not know yet. */
  pending: number
  endsAt: number
}

export const window = 60
const maxKeys = 50_000
/** The most counters that are told at once. */
const most = 200
/** A database that could not be told is left alone for so long, in ms. */
const rest = 5000
/** All whose address is unknown share one counter, and of the limit this part. */
const shareOfUnknown = 1 / 20

/** What all shoppers of one address may ask for: accounts cost nothing. */
const timesOfShoppers = 5

export const createRates = ({ max, elapsed, tell }: RatesOptions): Rates => {
  const counters = new Map<string, Counter>()
  const due = new Map<string, Counter>()
  let isTelling = false
  let restsUntil = Number.NEGATIVE_INFINITY

  const counterOf = (key: string): Counter => {
    const now = elapsed()
    const found = counters.get(key)
    if (found && found.endsAt > now) return found
    counters.delete(key)
    // Windows are equally long, so the first is the one that ends first.
    const [oldest] = counters.keys()
    if (counters.size >= maxKeys && oldest !== undefined) counters.delete(oldest)
    const fresh = { known: 0, pending: 0, endsAt: now + window * 1000 }
    counters.set(key, fresh)
    return fresh
  }

  const tellSome = async (ask: NonNullable<typeof tell>) => {
    const some = [...due].slice(0, most)
    const hits = new Map(some.map(([key, { pending }]) => [key, pending]))
    for (const [key, counter] of some) {
      due.delete(key)
      counter.known += counter.pending
      counter.pending = 0
    }
    try {
      const told = await ask(hits)
      for (const [key, counter] of some) {
        const answer = told.get(key)
        if (!answer) continue
        counter.known = Math.max(counter.known, answer.hits)
        counter.endsAt = elapsed() + Math.min(answer.left, window * 1000)
      }
    } catch {
      // The limit holds in this process meanwhile; whoever needs the database says what is wrong.
      restsUntil = elapsed() + rest
      for (const [key, counter] of some) {
        counter.known -= hits.get(key) ?? 0
        counter.pending += hits.get(key) ?? 0
      }
    }
  }

  const tellAll = async (ask: NonNullable<typeof tell>) => {
    isTelling = true
    while (due.size > 0 && elapsed() >= restsUntil) await tellSome(ask)
    isTelling = false
  }

  const hit = (key: string, share: number, weight: number): number => {
    if (max === 0) return 0
    const counter = counterOf(key)
    counter.pending += weight
    if (tell && counter.pending >= Math.ceil(max / 20)) {
      due.set(key, counter)
      if (!isTelling && elapsed() >= restsUntil) void tellAll(tell)
    }
    if (counter.known + counter.pending <= Math.max(1, max * share)) return 0
    return Math.max(1, Math.ceil((counter.endsAt - elapsed()) / 1000))
  }

  const hitOfAll = (kind: string, address: string, times: number, weight: number) => {
    if (address === internal) return 0
    const part = address === unknown ? shareOfUnknown : 1
    // What one network is refused is not its neighbours' to pay.
    for (const { network, share } of sharesOf(address)) {
      const wait = hit(`${kind}:${network}`, part * share * times, weight)
      if (wait > 0) return wait
    }
    return 0
  }

  return {
    hitFrom: (address, weight = 1) => hitOfAll('ip', address, 1, weight),
    hitOf: (user, address, weight = 1) =>
      hit(`user:${user}`, 1, weight) || hitOfAll('shoppers', address, timesOfShoppers, weight),
  }
}
