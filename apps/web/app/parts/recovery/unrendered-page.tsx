import { useEffect, useState } from 'react'
import { awaitPage } from '#app/state/recovery/await-page.ts'
import { areReloadsUsedUp, forgetReloads } from '#app/state/recovery/reloads.ts'
import { RecoveryBanner } from './recovery-banner.tsx'

function reload() {
  forgetReloads()
  location.reload()
}

/** On a page that was made without the shop's settings: loads it again when they can be read. */
export default function UnrenderedPage() {
  const [isGivenUp, setGivenUp] = useState(false)
  useEffect(() => {
    if (areReloadsUsedUp()) setGivenUp(true)
    else awaitPage()
  }, [])
  return <RecoveryBanner isGivenUp={isGivenUp} onRetry={reload} />
}
