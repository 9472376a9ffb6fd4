import { createTextDrafts } from '#app/state/drafts/drafts.ts'

export const contactFields = ['subject', 'message', 'name', 'phone'] as const
export type ContactValues = Record<(typeof contactFields)[number], string>

/** What was typed and is not sent: a reload, or a look at another page, loses nothing. */
export const contactDrafts = createTextDrafts('contact', contactFields)
