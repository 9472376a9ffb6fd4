import { useSyncExternalStore } from 'react'
import { documentEvents } from '#app/lib/document-events.ts'

/** What a shopper can choose; the system decides until one of the others is chosen. */
export const schemeChoices = ['system', 'light', 'dark'] as const

export type SchemeChoice = (typeof schemeChoices)[number]

// The script in the head (server/document/early-scheme.ts) knows this key and this event.
const key = 'scheme'
const changed = documentEvents.scheme

export const isSchemeChoice = (value: string): value is SchemeChoice =>
  schemeChoices.some((choice) => choice === value)

function readScheme(): SchemeChoice {
  const kept = localStorage.getItem(key)
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

/** Keeps the choice and shows it at once, here and in every other tab. */
export function chooseScheme(choice: SchemeChoice) {
  if (choice === 'system') localStorage.removeItem(key)
  else localStorage.setItem(key, choice)
  dispatchEvent(new Event(changed))
}

function subscribe(listen: () => void) {
  addEventListener('storage', listen)
  addEventListener(changed, listen)
  return () => {
    removeEventListener('storage', listen)
    removeEventListener(changed, listen)
  }
}

/** What this browser's shopper chose. */
export const useScheme = (): SchemeChoice =>
  useSyncExternalStore(subscribe, readScheme, () => 'system')
