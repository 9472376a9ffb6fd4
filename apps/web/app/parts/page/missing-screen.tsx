import { Suspense } from 'react'
import { lazyPart } from '#app/lib/lazy-part.tsx'
import type { MissingScreenProps } from './missing-content.tsx'

// Rarely wanted, so not in the first view's scripts.
const MissingContent = /* @__PURE__ */ lazyPart(async () => ({
  default: (await import('./missing-content.tsx')).MissingContent,
}))

/** A product or category that is gone, found out while browsing; asked for directly it is a 404. */
export const MissingScreen = (props: MissingScreenProps) => (
  <Suspense>
    <MissingContent {...props} />
  </Suspense>
)
