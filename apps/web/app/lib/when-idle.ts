/** Calls back when the page has come to rest; gives how to call it off. */
export function whenIdle(then: () => void): () => void {
  // Safari has no idle callback.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(then, 200)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(then, { timeout: 2000 })
  return () => cancelIdleCallback(idle)
}
