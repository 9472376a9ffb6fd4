import type { Ref, RefCallback } from 'react'

const setterOf = <T>(ref: Ref<T> | undefined): RefCallback<T> =>
  typeof ref === 'function'
    ? ref
    : (value) => {
        if (ref) ref.current = value
      }

/** One ref that feeds several. Make it with useMemo or useCallback when a ref's identity matters. */
export function mergeRefs<T>(...refs: Array<Ref<T> | undefined>): RefCallback<T> {
  const setters = refs.map(setterOf)
  return (value) => {
    const clearers = setters.map((set) => set(value) || (() => set(null)))
    return () => {
      for (const clear of clearers) clear()
    }
  }
}
