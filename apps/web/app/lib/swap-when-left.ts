import type { RefObject } from 'react'
import { flushSync } from 'react-dom'

/** Fields that were changed before their code was there: which ones of their part, and what they say. */
type Typed = ReadonlyMap<number, string>

const fieldsOf = (part: HTMLElement) => [...part.querySelectorAll('input')]

const typedIn = (part: HTMLElement): Typed =>
  new Map(
    fieldsOf(part).flatMap(({ value, defaultValue }, at) =>
      value === defaultValue ? [] : [[at, value] as const],
    ),
  )

/** Past what React has put over it, which would take the value for its own and hear no change. */
const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

/** Says it again to the same part, whose code has come: as if it were typed, or moved, and left now. */
function typeAgain(part: HTMLElement, typed: Typed) {
  const fields = fieldsOf(part)
  for (const [at, value] of typed) {
    const field = fields[at]
    if (!field) continue
    write?.call(field, value)
    for (const event of ['input', 'keyup', 'focusout'])
      field.dispatchEvent(new Event(event, { bubbles: true }))
  }
}

/** Whether somebody is in it: their focus would be lost with what they focus. */
const isFocused = (part: HTMLElement | null) => part?.contains(document.activeElement) ?? false

/** Who presses Enter in a field is done with it. */
const leaveByEnter = ({ key, target }: KeyboardEvent) => {
  if (key === 'Enter' && target instanceof HTMLInputElement) target.blur()
}

/** Swaps a part for itself with its code when nobody is in it any more; what was typed meanwhile is said again. */
export async function swapWhenLeft(part: RefObject<HTMLElement | null>, swap: () => void) {
  const before = part.current
  before?.addEventListener('keydown', leaveByEnter)
  while (isFocused(before)) {
    await new Promise((done) => before?.addEventListener('focusout', done, { once: true }))
    // The next focus is known a moment later.
    await new Promise((done) => setTimeout(done))
  }
  const typed = before && typedIn(before)
  flushSync(swap)
  if (part.current && typed) typeAgain(part.current, typed)
}
