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

/** Back closes what lies over the page, before it leaves the page. */
export const BackCloses = /* @__PURE__ */ lazyWhenUsed(
  async () => (await import('./back-closes.tsx')).BackCloses,
  whenOpened,
)
