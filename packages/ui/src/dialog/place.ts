/** An element and what it stands in, from the inside out; whether each was alone in the next one. */
export type Place = readonly { readonly element: Element; readonly isAlone: boolean }[]

/** Where an element stands: to be found again when it is gone itself. */
export function placeOf(element: Element): Place {
  const place = []
  for (let at: Element | null = element; at; at = at.parentElement)
    place.push({ element: at, isAlone: at.parentElement?.childElementCount === 1 })
  return place
}

const focusable =
  'a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled'

/** The list or section that takes the focus for what was in it; all of `main` would say nothing. */
const holderIn = (place: readonly Element[]) =>
  place.find((element) => element.matches('[tabindex]:not(main)'))

/** The page's heading. Headings take no focus by themselves. */
function headingOver(place: readonly Element[]) {
  const heading = place.map((element) => element.querySelector('h1')).find(Boolean)
  heading?.setAttribute('tabindex', '-1')
  return heading
}

/**
 * Puts the focus where an element was: on itself, else on what stands in its place, else on what it
 * stood in, else on the page's heading.
 */
export function focusPlace(place: Place) {
  const lasting = place.findIndex(({ element }) => element.isConnected)
  const there = place.slice(lasting).map(({ element }) => element)
  const standIn = place[lasting - 1]?.isAlone ? there[0]?.querySelector(focusable) : null
  const next = lasting === 0 ? there[0] : (standIn ?? holderIn(there))
  if (next instanceof HTMLElement) next.focus({ preventScroll: true })
  // The heading may be far from there: what has the focus is in sight.
  else headingOver(there)?.focus()
}
