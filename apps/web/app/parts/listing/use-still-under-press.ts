import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

const presses = ['pointerdown', 'click', 'focusin']

/** Where a control was when it was pressed. */
interface Pressed {
  readonly control: Element
  readonly top: number
}

/** The control now: drawn anew, it has the focus. */
const nowOf = ({ control }: Pressed) => (control.isConnected ? control : document.activeElement)

/** Moves the group that a control stands in until the control is where it was. */
function keep(panel: HTMLElement, pressed: Pressed) {
  const control = nowOf(pressed)
  const group = [...panel.children].find((one) => one.contains(control))
  if (!control || !(group instanceof HTMLElement)) return
  const moved = control.getBoundingClientRect().top - pressed.top
  const room = Number.parseFloat(group.style.paddingTop) || 0
  const wanted = Math.max(0, room - moved)
  if (wanted !== room) group.style.paddingTop = `${wanted}px`
  // What came above it is scrolled away.
  const rest = moved - (room - wanted)
  const scroller = panel.closest('#filters')
  if (rest !== 0 && scroller) scroller.scrollTop += rest
}

/**
 * A filter that is pressed stays under the finger whatever comes and goes above it: what others of the list leave
 * changes with each. The room that this takes is given back when the pointer or the focus has left the filters.
 */
export function useStillUnderPress(panel: RefObject<HTMLElement | null>) {
  const pressed = useRef<Pressed | null>(null)

  useLayoutEffect(() => {
    if (panel.current && pressed.current) keep(panel.current, pressed.current)
  })

  useEffect(() => {
    const box = panel.current
    if (!box) return
    const isInside = (target: EventTarget | null) => target instanceof Node && box.contains(target)
    const press = ({ target }: Event) => {
      const control = target instanceof Element ? target.closest('a') : null
      if (!control) return
      pressed.current = { control, top: control.getBoundingClientRect().top }
      // Shorter it could not be scrolled as far.
      box.style.minHeight = `${box.offsetHeight}px`
    }
    const release = () => {
      pressed.current = null
      for (const one of [box, ...box.children])
        if (one instanceof HTMLElement) one.style.minHeight = one.style.paddingTop = ''
    }
    const left = ({ pointerType }: PointerEvent) => {
      // A finger leaves with every press.
      if (pointerType === 'mouse') release()
    }
    const elsewhere = ({ target }: Event) => {
      if (!isInside(target)) release()
    }
    const blurred = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !isInside(relatedTarget)) release()
    }
    // A mouse's press counts when it goes down, all others as clicks (lib/press.ts); one that came before this
    // code has left the focus.
    for (const event of presses) box.addEventListener(event, press, { capture: true })
    box.addEventListener('pointerleave', left)
    box.addEventListener('focusout', blurred)
    document.addEventListener('pointerdown', elsewhere)
    return () => {
      for (const event of presses) box.removeEventListener(event, press, { capture: true })
      box.removeEventListener('pointerleave', left)
      box.removeEventListener('focusout', blurred)
      document.removeEventListener('pointerdown', elsewhere)
    }
  }, [panel])
}
