import { useEffect, useSyncExternalStore } from 'react'
import { useSWRConfig } from 'swr'
import { createRecovery } from './recovery.ts'
import { reloadsSoFar, rememberReload } from './reloads.ts'

/** The page itself, beside the keys of what is read: it could not be rendered. */
const page = 'page'

let rereadData: (key: string) => Promise<unknown> = () => Promise.resolve()

/** Nobody looks, or there is no line. */
export const isAway = () => document.hidden || !navigator.onLine

/** This tab's recovery: one for all that it reads. */
export const recovery = createRecovery({
  reread: (key) => (key === page ? rereadPage() : rereadData(key)),
  isAway,
  past: reloadsSoFar,
})

/** Whether the web server has settings to render with: its own file says so, made of nothing else. */
const canBeRendered = () =>
  fetch('/manifest.webmanifest', { cache: 'no-store', signal: AbortSignal.timeout(20_000) }).then(
    ({ ok }) => ok,
    () => false,
  )

async function rereadPage() {
  if (!(await canBeRendered())) return recovery.noteFailure(page)
  recovery.noteAnswer(page)
  rememberReload()
  location.reload()
}

/** Loads the page again once it can be rendered. */
export const awaitPage = () => recovery.noteFailure(page)

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
