/**
 * A tile's picture flies to its place on the product's screen (experience.md, Motion). The browser's
 * own view transitions hold the new screen back until they have drawn the old one (measured: 130 ms
 * from click to heading); here the screen comes at once and a copy of the picture flies over it.
 */

const duration = 240
/** A screen that takes longer than this is no longer the answer to the press, in ms. */
const patience = 1000

let departed: { src: string; from: DOMRect; at: number } | null = null

/** Notes where a picture is when its tile is opened. */
export function depart(box: Element | null) {
  const image = box?.querySelector('img')
  departed = image?.currentSrc
    ? { src: image.currentSrc, from: image.getBoundingClientRect(), at: performance.now() }
    : null
}

/** Lets the picture that has departed fly to its new place; a ref callback of that place. */
export function arrive(place: Element | null) {
  const flight = departed
  if (!place || !flight) return
  departed = null
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (calm || performance.now() - flight.at > patience) return
  // A frame later the new screen is at its top, so this is where the picture will be.
  requestAnimationFrame(() => fly(flight, place.getBoundingClientRect()))
}

function fly({ src, from }: { src: string; from: DOMRect }, to: DOMRect) {
  if (to.width === 0) return
  const copy = Object.assign(new Image(), { src, alt: '' })
  copy.dataset.slot = 'picture-flight'
  copy.style.cssText = `position:fixed;top:${to.top}px;left:${to.left}px;width:${to.width}px;height:${to.height}px;object-fit:cover;border-radius:var(--radius-tile);transform-origin:0 0;pointer-events:none`
  document.body.append(copy)
  const move = `translate(${from.left - to.left}px,${from.top - to.top}px)`
  const size = `scale(${from.width / to.width},${from.height / to.height})`
  const animation = copy.animate([{ transform: `${move} ${size}` }, { transform: 'none' }], {
    duration,
    easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  })
  animation.onfinish = () => copy.remove()
  animation.oncancel = () => copy.remove()
}
