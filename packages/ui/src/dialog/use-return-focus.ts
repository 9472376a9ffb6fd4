import { useRef } from 'react'
import { focusPlace, type Place, placeOf } from './place.ts'

/** A menu item is gone by the time its dialog closes: the button that opened the menu is what to come back to. */
function lastingOpener(active: Element | null) {
  const menu = active?.closest('[role="menu"]')
  const trigger = menu?.getAttribute('aria-labelledby')
  return trigger ? document.getElementById(trigger) : active
}

/** Where a form starts: in its first wrong field, else in its first one. */
export const firstField = (form: Element) =>
  form.querySelector<HTMLElement>('[aria-invalid="true"]') ??
  form.querySelector<HTMLElement>(
    'input:enabled:not([type=hidden]), select:enabled, textarea:enabled',
  )

/** What is above a field is to be read first where both do not fit (APG, dialog pattern). */
const isOutOfSight = (field: Element) => {
  const body = field.closest('[data-slot$="-body"]')
  return body && field.getBoundingClientRect().bottom > body.getBoundingClientRect().bottom
}

/** On touch the keyboard would cover the form unasked. */
const mayTakeFocus = () => window.matchMedia('(pointer: fine)').matches

/**
 * Moves focus into a form and brings focus back to what opened an overlay, or to where that was.
 * Radix does the latter for its own Trigger only; ours are opened by state, from anywhere.
 */
export function useReturnFocus() {
  const opener = useRef<Place>([])
  return {
    onOpenAutoFocus: (event: Event) => {
      const active = lastingOpener(document.activeElement)
      opener.current = active && active !== document.body ? placeOf(active) : []
      const overlay = event.currentTarget
      const first = overlay instanceof Element && mayTakeFocus() ? firstField(overlay) : null
      if (!first || isOutOfSight(first)) return
      event.preventDefault()
      first.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (opener.current.length > 0) focusPlace(opener.current)
    },
  }
}

/** A toast stands above an overlay: pressing it must not close what is below. */
export function keepOpenOnToast(event: { target: EventTarget | null; preventDefault(): void }) {
  if (event.target instanceof Element && event.target.closest('[data-slot="toaster"]')) {
    event.preventDefault()
  }
}
