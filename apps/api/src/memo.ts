import type { Deps } from './deps.ts'
import { elapsedOf } from './elapsed.ts'

interface Entry<Value> {
  readonly value: Promise<Value>
  readonly at: number
  readonly epoch: number
}

/** Entries in a cache; fewer where one may be a whole list. */
const usually = 500

/** How often the caches were invalidated; entries of before that count no more. */
const epochs = new WeakMap<Deps, number>()

/** Invalidates every `memo`: what it was made from has changed. */
export const clearMemos = (deps: Deps): void => {
  epochs.set(deps, (epochs.get(deps) ?? 0) + 1)
}

/**
 * Memoises `load` for a few seconds: for lists that seldom change and are asked for all the time.
 * Loads at the same time are deduplicated (single flight). Past its time an entry is
 * stale-while-revalidate, up to three times that time; a failed load is not cached.
 *
 * @param factor how many times `config.cacheSeconds` an entry is fresh; 0 seconds cache nothing
 * @param most how many entries are cached
 */
export const memo = <Value>(
  load: (deps: Deps, key: string) => Promise<Value>,
  factor = 1,
  most = usually,
): ((deps: Deps, key?: string) => Promise<Value>) => {
  const caches = new WeakMap<Deps, Map<string, Entry<Value>>>()
  const renew = (deps: Deps, entries: Map<string, Entry<Value>>, key: string) => {
    const before = entries.get(key)
    const entry = { value: load(deps, key), at: elapsedOf(deps), epoch: epochs.get(deps) ?? 0 }
    entries.delete(key)
    entries.set(key, entry)
    entry.value.catch(() => {
      if (entries.get(key) !== entry) return
      if (before?.epoch === entry.epoch) entries.set(key, before)
      else entries.delete(key)
    })
    const [oldest] = entries.keys()
    if (entries.size > most && oldest !== undefined) entries.delete(oldest)
    return entry.value
  }
  return (deps, key = '') => {
    const seconds = deps.config.cacheSeconds * factor
    if (seconds === 0) return load(deps, key)
    const entries = caches.get(deps) ?? new Map<string, Entry<Value>>()
    caches.set(deps, entries)
    const last = entries.get(key)
    const found = last?.epoch === (epochs.get(deps) ?? 0) ? last : undefined
    const age = found ? elapsedOf(deps) - found.at : Number.POSITIVE_INFINITY
    if (found && age < seconds * 1000) return found.value
    const fresh = renew(deps, entries, key)
    return found && age < seconds * 3000 ? found.value : fresh
  }
}
