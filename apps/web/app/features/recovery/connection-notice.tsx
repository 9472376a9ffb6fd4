import { Banner } from '@shop/ui/banner'
import { useT } from '@shop/ui/i18n'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useSWRConfig } from 'swr'
import { browserDoor } from '#app/data/browser-door.ts'
import { settingsResource } from '#app/data/settings.ts'
import { unreachableEvent } from './unreachable.ts'

/** Asked this often whether the shop's server is back; ms. */
const patience = 5_000

export interface ConnectionNoticeProps {
  /** A read has found nobody already. */
  unreachable: boolean
}

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

/**
 * Says quietly that the browser is offline or that nobody answers: what was read before stays in
 * view. When the server is back, all that is shown is read again.
 */
export function ConnectionNotice({ unreachable }: ConnectionNoticeProps) {
  const t = useT()
  const { mutate } = useSWRConfig()
  const isOnline = useIsOnline()
  const [isGone, setGone] = useState(unreachable)
  const [wasOffline, setWasOffline] = useState(false)
  if (!isOnline && !wasOffline) setWasOffline(true)
  const isAsking = isOnline && (isGone || wasOffline)

  useEffect(() => {
    const leave = () => setGone(true)
    addEventListener(unreachableEvent, leave)
    return () => removeEventListener(unreachableEvent, leave)
  }, [])

  const comeBack = useEffectEvent(() => {
    setGone(false)
    setWasOffline(false)
    void mutate(() => true)
  })
  useEffect(() => {
    if (!isAsking) return
    let current = true
    const ask = () =>
      settingsResource.load(browserDoor).then(
        () => current && comeBack(),
        () => undefined,
      )
    void ask()
    const timer = setInterval(ask, patience)
    return () => {
      current = false
      clearInterval(timer)
    }
  }, [isAsking])

  if (isOnline && !isGone) return null
  return (
    // Below the navbar: it covers neither what is bought with nor what is read.
    <div className="pointer-events-none fixed inset-x-4 top-20 z-40 flex justify-center">
      <Banner tone="offline" className="rounded-float py-2 shadow-float">
        {isOnline
          ? t('The shop is not answering right now. What you see may be old.')
          : t('You are offline. What you see may be old.')}
      </Banner>
    </div>
  )
}
