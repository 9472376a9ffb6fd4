import { documentEvents } from '#app/lib/document-events.ts'
import { createStore, useStore } from '#app/lib/store.ts'

/** What a shopper can choose; the system decides until one of the others is chosen. */
export const schemeChoices = ['system', 'light', 'dark'] as const

export type SchemeChoice = (typeof schemeChoices)[number]

export const isSchemeChoice = (value: string): value is SchemeChoice =>
  schemeChoices.some((choice) => choice === value)

// The script in the head (server/document/early-scheme.ts) reads the same text.
const scheme = createStore(
  (stored): SchemeChoice => (stored === 'light' || stored === 'dark' ? stored : 'system'),
  { key: 'scheme', of: 'browser', isText: true },
)

/** Keeps the choice and shows it at once, here and in every other tab. */
export function chooseScheme(choice: SchemeChoice) {
  scheme.write(choice)
  dispatchEvent(new Event(documentEvents.scheme))
}

/** What this browser's shopper chose. */
export const useScheme = (): SchemeChoice => useStore(scheme)
