import type { Ref, RefCallback } from 'react'

function assign<T>(ref: Ref<T> | undefined, value: T | null) {
  if (typeof ref === 'function') return ref(value)
  if (ref) ref.current = value
}

/** One ref that feeds several. Make it with useMemo or useCallback when a ref's identity matters. */
export function mergeRefs<T>(...refs: Array<Ref<T> | undefined>): RefCallback<T> {
  return (value) => {
    const cleanups = refs.map((ref) => ({ ref, cleanup: assign(ref, value) }))
    return () => {
      for (const { ref, cleanup } of cleanups) {
        if (typeof cleanup === 'function') cleanup()
        else assign(ref, null)
      }
    }
  }
}
