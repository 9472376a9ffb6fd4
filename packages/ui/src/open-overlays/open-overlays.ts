import { useEffect, useEffectEvent } from 'react'

/** A dialog, drawer or list that lies over the page. */
export interface OpenOverlay {
  /** Asks it to close, as Escape does; it may refuse by staying open. */
  close: () => void
}

let overlays: readonly OpenOverlay[] = []
const listeners = new Set<() => void>()

const change = (next: readonly OpenOverlay[]) => {
  overlays = next
  for (const listener of [...listeners]) listener()
}

/** What is open over the page now, for an app whose Back closes it first. */
export const openOverlays = {
  /** The one that was opened last. */
  top: () => overlays.at(-1),
  /** Calls back whenever one opens or closes; gives how to stop that. */
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** Counts this as open over the page while `open` is true. */
export function useOpenOverlay(open: boolean, close: () => void) {
  const ask = useEffectEvent(close)
  useEffect(() => {
    if (!open) return
    const overlay: OpenOverlay = { close: () => ask() }
    change([...overlays, overlay])
    return () => change(overlays.filter((other) => other !== overlay))
  }, [open])
}
