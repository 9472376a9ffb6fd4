import { loadToasts } from '@shop/ui/toast'
import { useEffect } from 'react'
import { BackCloses } from './back-closes.tsx'
import { EarlyChoices } from './early-choices.tsx'
import { ReportVitals } from './report-vitals.tsx'
import { WarmScreens } from './warm-screens.tsx'

/** What every page does once it is used, and draws nothing of. */
export function InUse() {
  // What is said of a line that is gone cannot be fetched then.
  useEffect(() => void loadToasts().catch(() => undefined), [])
  return (
    <>
      <BackCloses />
      <EarlyChoices />
      <WarmScreens />
      <ReportVitals />
    </>
  )
}
