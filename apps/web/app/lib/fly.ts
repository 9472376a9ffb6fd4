/** A picture that has left its tile: where it was, and when (performance.now()). */
export interface Departure {
  src: string
  from: DOMRect
  at: number
}

const duration = 240
/** A screen that takes longer than this is no longer the answer to the press, in ms. */
const patience = 1000

/** Leaves the copy in the picture's place until that is there itself: it is another size of the same. */
function standIn(copy: HTMLImageElement, target: Element) {
  const image = target.querySelector('img')
  if (!image || image.complete) return copy.remove()
  copy.style.cssText =
    'position:absolute;inset:0;width:100%;height:100%;object-fit:cover;pointer-events:none'
  target.append(copy)
  image.decode().then(
    () => copy.remove(),
    () => copy.remove(),
  )
}

/** Draws a copy of a picture that goes from where it was to its new place. */
export function fly({ src, from, at }: Departure, target: Element) {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (calm || performance.now() - at > patience) return
  // The new screen is whole and at its top by then, and not painted yet.
  queueMicrotask(() => {
    const to = target.getBoundingClientRect()
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
    animation.onfinish = () => standIn(copy, target)
    animation.oncancel = () => copy.remove()
  })
}
