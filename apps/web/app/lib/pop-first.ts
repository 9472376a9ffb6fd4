/**
 * Steps through the history, before the router hears of them: its listener is added when the page
 * hydrates, and listeners of the window are called in the order in which they were added.
 */
let listener: ((event: PopStateEvent) => void) | null = null

/** Called by the entry, before the router is there. */
export const listenFirst = () => addEventListener('popstate', (event) => listener?.(event))

/** Hears of each step before the router does, which `stopImmediatePropagation` keeps from it. */
export function onPopFirst(next: (event: PopStateEvent) => void): () => void {
  listener = next
  return () => {
    listener = null
  }
}
