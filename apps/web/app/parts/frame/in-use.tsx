import { BackCloses } from './back-closes.tsx'
import { EarlyChoices } from './early-choices.tsx'
import { PartMissing } from './part-missing.tsx'
import { ReportVitals } from './report-vitals.tsx'
import { WarmScreens } from './warm-screens.tsx'

/** What every page does once it is used, and draws nothing of. */
export function InUse() {
  return (
    <>
      <BackCloses />
      <EarlyChoices />
      <PartMissing />
      <WarmScreens />
      <ReportVitals />
    </>
  )
}
