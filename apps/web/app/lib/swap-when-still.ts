import type { RefObject } from 'react'
import { flushSync } from 'react-dom'

const fieldsOf = (part: HTMLElement) => [...part.querySelectorAll('input')]
const linksOf = (part: HTMLElement) => [...part.querySelectorAll('a')]
/** What a `<details>` is called; what is chosen in it stands beside its name. */
function nameOf(details: Element): string {
  const summary = details.querySelector('summary')
  const own = (summary?.firstElementChild ?? summary)?.textContent ?? ''
  const group = details.parentElement?.closest('details')
  return group ? `${nameOf(group)}: ${own}` : own
}
/** By their names: a list of which more is known by then unfolds into fewer, or more. */
const detailsOf = (part: HTMLElement) =>
  new Map([...part.querySelectorAll('details')].map((details) => [nameOf(details), details]))
/** What an element says; fields say nothing. A filter says last how many are left, which may be others by then. */
const readings = [
  ({ textContent }: Element) => textContent,
  ({ textContent }: Element) => textContent?.replace(/\p{N}+\D*$/u, ''),
]
/** Elements that say the same. */
const alike = (part: HTMLElement, one: Element, reading: (element: Element) => unknown) =>
  [...part.querySelectorAll<HTMLElement>(one.localName)].filter(
    (other) => reading(other) === reading(one),
  )

/** Past what React has put over it, which would take the value for its own and hear no change. */
const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

/** What somebody has done in a part before its code was there: it has the same fields and links in the same order. */
interface Done {
  /** Fields that were changed: which ones, what they say, and whether they were left, or entered (`start-app`). */
  typed: ReadonlyMap<number, { value: string; isLeft: boolean }>
  /** Of each of its `<details>`, whether it is open. */
  open: ReadonlyMap<string, boolean>
  /** Which element has the focus: among those that say the same, in either reading, and among all of its name. */
  focus: { element: HTMLElement; at: readonly number[]; place: number; top: number } | null
  selection: [number | null, number | null]
  /** Which link was pressed and waits (hydrated-when-used.tsx); -1 for none. */
  held: number
}

function focusIn(part: HTMLElement): Done['focus'] {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement) || !part.contains(activeElement)) return null
  return {
    element: activeElement,
    at: readings.map((reading) => alike(part, activeElement, reading).indexOf(activeElement)),
    place: [...part.querySelectorAll(activeElement.localName)].indexOf(activeElement),
    top: activeElement.getBoundingClientRect().top,
  }
}

/** What has gone above it makes room, so that it stays under the finger that has pressed it. */
function keepPlace(one: HTMLElement, before: number) {
  const moved = one.getBoundingClientRect().top - before
  const group = one.closest('details')
  if (group && moved < 0) group.style.paddingTop = `${-moved}px`
}

function doneIn(part: HTMLElement): Done {
  const typed = fieldsOf(part).flatMap((field, at) => {
    const { value, defaultValue, dataset } = field
    const isLeft = field !== document.activeElement || dataset.changed !== undefined
    return value === defaultValue ? [] : [[at, { value, isLeft }] as const]
  })
  const { activeElement } = document
  return {
    typed: new Map(typed),
    open: new Map([...detailsOf(part)].map(([name, { open }]) => [name, open])),
    focus: focusIn(part),
    selection:
      activeElement instanceof HTMLInputElement
        ? [activeElement.selectionStart, activeElement.selectionEnd]
        : [null, null],
    held: linksOf(part).findIndex(({ dataset }) => dataset.held !== undefined),
  }
}

/** The element that had the focus, in the part that stands there now. */
const again = (part: HTMLElement, { element, at, place }: NonNullable<Done['focus']>) =>
  readings
    .map((reading, index) => alike(part, element, reading)[at[index] ?? 0])
    .find((one) => one !== undefined) ??
  part.querySelectorAll<HTMLElement>(element.localName)[place]

/** Does it again in the same part, whose code has come: what was left is left again. */
function doAgain(part: HTMLElement, { typed, open, focus, selection, held }: Done) {
  for (const [name, details] of detailsOf(part)) details.open = open.get(name) ?? details.open
  const focused = focus && again(part, focus)
  if (focus && focused) keepPlace(focused, focus.top)
  focused?.focus({ preventScroll: true })
  fieldsOf(part).forEach((field, at) => {
    const done = typed.get(at)
    if (!done) return
    write?.call(field, done.value)
    const events = done.isLeft ? ['input', 'keyup', 'focusout'] : ['input']
    for (const event of events) field.dispatchEvent(new Event(event, { bubbles: true }))
  })
  if (focused instanceof HTMLInputElement && selection[0] !== null)
    focused.setSelectionRange(...selection)
  linksOf(part)[held]?.click()
}

/** A press on it is under way: its click would be lost with the element that it began on. */
const isPressed = (part: HTMLElement | null) => part?.matches(':active') ?? false

const released = () =>
  new Promise<void>((done) => {
    // The click comes a moment later.
    const end = () => setTimeout(done)
    for (const name of ['pointerup', 'pointercancel', 'keyup'])
      addEventListener(name, end, { once: true })
  })

/**
 * Swaps a part for itself with its code, as soon as the code is there and nobody is in the midst of a press:
 * focus, selection, what was typed and what was unfolded go on in it.
 */
export async function swapWhenStill<Code>(
  part: RefObject<HTMLElement | null>,
  code: Promise<Code>,
  swap: (code: Code) => void,
) {
  const before = part.current
  const loaded = await code
  while (isPressed(before)) await released()
  const done = before && doneIn(before)
  flushSync(() => swap(loaded))
  if (part.current && done) doAgain(part.current, done)
}
