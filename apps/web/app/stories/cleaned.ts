import type { Cleaned } from '#app/lib/cleaned.ts'

/** As a page holds a text that the server has rendered: cleaned already. */
export const serverCleaned = true as Cleaned<object, PropertyKey>
