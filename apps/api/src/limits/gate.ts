/** How much is done at the same time, so that a burst costs those who make it and not everybody. */

import { setImmediate } from 'node:timers/promises'
import { networkOf, siteOf } from './address.ts'
import { createTurnQueue, type Waiting } from './turn-queue.ts'

export interface GateOptions {
  /** Works under way at the same time. */
  readonly atOnce: number
  /** Works that may wait for that, of all together: what is done while somebody still waits for it. */
  readonly waiting: number
  /** Works of one network, under way and waiting; as many as there is room for without it. */
  readonly each?: number
  /** Works of one site under way at the same time; as many as of all without it. */
  readonly abreast?: number
  /** Milliseconds that a work may wait; as long as it takes without it. */
  readonly patience?: number
}

/** There is no room for it, now. */
export class TooBusy extends Error {
  constructor() {
    super('too much is asked for at once')
  }
}

/** It has waited as long as its gate lets anything wait. */
export class WaitedTooLong extends TooBusy {}

/** Who asked has gone before it was their turn: nothing was done, and nobody reads an answer. */
export class HungUp extends Error {
  constructor() {
    super('who asked has hung up')
  }
}

/**
 * Does the work of an address, or a network, when it is its turn; throws TooBusy where there is no room
 * to wait, and HungUp when the signal says meanwhile that the asker has gone.
 */
export type Gate = <T>(address: string, work: () => Promise<T>, signal?: AbortSignal) => Promise<T>

/**
 * Rounds of the event loop before a work begins. In each one more connection is taken, and that one has
 * hung up is known after a few: works that never wait would keep all others unread, and so uncounted,
 * and be done for those who have long gone. At rest a round is over at once.
 */
const rounds = 16
/** Under a burst a round takes long, since all of it is read in them: no more are waited for then; ms. */
const longest = 100

/** Calls that have let others be read already: one takes a turn for its token, and another for its work. */
const known = new WeakSet<AbortSignal>()

const letOthersBeRead = async (signal: AbortSignal | undefined) => {
  const until = performance.now() + longest
  const most = signal && known.has(signal) ? 1 : rounds
  for (let round = 0; round < most && performance.now() < until; round++) await setImmediate()
  if (signal) known.add(signal)
  if (signal?.aborted) throw new HungUp()
}

/** How much each has under way, or at all. */
const createCounts = () => {
  const counts = new Map<string, number>()
  const of = (key: string) => counts.get(key) ?? 0
  const change = (key: string, by: 1 | -1) => {
    const now = of(key) + by
    if (now > 0) counts.set(key, now)
    else counts.delete(key)
  }
  return { of, change }
}

/** For so long what was done for a site speaks against it where there is no room; ms. */
const remembered = 30_000
/** So much work counts as one that waits; ms. */
const unit = 100

/** Who has had no more than so much of late has had as good as nothing; units. */
const little = 5
/** So seldom a turn goes by the order of sites alone: who has had much of late is not left out for good. */
const inOrder = 4

/** How much work was done for each of late, in units: in this stretch of time, and in the one before. */
const createRecent = () => {
  let since = performance.now()
  let now = new Map<string, number>()
  let before = new Map<string, number>()
  const turn = () => {
    const age = performance.now() - since
    if (age < remembered) return
    before = age < 2 * remembered ? now : new Map()
    now = new Map()
    since = performance.now()
  }
  return {
    of: (key: string) => {
      turn()
      return (now.get(key) ?? 0) + (before.get(key) ?? 0)
    },
    add: (key: string, ms: number) => {
      turn()
      now.set(key, (now.get(key) ?? 0) + ms / unit)
    },
  }
}

/**
 * A gate whose queue takes one work of each site in turn, and within a site one of each network: nobody
 * waits for another's burst, from however many networks of its own it comes. Whoever has had least done of late
 * comes first (least attained service): one who comes by does not wait for a round of all who ask for heavy
 * things, again and again. Where it is full, who has
 * most under way and waiting, or has had most work done of late, gives way to who has less: a crowd of which
 * each asks for one heavy thing, again and again, leaves room for who comes by.
 */
export const createGate = ({
  atOnce,
  waiting,
  each = Number.POSITIVE_INFINITY,
  abreast = atOnce,
  patience,
}: GateOptions): Gate => {
  const queue = createTurnQueue()
  const [ofSites, ofNetworks, under] = [createCounts(), createCounts(), createCounts()]
  const recent = createRecent()
  const weightOf = (site: string) => ofSites.of(site) + recent.of(site)
  let running = 0

  const begin = (site: string) => {
    running += 1
    under.change(site, 1)
  }
  const mayBegin = (site: string) => running < atOnce && under.of(site) < abreast

  /** What has to go for one more of this network; nothing, where the queue is shared out as it should be. */
  const givesWay = (site: string, network: string): Waiting | undefined => {
    const heaviest = [...queue.sites()].reduce(
      (most, other) => (weightOf(other) > weightOf(most) ? other : most),
      site,
    )
    if (weightOf(heaviest) > weightOf(site) + 1) return queue.longest(heaviest).at(-1)
    const last = queue.longest(site).at(-1)
    return last && ofNetworks.of(last.network) > ofNetworks.of(network) + 1 ? last : undefined
  }
  const makeRoom = (site: string, network: string): boolean => {
    const last = givesWay(site, network)
    if (!last) return false
    queue.remove(last)
    last.refuse(new TooBusy())
    return true
  }
  const hasRoom = (site: string, network: string) =>
    mayBegin(site) || queue.size() < waiting || makeRoom(site, network)

  let taken = 0
  const costOf = (site: string) => Math.floor(recent.of(site) / little)
  const letIn = () => {
    const next = queue.take(mayBegin, taken % inOrder === inOrder - 1 ? undefined : costOf)
    if (!next) return
    taken += 1
    begin(next.site)
    next.resume()
  }
  const turnOf = (site: string, network: string, signal: AbortSignal | undefined) => {
    if (mayBegin(site)) return begin(site)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const one = { site, network, resume: resolve, refuse: reject }
    queue.add(one)
    const leave = () => queue.remove(one) && reject(new HungUp())
    signal?.addEventListener('abort', leave, { once: true })
    const giveUp = () => queue.remove(one) && reject(new WaitedTooLong())
    const timer = patience === undefined ? undefined : setTimeout(giveUp, patience)
    return promise.finally(() => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', leave)
    })
  }

  return async (address, work, signal) => {
    const [site, network] = [siteOf(address), networkOf(address)]
    if (signal?.aborted) throw new HungUp()
    if (ofNetworks.of(network) >= each || !hasRoom(site, network)) throw new TooBusy()
    ofSites.change(site, 1)
    ofNetworks.change(network, 1)
    try {
      await turnOf(site, network, signal)
      let begun: number | undefined
      try {
        await letOthersBeRead(signal)
        begun = performance.now()
        return await work()
      } finally {
        running -= 1
        under.change(site, -1)
        if (begun !== undefined) recent.add(site, performance.now() - begun)
        letIn()
      }
    } finally {
      ofSites.change(site, -1)
      ofNetworks.change(network, -1)
    }
  }
}
