import type { StoreTicket, TicketFilter } from '@shop/contract'
import { getOrders } from '@shop/contract/orders'
import {
  getIssueTypes,
  getTicket,
  getTickets,
  sendTicketMessage,
  storeTicket,
} from '@shop/contract/tickets'
import { browserClient } from './browser-client.ts'
import { sendOrFind } from './lost-answer.ts'
import { type Mutate, resource } from './resource.ts'

export const ticketsPageSize = 10

/** Tickets of a tab, by page. */
export const ticketsResource = resource(
  'tickets',
  async (client, status: TicketFilter, page: number) =>
    (await client(getTickets, { query: { status, page, per_page: ticketsPageSize } })).data,
)

export const ticketResource = resource(
  'ticket',
  async (client, number: string) =>
    (await client(getTicket, { query: { ticket_number: number } })).data,
)

export const issueTypesResource = resource(
  'issue-types',
  async (client) => (await client(getIssueTypes)).data.issue_types,
)

/** The orders that a ticket can be about: the newest hundred. */
export const ticketOrdersResource = resource(
  'ticket-orders',
  async (client) => (await client(getOrders, { query: { page: 1, per_page: 100 } })).data.orders,
)

type Tickets = Awaited<ReturnType<typeof ticketsResource.load>>

/** The numbers of the tickets that are known here. */
async function knownTickets(mutate: Mutate): Promise<ReadonlySet<string>> {
  const numbers = new Set<string>()
  const note = (page?: Tickets) => {
    for (const { ticket_no } of page?.support_tickets ?? []) numbers.add(ticket_no)
    return page
  }
  await mutate<Tickets>(ticketsResource.matches, note, { revalidate: false })
  return numbers
}

const plain = (text: string) => text.trim().replace(/\s+/g, ' ')

/** A ticket that was not there before and begins as this one; rejects where a new one may be it, or another window's. */
async function findTicket({ subject, message }: StoreTicket, known: ReadonlySet<string>) {
  const { support_tickets } = await ticketsResource.load(browserClient, 'running', 1)
  const fresh = support_tickets.filter(
    (one) => !known.has(one.ticket_no) && one.subject === (subject || null),
  )
  for (const one of fresh) {
    const { support_ticket } = await ticketResource.load(browserClient, one.ticket_no)
    if (support_ticket.messages.some((written) => plain(written.message) === plain(message)))
      return one
  }
  if (fresh.length > 0) throw new Error('A ticket of that subject says something else')
  return null
}

/** Opens a ticket; idempotent by `attempt`, where a server knows keys: elsewhere it is looked for. */
export async function sendTicket(mutate: Mutate, ticket: StoreTicket, attempt: string) {
  const known = await knownTickets(mutate)
  try {
    return await sendOrFind(
      async () => {
        const headers = { 'Idempotency-Key': attempt }
        return (await browserClient(storeTicket, { body: ticket, headers })).data.support_ticket
      },
      () => findTicket(ticket, known),
    )
  } finally {
    // It may have been sent all the same: whoever looks sees it.
    void mutate(ticketsResource.matches)
  }
}

type Answer = Awaited<ReturnType<typeof ticketResource.load>>

/** Writes in a ticket; idempotent by `attempt`. */
export async function sendToTicket(mutate: Mutate, number: string, text: string, attempt: string) {
  const { messages } = (
    await browserClient(sendTicketMessage, {
      body: { ticket_number: number, message: text },
      headers: { 'Idempotency-Key': attempt },
    })
  ).data
  // What was written is in it: an answer without any message is none, and the conversation is read anew.
  if (messages.length === 0) return void (await mutate(ticketResource.key(number)))
  await mutate<Answer>(
    ticketResource.key(number),
    (known) => known && { ...known, support_ticket: { ...known.support_ticket, messages } },
    { revalidate: false },
  )
}

/** Reads it anew, whoever shows it; rejects where it cannot be read. */
export const rereadTicket = async (mutate: Mutate, number: string) => {
  const read = ticketResource.load(browserClient, number)
  await mutate<Answer>(ticketResource.key(number), read, { revalidate: false })
  return (await read).support_ticket
}
