/** How much is done at the same time, so that a burst costs those who make it and not everybody. */

import { setImmediate } from 'node:timers/promises'

export interface GateOptions {
  /** Works under way at the same time. */
  readonly atOnce: number
  /** Works that may wait for that, of all together. */
  readonly waiting: number
  /** Works of one asker, under way and waiting. */
  readonly each: number
}

/** There is no room for it, now. */
export class TooBusy extends Error {
  constructor() {
    super('too much is asked for at once')
  }
}

/** Does the work when it is its turn; throws TooBusy where there is no room to wait. */
export type Gate = <T>(asker: string, work: () => Promise<T>) => Promise<T>

/** A gate whose queue takes one work of each asker in turn: nobody waits for another's burst. */
export const createGate = ({ atOnce, waiting, each }: GateOptions): Gate => {
  const queues = new Map<string, (() => void)[]>()
  const counts = new Map<string, number>()
  let running = 0
  let queued = 0

  const letIn = () => {
    const [first] = queues
    if (!first) {
      running -= 1
      return
    }
    const [asker, [resume, ...rest]] = first
    queues.delete(asker)
    if (rest.length > 0) queues.set(asker, rest)
    queued -= 1
    resume?.()
  }
  const turnOf = (asker: string) => {
    if (running < atOnce) {
      running += 1
      return
    }
    queued += 1
    return new Promise<void>((resume) => {
      queues.set(asker, [...(queues.get(asker) ?? []), resume])
    })
  }
  return async (asker, work) => {
    const count = counts.get(asker) ?? 0
    if (count >= each || (running >= atOnce && queued >= waiting)) throw new TooBusy()
    counts.set(asker, count + 1)
    try {
      await turnOf(asker)
      // What is done without ever waiting would keep the next requests unread, and so uncounted.
      await setImmediate()
      try {
        return await work()
      } finally {
        letIn()
      }
    } finally {
      const left = (counts.get(asker) ?? 1) - 1
      if (left > 0) counts.set(asker, left)
      else counts.delete(asker)
    }
  }
}
