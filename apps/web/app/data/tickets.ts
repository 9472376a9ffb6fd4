import type { StoreTicket, TicketFilter } from '@shop/contract'
import { getOrders } from '@shop/contract/orders'
import {
  getIssueTypes,
  getTicket,
  getTickets,
  sendTicketMessage,
  storeTicket,
} from '@shop/contract/tickets'
import type { Door } from './door.ts'
import { resource } from './resource.ts'

export const ticketsPageSize = 10

/** Tickets of a tab, by page. */
export const ticketsResource = resource(
  'tickets',
  async (door, status: TicketFilter, page: number) =>
    (await door(getTickets, { query: { status, page, per_page: ticketsPageSize } })).data,
)

export const ticketResource = resource(
  'ticket',
  async (door, number: string) =>
    (await door(getTicket, { query: { ticket_number: number } })).data,
)

export const issueTypesResource = resource(
  'issue-types',
  async (door) => (await door(getIssueTypes)).data.issue_types,
)

/** The orders that a ticket can be about: the newest hundred. */
export const ticketOrdersResource = resource(
  'ticket-orders',
  async (door) => (await door(getOrders, { query: { page: 1, per_page: 100 } })).data.orders,
)

/** Opens a ticket; the same `attempt` never makes a second one. */
export const sendTicket = async (door: Door, ticket: StoreTicket, attempt: string) =>
  (await door(storeTicket, { body: ticket, headers: { 'Idempotency-Key': attempt } })).data
    .support_ticket

/** Writes in a ticket; the same `attempt` never writes twice. Answers the whole conversation. */
export const sendToTicket = async (door: Door, number: string, text: string, attempt: string) =>
  (
    await door(sendTicketMessage, {
      body: { ticket_number: number, message: text },
      headers: { 'Idempotency-Key': attempt },
    })
  ).data.messages
