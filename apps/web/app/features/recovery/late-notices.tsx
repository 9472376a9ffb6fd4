import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { touches } from '#app/late.tsx'
import { whenIdle } from '#app/when-idle.ts'
import { isNoticeDue } from './storage-choice.ts'
import { unreachableEvent } from './unreachable.ts'

/** Without their code, as when the network has gone before it came, there are no notices. */
const Notices = lazy(() => import('./notices.tsx').catch(() => ({ default: Nothing })))

const Nothing = (): ReactNode => null

/** Brings the notices about connection and storage when there may be something to say. */
export function LateNotices() {
  const [wanted, setWanted] = useState<{ unreachable: boolean } | null>(null)
  useEffect(() => {
    if (wanted) return
    const stopping = new AbortController()
    const { signal } = stopping
    const come = () => setWanted({ unreachable: false })
    addEventListener(unreachableEvent, () => setWanted({ unreachable: true }), { signal })
    for (const name of [...touches, 'offline'])
      addEventListener(name, come, { signal, passive: true })
    // Asking for the time zone takes 3 ms, which would be part of the first view.
    const callOff = whenIdle(() => {
      if (isNoticeDue() || !navigator.onLine) come()
    })
    return () => {
      stopping.abort()
      callOff()
    }
  }, [wanted])
  return wanted ? (
    <Suspense>
      <Notices {...wanted} />
    </Suspense>
  ) : null
}
