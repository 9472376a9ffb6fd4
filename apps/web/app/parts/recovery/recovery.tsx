import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { lazyPart } from '#app/lib/lazy-part.tsx'
import { touches } from '#app/lib/lazy-when-used.tsx'
import { whenIdle } from '#app/lib/when-idle.ts'
import { forgetReloads } from '#app/state/recovery/reloads.ts'
import { isNoticeDue } from '#app/state/recovery/storage-choice.ts'
import { useRecovery, useRereading } from '#app/state/recovery/use-recovery.ts'

const Nothing = (): ReactNode => null

/** Without their code, as when the network has gone before it came, there are no notices. */
const Notices = lazy(() => import('./notices.tsx').catch(() => ({ default: Nothing })))
const UnrenderedPage = lazyPart(() => import('./unrendered-page.tsx'))

/** Whether there may be something to say about connection or storage. */
function useNoticesDue(): boolean {
  const { isFailing } = useRecovery()
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    if (isDue) return
    const stopping = new AbortController()
    const { signal } = stopping
    const come = () => setDue(true)
    for (const name of [...touches, 'offline'])
      addEventListener(name, come, { signal, passive: true })
    // Asking for the time zone takes 3 ms, which would be part of the first view.
    const callOff = whenIdle(() => {
      forgetReloads()
      if (isNoticeDue() || !navigator.onLine) come()
    })
    return () => {
      stopping.abort()
      callOff()
    }
  }, [isDue])
  return isDue || isFailing
}

function RecoveryNotices() {
  return useNoticesDue() ? (
    <Suspense>
      <Notices />
    </Suspense>
  ) : null
}

/**
 * Reads again what found nobody, and says so. Without the shop's settings (`reachable` is false) the
 * whole page is to be loaded again.
 */
export function Recovery({ reachable }: { reachable: boolean }) {
  useRereading()
  if (reachable) return <RecoveryNotices />
  return (
    <Suspense>
      <UnrenderedPage />
    </Suspense>
  )
}
