import type { Departure } from './fly.ts'
import { whenUsed } from './lazy-when-used.tsx'

/**
 * A tile's picture flies to its place on the product's screen (experience.md, Look). The browser's
 * own view transitions hold the new screen back until they have drawn the old one (measured: 130 ms
 * from click to heading); here the screen comes at once and a copy of the picture flies over it.
 */

let flight: typeof import('./fly.ts') | undefined
const loadFlight = async () => {
  flight ??= await import('./fly.ts')
  return flight
}
// Without it the picture is simply there.
const ignore = () => undefined
// Asked for by the press alone it would come after the screen that it opens.
void whenUsed().then(loadFlight).catch(ignore)

let departed: Departure | null = null

/** Notes where a picture is when its tile is opened. */
export function depart(box: Element | null) {
  const image = box?.querySelector('img')
  if (!image?.currentSrc) return
  departed = { src: image.currentSrc, from: image.getBoundingClientRect(), at: performance.now() }
}

/** Lets the picture that has departed fly to its new place; a ref callback of that place. */
export function arrive(target: Element | null) {
  const departure = departed
  if (!target || !departure) return
  departed = null
  // In the frame that brings the screen, unless the press was the page's first use.
  if (flight) flight.fly(departure, target)
  else loadFlight().then(({ fly }) => fly(departure, target), ignore)
}
