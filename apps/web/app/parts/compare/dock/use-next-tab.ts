import { type RefObject, useEffect } from 'react'
import { pressedButton } from '#app/state/compare/pressed-button.ts'

/**
 * The dock is the last thing on the page, and after a press the next step: Tab leads from the button into
 * it and on from where one was, Shift+Tab back. The focus stays on the button until then.
 */
export function useNextTab(dock: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const step = (event: KeyboardEvent) => {
      const button = pressedButton.read()
      if (!button || event.key !== 'Tab' || event.defaultPrevented) return
      const controls = dock.current?.querySelectorAll<HTMLElement>('a, button') ?? []
      const [first, last] = [controls[0], controls[controls.length - 1]]
      const { activeElement: at, body } = document
      // Safari gives a button that is clicked no focus.
      if (at === button || at === body) {
        if (event.shiftKey) return pressedButton.forget()
        event.preventDefault()
        first?.focus({ preventScroll: true })
      } else if (event.shiftKey && at === first) {
        event.preventDefault()
        button.focus()
      } else if (!event.shiftKey && at === last) {
        pressedButton.forget()
        // The browser takes its step from here.
        button.focus({ preventScroll: true })
      } else if (!dock.current?.contains(at)) pressedButton.forget()
    }
    const leave = ({ target }: PointerEvent) => {
      const inside = [pressedButton.read(), dock.current]
      if (!inside.some((one) => one?.contains(target as Node))) pressedButton.forget()
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('keydown', step, { signal })
    document.addEventListener('pointerdown', leave, { signal })
    return () => listening.abort()
  }, [dock])
}
