import { openOverlays } from '@shop/ui/open-overlays'
import { lazyWhenUsed } from '#app/lib/lazy-when-used.tsx'

/** Settles when something opens over the page by itself, as a login that its address leads to. */
const whenOpened = () =>
  new Promise<void>((done) => {
    const look = () => {
      if (!openOverlays.top()) return
      stop()
      done()
    }
    const stop = openOverlays.subscribe(look)
    look()
  })

/** What no page needs before it is used. */
export const InUse = /* @__PURE__ */ lazyWhenUsed(
  async () => (await import('./in-use.tsx')).InUse,
  whenOpened,
)
