import { lazy, Suspense } from 'react'
import type { MissingScreenProps } from './missing-content.tsx'

// Rarely wanted, so not in the first view's scripts.
const MissingContent = /* @__PURE__ */ lazy(() =>
  import('./missing-content.tsx').then(({ MissingContent }) => ({ default: MissingContent })),
)

/** A product or category that is gone, found out while browsing; asked for directly it is a 404. */
export const MissingScreen = (props: MissingScreenProps) => (
  <Suspense>
    <MissingContent {...props} />
  </Suspense>
)
