/**
 * A debounce for each key: `wake` is called once nothing has happened to it for `patience` ms.
 *
 * @param wake is told of a key that no longer waits
 */
export function keyedDebounce(wake: (key: number) => void, patience: number) {
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  const drop = (key: number) => {
    clearTimeout(timers.get(key))
    timers.delete(key)
  }
  const end = (key: number) => {
    drop(key)
    wake(key)
  }
  return {
    has: (key: number) => timers.has(key),
    isIdle: () => timers.size === 0,
    /** Something happens to it: it waits from now on. */
    touch(key: number) {
      drop(key)
      timers.set(
        key,
        setTimeout(() => end(key), patience),
      )
    },
    drop,
    /** All that wait are woken at once. */
    flush() {
      for (const key of [...timers.keys()]) end(key)
    },
    clear() {
      for (const key of [...timers.keys()]) drop(key)
    },
  }
}
