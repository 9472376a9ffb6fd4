interface Kept<Value> {
  value: Value
  bytes: number
}

/**
 * A map that holds what was used last, as much as fits into so many bytes (least recently used goes
 * first). What alone is larger stays until the next comes.
 */
export function createBounded<Value>(mostBytes: number) {
  const kept = new Map<string, Kept<Value>>()
  let total = 0

  function remove(key: string) {
    total -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }

  function evict() {
    for (const [oldest] of kept) {
      if (total <= mostBytes || kept.size === 1) return
      remove(oldest)
    }
  }

  return {
    /** Without making it the last used. */
    peek: (key: string) => kept.get(key)?.value,
    use(key: string) {
      const found = kept.get(key)
      if (!found) return undefined
      kept.delete(key)
      kept.set(key, found)
      return found.value
    },
    set(key: string, value: Value, bytes: number) {
      remove(key)
      kept.set(key, { value, bytes })
      total += bytes
      evict()
    },
    /** It takes more or less than before. */
    resize(key: string, bytes: number) {
      const found = kept.get(key)
      if (!found || found.bytes === bytes) return
      total += bytes - found.bytes
      found.bytes = bytes
      evict()
    },
    remove,
    clear() {
      kept.clear()
      total = 0
    },
  }
}
