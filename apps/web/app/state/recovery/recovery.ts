import { delayOf } from '#app/lib/back-off.ts'

export interface RecoveryPorts {
  /** Reads again what is shown under this key; nothing when it is not shown any more. */
  reread: (key: string) => Promise<unknown>
  /** Nobody looks, or there is no line: nothing is asked meanwhile. */
  isAway: () => boolean
  chance?: () => number
}

export interface RecoveryState {
  /** Something that was read found nobody, and has not been read since. */
  isFailing: boolean
  isAsking: boolean
}

const well: RecoveryState = { isFailing: false, isAsking: false }

/**
 * Retries reads that nobody answered, and nothing else, with exponential back-off. Like a circuit
 * breaker half open, one read probes; only when it is answered do the others follow.
 */
export function createRecovery({ reread, isAway, chance = Math.random }: RecoveryPorts) {
  const listeners = new Set<() => void>()
  /** In the order in which they failed last, so that no read stands in the way of the others. */
  const failed = new Set<string>()
  let state = well
  let answers = 0
  let failures = 0
  let isDue = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function publish(isAsking = state.isAsking) {
    const isFailing = failed.size > 0 || isAsking
    if (isFailing === state.isFailing && isAsking === state.isAsking) return
    state = isFailing ? { isFailing, isAsking } : well
    for (const listener of listeners) listener()
  }

  function wait() {
    clearTimeout(timer)
    timer = setTimeout(comeDue, delayOf(failures, chance()))
  }

  function comeDue() {
    if (isAway()) isDue = true
    else void ask()
  }

  /** True when a read that had failed was answered, or none is left. */
  async function probe(): Promise<boolean> {
    const before = answers
    for (const key of [...failed]) {
      failed.delete(key)
      await reread(key)
      if (failed.has(key)) return false
      // Otherwise it is not shown any more.
      if (answers > before) break
    }
    return true
  }

  async function ask() {
    if (state.isAsking || failed.size === 0) return
    clearTimeout(timer)
    isDue = false
    publish(true)
    if (await probe()) {
      const rest = [...failed]
      failed.clear()
      await Promise.all(rest.map(reread))
    }
    if (failed.size > 0) {
      failures += 1
      wait()
    }
    publish(false)
  }

  return {
    /**
     * A read under this key has found nobody.
     *
     * @param past how often it was tried before, as on the last load of this page
     */
    noteFailure(key: string, past = 0) {
      const isFirst = failed.size === 0 && !state.isAsking
      failed.delete(key)
      failed.add(key)
      if (isFirst) {
        failures = past
        wait()
      }
      publish()
    },
    /** A read under this key was answered, whatever with. */
    noteAnswer(key: string) {
      answers += 1
      if (!failed.delete(key) || failed.size > 0 || state.isAsking) return
      clearTimeout(timer)
      isDue = false
      publish()
    },
    /** Somebody looks again, or the line is back. */
    wake() {
      if (!isDue || isAway()) return
      isDue = false
      wait()
    },
    /** By hand: at once. */
    retry: () => void ask(),
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
