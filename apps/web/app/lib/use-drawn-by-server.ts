import { useState } from 'react'
import { useHydrated } from './use-hydrated.ts'

/**
 * Whether the server has drawn this part. Only such a one is laid out when it comes `near`: one that comes later
 * may be above a place that is restored, and has its height at once.
 */
export function useDrawnByServer(): boolean {
  const isHydrated = useHydrated()
  const [isServers] = useState(!isHydrated)
  return isServers
}
