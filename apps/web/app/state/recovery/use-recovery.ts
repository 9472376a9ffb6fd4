import { useEffect, useSyncExternalStore } from 'react'
import { useSWRConfig } from 'swr'
import { createRecovery } from './recovery.ts'

/** What is no data, as the page itself, by a key of its own: how it is read again. */
export const rereads: Record<string, () => Promise<unknown>> = {}

let rereadData: (key: string) => Promise<unknown> = () => Promise.resolve()

/** Nobody looks, or there is no line. */
export const isAway = () => document.hidden || !navigator.onLine

/** This tab's recovery: one for all that it reads. */
export const recovery = createRecovery({
  reread: (key) => rereads[key]?.() ?? rereadData(key),
  isAway,
})

/** Lets the recovery read again what is shown below this SWRConfig. */
export function useRereading() {
  const { mutate } = useSWRConfig()
  useEffect(() => {
    rereadData = (key) => mutate(key)
    document.addEventListener('visibilitychange', recovery.wake)
    addEventListener('online', recovery.wake)
    return () => {
      document.removeEventListener('visibilitychange', recovery.wake)
      removeEventListener('online', recovery.wake)
    }
  }, [mutate])
}

export const useRecovery = () =>
  useSyncExternalStore(recovery.subscribe, recovery.read, recovery.read)
