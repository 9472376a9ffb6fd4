/**
 * Serialises jobs: one begins when the one before it has ended.
 *
 * @param tell is called when one has ended, and when nothing is left
 */
export function createJobQueue(tell: () => void) {
  let jobs: Array<() => Promise<void>> = []
  let isRunning = false
  /** Clearing begins anew: a job that still runs then ends unheard. */
  let turn = 0

  async function run() {
    if (isRunning) return
    isRunning = true
    const startedIn = turn
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      await job()
      if (startedIn !== turn) return
      tell()
    }
    isRunning = false
    tell()
  }

  return {
    isIdle: () => !isRunning && jobs.length === 0,
    enqueue(job: () => Promise<void>) {
      jobs.push(job)
      void run()
    },
    clear() {
      turn += 1
      jobs = []
      isRunning = false
    },
  }
}
