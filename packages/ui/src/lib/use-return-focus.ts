import { useRef } from 'react'

/** A menu item is gone by the time its dialog closes: the button that opened the menu is what to come back to. */
function lastingOpener(active: Element | null) {
  const menu = active?.closest('[role="menu"]')
  const trigger = menu?.getAttribute('aria-labelledby')
  return trigger ? document.getElementById(trigger) : active
}

/** A form starts in its first field, except on touch, where the keyboard would cover it unasked. */
function firstControl(overlay: EventTarget | null) {
  if (!(overlay instanceof Element) || !window.matchMedia('(pointer: fine)').matches) return null
  return overlay.querySelector<HTMLElement>(
    'input:enabled:not([type=hidden]), select:enabled, textarea:enabled',
  )
}

/**
 * Moves focus into a form and brings focus back to what opened an overlay. Radix does the latter
 * for its own Trigger only; ours are opened by state, from anywhere.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = lastingOpener(document.activeElement)
      const first = firstControl(event.currentTarget)
      if (!first) return
      event.preventDefault()
      first.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
    },
  }
}

/** A toast stands above an overlay: pressing it must not close what is below. */
export function keepOpenOnToast(event: { target: EventTarget | null; preventDefault(): void }) {
  if (event.target instanceof Element && event.target.closest('[data-slot="toaster"]')) {
    event.preventDefault()
  }
}
