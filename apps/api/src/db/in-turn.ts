/** The embedded engine's queries, with the event loop let through between them. */
import { setImmediate } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'

/** What of the engine is asked through Drizzle. */
export type Queryable = Pick<PGlite, 'query' | 'transaction' | 'dumpDataDir'>

/** So long the loop may be kept; ms. */
const longest = 5

/**
 * The engine works on this thread, and what waits for it goes on in microtasks: query after query of all who
 * ask, without a round of the event loop in between, which takes one new connection. Under a burst of heavy
 * searches nobody else would come in. One query at a time is let in here, as in the engine, and a round is
 * waited for when the last was some time ago.
 */
export const inTurn = (engine: Queryable): Queryable => {
  let last: Promise<unknown> = Promise.resolve()
  let round = 0
  const waitForRound = async () => {
    if (performance.now() - round < longest) return
    await setImmediate()
    round = performance.now()
  }
  const inOrder = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const mine = last.then(waitForRound).then(work)
    last = mine.catch(() => undefined)
    return mine
  }
  return {
    query: (...call) => inOrder(() => engine.query(...call)),
    transaction: (...call) => inOrder(() => engine.transaction(...call)),
    dumpDataDir: (...call) => inOrder(() => engine.dumpDataDir(...call)),
  }
}
