/** A function of an object that is computed once for as long as that object lives: a memo that nobody has to clear. */
export function onceFor<Key extends WeakKey, Value>(of: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>()
  return (key) => {
    const before = known.get(key)
    if (before) return before.value
    const value = of(key)
    known.set(key, { value })
    return value
  }
}
