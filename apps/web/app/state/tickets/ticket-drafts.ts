import { isRecord } from '#app/lib/is-record.ts'
import { createStore } from '#app/lib/store.ts'

/** A message that the server does not have yet. */
export interface Draft {
  /** Names it to the server: sent again, it is still one message. */
  readonly key: string
  readonly text: string
  /** The newest of one's own messages before it; 0 when it is the first. */
  readonly after: number
  /** Why it was not taken; null while it is on its way. */
  readonly failure: string | null
}

/** What a customer has written to tickets and not sent; of a new one, see state/drafts. */
interface TicketDrafts {
  readonly user: number
  /** What stands in the box of a ticket, by its number. */
  readonly texts: Readonly<Record<string, string>>
  /** Messages that did not get through, by their ticket's number. */
  readonly unsent: Readonly<Record<string, readonly Draft[]>>
}

/** It outlives the screen and a reload, and goes with the tab. */
const drafts = createStore(
  (stored): TicketDrafts | null =>
    isRecord(stored) &&
    typeof stored.user === 'number' &&
    isRecord(stored.texts) &&
    isRecord(stored.unsent)
      ? (stored as unknown as TicketDrafts)
      : null,
  { key: 'ticket-drafts', of: 'shopper', area: 'tab' },
)

export const subscribeToDrafts = drafts.subscribe

/** A customer's own; nothing of who was here before. */
export function ticketDrafts(user: number): TicketDrafts {
  const stored = drafts.read()
  return stored?.user === user ? stored : { user, texts: {}, unsent: {} }
}

export function writeText(user: number, ticket: string, text: string) {
  const before = ticketDrafts(user)
  drafts.write({ ...before, texts: { ...before.texts, [ticket]: text } })
}

export function changeUnsent(
  user: number,
  ticket: string,
  change: (before: readonly Draft[]) => readonly Draft[],
) {
  const before = ticketDrafts(user)
  const unsent = { ...before.unsent, [ticket]: change(before.unsent[ticket] ?? []) }
  drafts.write({ ...before, unsent })
}

/** Forgets all of it: the customer is gone. */
export const forgetTicketDrafts = () => drafts.write(null)

/** Somebody has logged in: what another one has written is not for them. */
export function keepTicketDraftsOf(user: number) {
  const stored = drafts.read()
  if (stored && stored.user !== user) forgetTicketDrafts()
}
