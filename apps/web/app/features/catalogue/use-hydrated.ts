import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and while the browser takes its HTML over; true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
