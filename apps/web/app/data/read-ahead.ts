/**
 * Prefetched reads, started before their screens. SWR preloads into a store of its own, and keeps
 * what is not taken for good: a list that was known already would come back, much later, as it was
 * before it was changed.
 */
interface Ahead {
  reading: Promise<unknown>
  at: number
  isDone: boolean
}

const started = new Map<string, Ahead>()

/** For how long an answer that nobody has taken is news, in ms. */
const fresh = 2000

function find(key: string): Ahead | undefined {
  const known = started.get(key)
  return known && (!known.isDone || performance.now() - known.at < fresh) ? known : undefined
}

/** Prefetches; deduplicated with a read that is under way or has just been answered. */
export function readAhead(key: string, load: () => Promise<unknown>) {
  if (find(key)) return
  const ahead: Ahead = { reading: load(), at: performance.now(), isDone: false }
  started.set(key, ahead)
  const end = () => {
    ahead.isDone = true
  }
  // Whoever takes it shows the failure.
  ahead.reading.then(end, end)
}

/** The read that was started, once; undefined without one. */
export function takeAhead(key: string): Promise<unknown> | undefined {
  const known = find(key)
  started.delete(key)
  return known?.reading
}

/**
 * Something was changed on the server: what was prefetched before it may be stale.
 *
 * @param isOld of a key, whether that is forgotten; all without it
 */
export function forgetAhead(isOld: (key: string) => boolean = () => true) {
  for (const key of started.keys()) if (isOld(key)) started.delete(key)
}
