/** Whether the database answers: said once when it does not any more, and once when it does again. */
import { setTimeout as wait } from 'node:timers/promises'

export interface Watch {
  readonly isLost: boolean
  /** Something went wrong: looks whether the database is there, unless that is being done. */
  suspect(reason: string): void
  close(): void
}

interface WatchOptions {
  /** How the log calls the database. */
  readonly name: string
  /** Rejects when the database does not answer. */
  readonly probe: () => Promise<void>
  /** Milliseconds between two looks at a database that is lost. */
  readonly pause?: number
}

const aMinute = 60_000

export const createWatch = ({ name, probe, pause = 1000 }: WatchOptions): Watch => {
  const closing = new AbortController()
  const { signal } = closing
  let isLost = false
  let isLooking = false
  let quietUntil = 0

  const answers = () =>
    probe().then(
      () => true,
      () => false,
    )
  /** It answers, and yet somebody was refused: too many at once, or a connection that broke. */
  const tellSlow = (reason: string) => {
    if (performance.now() < quietUntil) return
    quietUntil = performance.now() + aMinute
    console.warn(`${name} answers, but refused or kept waiting a request: ${reason}.`)
  }
  const look = async (reason: string) => {
    const isThere = await answers()
    if (signal.aborted) return
    if (isThere) return tellSlow(reason)
    isLost = true
    console.error(`${name} does not answer: ${reason}. The shop goes on when it does.`)
    do await wait(pause, undefined, { ref: false, signal })
    while (!(await answers()))
    isLost = false
    console.warn(`${name} answers again.`)
  }
  return {
    get isLost() {
      return isLost
    },
    suspect: (reason) => {
      if (isLooking || signal.aborted) return
      isLooking = true
      look(reason)
        // The shop ends, and with it the search.
        .catch(() => undefined)
        .finally(() => {
          isLooking = false
        })
    },
    close: () => closing.abort(),
  }
}
