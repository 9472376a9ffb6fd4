import { type ReactNode, useSyncExternalStore } from 'react'
import { recovery, useRecovery } from '#app/state/recovery/use-recovery.ts'
import { ConnectionNotice } from './connection-notice.tsx'
import { StorageNotice } from './storage-notice.tsx'
import { useLateScreen } from './use-late-screen.ts'

function watchLine(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

const useIsOnline = () =>
  useSyncExternalStore(
    watchLine,
    () => navigator.onLine,
    () => true,
  )

/** What is said about the page itself, beside any screen. */
export default function Notices(): ReactNode {
  const isOnline = useIsOnline()
  const { isFailing, isAsking } = useRecovery()
  const late = useLateScreen()
  return (
    <>
      {isFailing || !isOnline ? (
        <ConnectionNotice
          problem={isOnline ? 'unreachable' : 'offline'}
          isAsking={isAsking}
          onRetry={recovery.retry}
        />
      ) : late ? (
        // As a document it needs none of the code that does not come.
        <ConnectionNotice problem="late" onRetry={() => location.assign(late)} />
      ) : null}
      <StorageNotice />
    </>
  )
}
