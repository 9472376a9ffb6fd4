import type { StoreTicket } from '@shop/contract'
import { createTextDrafts } from '#app/state/drafts/drafts.ts'

type TicketText = Exclude<keyof StoreTicket, 'attachments'>

const texts: Readonly<Record<TicketText, true>> = {
  issue_type: true,
  order_number: true,
  subject: true,
  message: true,
  email: true,
  phone: true,
}

/** The inputs of a new ticket that are texts: files cannot be kept. */
export const ticketTexts = Object.keys(texts) as TicketText[]

/** What was typed and is not sent: a reload, or a look at another page, loses nothing. */
export const newTicketDrafts = createTextDrafts('ticket', ticketTexts)

/** The draft's name: a ticket that is not sent has no number. */
export const newTicket = 'new'
