import { createStore } from '#app/lib/store.ts'

/** The forms that are being sent, by name, also by a screen that has been left since. */
export const inFlight = createStore((): readonly string[] => [])
