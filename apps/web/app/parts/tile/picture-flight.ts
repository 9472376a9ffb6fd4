import type { Departure } from './fly.ts'

/**
 * A tile's picture flies to its place on the product's screen (experience.md, Look). The browser's
 * own view transitions hold the new screen back until they have drawn the old one (measured: 130 ms
 * from click to heading); here the screen comes at once and a copy of the picture flies over it.
 */

const loadFlight = () => import('./fly.ts')

let departed: Departure | null = null

/** Notes where a picture is when its tile is opened. */
export function depart(box: Element | null) {
  const image = box?.querySelector('img')
  if (!image?.currentSrc) return
  departed = {
    src: image.currentSrc,
    from: image.getBoundingClientRect(),
    at: performance.now(),
  }
  void loadFlight().catch(() => {
    // Without it the picture is simply there.
    departed = null
  })
}

/** Lets the picture that has departed fly to its new place; a ref callback of that place. */
export function arrive(target: Element | null) {
  const flight = departed
  if (!target || !flight) return
  departed = null
  void loadFlight().then(
    ({ fly }) => fly(flight, target),
    () => null,
  )
}
