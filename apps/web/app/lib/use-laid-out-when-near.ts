import { type CSSProperties, useState } from 'react'
import { useHydrated } from './use-hydrated.ts'

const whenNear: CSSProperties = {
  contentVisibility: 'auto',
  // Known from the first time on that it was near; the page's length changes until then.
  containIntrinsicSize: 'auto 30rem',
  // What stands out of it, as the ring of focus does, is seen.
  overflowClipMargin: '0.5rem',
}

/**
 * The style of a part below the first view that is laid out and painted when it comes near: that was most of what
 * a page's first frames took. Only of a part that the server has drawn: one that comes later may be above a
 * place that is restored, and has its height at once.
 */
export function useLaidOutWhenNear(): CSSProperties | undefined {
  const isHydrated = useHydrated()
  const [isServers] = useState(!isHydrated)
  return isServers ? whenNear : undefined
}
