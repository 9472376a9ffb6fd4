import type { Ticket, TicketMessage } from '@shop/contract'
import type { UserRow } from '../auth/tables.ts'
import { nameIn, pictureUrl, type Viewer } from '../http/index.ts'
import type { TicketMessageRow, TicketRow, ticketIssueTypes } from './tables.ts'
import { dayText, timeText } from './words.ts'

type Types = readonly (typeof ticketIssueTypes.$inferSelect)[]

/** A ticket as lists show it; the type's name in the shopper's language, while there is the type. */
export const presentTicket = (viewer: Viewer, row: TicketRow, types: Types): Ticket => ({
  id: row.id,
  ticket_no: row.ticketNo,
  order_number: row.orderNumber,
  status: row.status,
  subject: row.subject,
  issue_type: nameIn(
    viewer,
    types.find(({ name }) => name === row.issueType) ?? plain(row.issueType),
  ),
  created_at: dayText(row.createdAt),
})

const plain = (name: string) => ({ name, names: {} })

/** What its page shows beside that. */
export const presentDetails = (row: TicketRow) => ({
  user_chat: row.userChat,
  email: row.email,
  phone: row.phone,
  ticket_schedule_start: row.scheduleStart && timeText(row.scheduleStart),
  ticket_schedule_end: row.scheduleEnd && timeText(row.scheduleEnd),
})

/** Support has no account of the shop's: its id is nobody's, and it has a name and no picture. */
export const presentMessage = (
  viewer: Viewer,
  user: UserRow,
  row: TicketMessageRow,
): TicketMessage => ({
  id: row.id,
  message: row.body,
  created_at: dayText(row.createdAt),
  sent_at: row.createdAt.toISOString(),
  sender_id: row.sender === 'user' ? user.id : 0,
  sender_name: row.sender === 'user' ? user.name : (row.agent ?? ''),
  profile_photo: row.sender === 'user' ? pictureUrl(viewer, user.profilePhoto) : '',
  is_highlighted: row.isHighlighted,
})
