/** Support tickets (wire.md 11): questions to whoever runs the shop, with a conversation. */
import * as v from 'valibot'
import { call } from './call.ts'
import { lengths } from './lengths.ts'
import { fileParam, maybeTextParam, paging, textParam } from './request.ts'
import {
  count,
  counted,
  flag,
  id,
  instant,
  list,
  maybeCount,
  maybeText,
  rows,
  text,
  yesNo,
} from './shape.ts'
import { ticketFilters } from './words.ts'

export const IssueType = v.object({ id, name: text })
export type IssueType = v.InferOutput<typeof IssueType>

export const Ticket = v.object({
  id,
  ticket_no: text,
  order_number: maybeText,
  status: text,
  subject: maybeText,
  issue_type: text,
  created_at: text,
})
export type Ticket = v.InferOutput<typeof Ticket>

/** `sent_at` is the reference server's: stock servers tell the day only, in `created_at`. */
export const TicketMessage = v.object({
  id,
  message: text,
  created_at: text,
  sent_at: instant,
  sender_id: count,
  sender_name: text,
  profile_photo: text,
  is_highlighted: flag,
})
export type TicketMessage = v.InferOutput<typeof TicketMessage>

/** `type` is `pdf` or a kind of picture. `name` is the reference server's. */
export const TicketAttachment = v.object({ type: text, src: text, name: maybeText })
export type TicketAttachment = v.InferOutput<typeof TicketAttachment>

export const TicketDetails = v.object({
  ...Ticket.entries,
  /** Where nobody says that messages are switched off, the server refuses them if they are. */
  user_chat: v.fallback(yesNo, true),
  email: text,
  phone: maybeText,
  ticket_schedule_start: maybeText,
  ticket_schedule_end: maybeText,
  attachments: list(TicketAttachment),
  messages: rows(TicketMessage),
})
export type TicketDetails = v.InferOutput<typeof TicketDetails>

export const getIssueTypes = call({
  method: 'GET',
  path: '/ticket-issue-types',
  auth: 'required',
  summary: 'What a ticket can be about',
  data: v.object({ issue_types: rows(IssueType) }),
})

export const getTickets = call({
  method: 'GET',
  path: '/support-tickets',
  auth: 'required',
  summary: 'The own tickets, newest first; `running` are those that are pending or confirmed',
  query: v.object({ status: v.optional(v.picklist(ticketFilters)), ...paging }),
  data: counted(
    v.object({
      total: maybeCount,
      running: maybeCount,
      completed: maybeCount,
      cancel: maybeCount,
      support_tickets: rows(Ticket),
    }),
    'total',
    'support_tickets',
  ),
})

export const storeTicket = call({
  method: 'POST',
  path: '/support-ticket',
  auth: 'required',
  multipart: true,
  summary: 'Open a ticket, with up to 5 pictures or PDFs. Takes an Idempotency-Key header',
  body: v.object({
    issue_type: textParam(),
    message: textParam(lengths.message),
    email: textParam(),
    subject: maybeTextParam(),
    phone: v.optional(
      v.nullable(v.pipe(v.string(), v.trim(), v.regex(/^\d*$/), v.minLength(8), v.maxLength(16))),
      null,
    ),
    order_number: maybeTextParam(40),
    attachments: v.optional(v.array(fileParam)),
  }),
  data: v.object({ support_ticket: Ticket }),
})
export type StoreTicket = v.InferInput<(typeof storeTicket)['body']>

const ticketNumber = { ticket_number: textParam(40) }

export const getTicket = call({
  method: 'GET',
  path: '/support-ticket/show',
  auth: 'required',
  summary: 'One own ticket with its conversation',
  query: v.object(ticketNumber),
  data: v.object({ support_ticket: TicketDetails, highlighted_messages: list(TicketMessage) }),
})

export const getTicketMessages = call({
  method: 'GET',
  path: '/support-ticket-messages',
  auth: 'required',
  summary: "An own ticket's conversation, oldest first",
  query: v.object(ticketNumber),
  data: v.object({ messages: list(TicketMessage) }),
})

export const sendTicketMessage = call({
  method: 'POST',
  path: '/support-ticket-message',
  auth: 'required',
  summary: 'Write in an own ticket while it is open. Takes an Idempotency-Key header',
  body: v.object({ ...ticketNumber, message: textParam(lengths.message) }),
  data: v.object({ messages: list(TicketMessage) }),
})
