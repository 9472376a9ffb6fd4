/** How much is done at the same time, so that a burst costs those who make it and not everybody. */

import { setImmediate } from 'node:timers/promises'

export interface GateOptions {
  /** Works under way at the same time. */
  readonly atOnce: number
  /** Works that may wait for that, of all together. */
  readonly waiting: number
  /** Works of one asker, under way and waiting. */
  readonly each: number
  /** Works of one asker under way at the same time; as many as of all without it. */
  readonly abreast?: number
}

/** There is no room for it, now. */
export class TooBusy extends Error {
  constructor() {
    super('too much is asked for at once')
  }
}

/**
 * Does the work when it is its turn; throws TooBusy where there is no room to wait, and the signal's
 * reason when the asker has gone meanwhile.
 */
export type Gate = <T>(asker: string, work: () => Promise<T>, signal?: AbortSignal) => Promise<T>

interface Waiting {
  readonly asker: string
  readonly resume: () => void
  readonly refuse: (reason: unknown) => void
}

/**
 * A gate whose queue takes one work of each asker in turn: nobody waits for another's burst. Where it
 * is full, who has nothing in it takes the room of who has most.
 */
export const createGate = ({ atOnce, waiting, each, abreast = atOnce }: GateOptions): Gate => {
  /** Askers in the order of their turns, each with what waits. */
  const queues = new Map<string, Set<Waiting>>()
  const counts = new Map<string, number>()
  const under = new Map<string, number>()
  let running = 0
  let queued = 0

  const change = (of: Map<string, number>, asker: string, by: 1 | -1) => {
    const now = (of.get(asker) ?? 0) + by
    if (now > 0) of.set(asker, now)
    else of.delete(asker)
  }
  const begin = (asker: string) => {
    running += 1
    change(under, asker, 1)
  }
  const mayBegin = (asker: string) => running < atOnce && (under.get(asker) ?? 0) < abreast

  const drop = (one: Waiting): boolean => {
    const queue = queues.get(one.asker)
    if (!queue?.delete(one)) return false
    queued -= 1
    if (queue.size === 0) queues.delete(one.asker)
    return true
  }
  /** Refuses the last of the longest queue, when it is longer than one. */
  const makeRoom = (): boolean => {
    let longest = new Set<Waiting>()
    for (const queue of queues.values()) if (queue.size > longest.size) longest = queue
    const last = [...longest].at(-1)
    if (!last || longest.size < 2) return false
    drop(last)
    last.refuse(new TooBusy())
    return true
  }
  const hasRoom = (asker: string) =>
    mayBegin(asker) || queued < waiting || (!queues.has(asker) && makeRoom())

  const letIn = () => {
    for (const [asker, queue] of queues) {
      if (!mayBegin(asker)) continue
      const [next] = queue
      if (!next) continue
      drop(next)
      // Its next one waits until all others have had a turn.
      if (queue.size > 0) {
        queues.delete(asker)
        queues.set(asker, queue)
      }
      begin(asker)
      next.resume()
      return
    }
  }
  const turnOf = (asker: string, signal: AbortSignal | undefined) => {
    if (mayBegin(asker)) return begin(asker)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const one = { asker, resume: resolve, refuse: reject }
    queues.set(asker, (queues.get(asker) ?? new Set<Waiting>()).add(one))
    queued += 1
    signal?.addEventListener('abort', () => drop(one) && one.refuse(signal.reason), { once: true })
    return promise
  }
  return async (asker, work, signal) => {
    signal?.throwIfAborted()
    if ((counts.get(asker) ?? 0) >= each || !hasRoom(asker)) throw new TooBusy()
    change(counts, asker, 1)
    try {
      await turnOf(asker, signal)
      try {
        // What is done without ever waiting would keep the next requests unread, and so uncounted.
        await setImmediate()
        return await work()
      } finally {
        running -= 1
        change(under, asker, -1)
        letIn()
      }
    } finally {
      change(counts, asker, -1)
    }
  }
}
