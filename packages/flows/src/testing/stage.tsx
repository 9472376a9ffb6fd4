import { type ReactNode, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

/** A place in a story where its play function puts one view after another. */
export function createStage() {
  let shown: ReactNode = null
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    Stage: () => useSyncExternalStore(subscribe, () => shown),
    /** The view is there when this returns. */
    show(view: ReactNode) {
      shown = view
      flushSync(() => {
        for (const listener of listeners) listener()
      })
    },
  }
}
