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
/** Elements that say the same; fields say nothing. */
const alike = (part: HTMLElement, name: string, text: string | null) =>
  [...part.querySelectorAll<HTMLElement>(name)].filter((one) => one.textContent === text)

/** Past what React has put over it, which would take the value for its own and hear no change. */
const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

/** What somebody has done in a part before its code was there: it has the same fields and links in the same order. */
interface Done {
  /** Fields that were changed: which ones, what they say, and whether they were left, or entered (`start-app`). */
  typed: ReadonlyMap<number, { value: string; isLeft: boolean }>
  /** Of each of its `<details>`, whether it is open. */
  open: ReadonlyMap<string, boolean>
  /** Which element of its name has the focus: among those that say the same, and among all. */
  focus: { name: string; text: string | null; at: number; place: number } | null
  selection: [number | null, number | null]
  /** Which link was pressed and waits (hydrated-when-used.tsx); -1 for none. */
  held: number
}

function focusIn(part: HTMLElement): Done['focus'] {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement) || !part.contains(activeElement)) return null
  const { localName: name, textContent: text } = activeElement
  return {
    name,
    text,
    at: alike(part, name, text).indexOf(activeElement),
    place: [...part.querySelectorAll(name)].indexOf(activeElement),
  }
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

/** Does it again in the same part, whose code has come: what was left is left again. */
function doAgain(part: HTMLElement, { typed, open, focus, selection, held }: Done) {
  for (const [name, details] of detailsOf(part)) details.open = open.get(name) ?? details.open
  // One that was pressed may say something else by then: a filter tells how many are left.
  const focused =
    focus &&
    (alike(part, focus.name, focus.text)[focus.at] ??
      part.querySelectorAll<HTMLElement>(focus.name)[focus.place])
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
