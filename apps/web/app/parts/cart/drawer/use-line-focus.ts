import type { Cart } from '@shop/contract'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

const lineIn = '[data-slot=cart-line]'
const ways = '[data-slot=empty-state] :is(a, button)'

const buttonsOf = (line: Element) => [...line.querySelectorAll('button')]

/**
 * Puts the focus on that button of this line, or on the way on from an empty cart. It is the one that was pressed in
 * the line before: whoever saves one thing for later does not remove the next.
 */
const focusLine = (body: Element | null, at: number, button: number) => {
  const line = body?.querySelectorAll(lineIn)[at]
  const buttons = line ? buttonsOf(line) : []
  const target = line ? (buttons[button] ?? buttons[0]) : body?.querySelector<HTMLElement>(ways)
  target?.focus()
  return target ?? null
}

/**
 * A line that goes takes the focus with it, and the dialog would have it as a whole: the next line gets it. A line that
 * comes back has it again, unless the shopper has gone elsewhere since.
 */
export function useLineFocus(body: RefObject<HTMLElement | null>, cart: Cart | null) {
  const lines = (cart?.cart_items ?? []).flatMap(({ products }) => products.map(({ id }) => id))
  const before = useRef(lines)
  /** The line that the focus was in last. */
  const focused = useRef<number | null>(null)
  const button = useRef(0)
  const gone = useRef(new Set<number>())
  const given = useRef<Element | null>(null)
  useLayoutEffect(() => {
    const was = before.current
    before.current = lines
    const active = document.activeElement
    const back = lines.find((id) => gone.current.has(id))
    if (back !== undefined) {
      gone.current.delete(back)
      const isFree =
        active === given.current ||
        active?.contains(body.current) ||
        active?.closest('[data-slot=toast]')
      if (isFree) given.current = focusLine(body.current, lines.indexOf(back), button.current)
      return
    }
    const lost = focused.current
    // What has not come yet has lost no line.
    if (!cart || lost === null || lines.includes(lost) || active !== document.body) return
    focused.current = null
    gone.current.add(lost)
    given.current = focusLine(
      body.current,
      Math.min(was.indexOf(lost), lines.length - 1),
      button.current,
    )
  })
  useEffect(() => {
    const look = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !body.current?.contains(target)) return
      const line = target.closest(lineIn)
      const all = [...body.current.querySelectorAll(lineIn)]
      focused.current = line ? (before.current[all.indexOf(line)] ?? null) : null
      const at = line ? buttonsOf(line).indexOf(target as HTMLButtonElement) : -1
      if (at >= 0) button.current = at
    }
    document.addEventListener('focusin', look)
    return () => document.removeEventListener('focusin', look)
  }, [body])
}
