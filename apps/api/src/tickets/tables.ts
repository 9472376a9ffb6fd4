import { ticketStatuses } from '@shop/contract/words'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from '../auth/tables.ts'
import { id, instant, type Names, timestamps } from '../db/columns.ts'

export const ticketIssueTypes = pgTable('ticket_issue_types', {
  id: id(),
  name: text().notNull(),
  names: jsonb().$type<Names>().notNull().default({}),
  position: integer().notNull().default(0),
  isActive: boolean().notNull().default(true),
})

export const tickets = pgTable(
  'tickets',
  {
    id: id(),
    /** What shopper and support call it, and what addresses carry. */
    ticketNo: text().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The type's name as it was when the ticket was opened. */
    issueType: text().notNull(),
    /** The order's code; only the shopper's own ones get here. */
    orderNumber: text(),
    subject: text(),
    email: text().notNull(),
    phone: text(),
    status: text({ enum: ticketStatuses }).notNull().default('pending'),
    /** Whether the shopper may write. */
    userChat: boolean().notNull().default(true),
    /** When support looks into it, or calls. */
    scheduleStart: instant(),
    scheduleEnd: instant(),
    ...timestamps,
  },
  (table) => [
    uniqueIndex().on(table.ticketNo),
    index('tickets_of_user').on(table.userId, table.id.desc().nullsFirst()),
  ],
)
export type TicketRow = typeof tickets.$inferSelect

/** Within a ticket ids rise with time: writers take its row first. */
export const ticketMessages = pgTable(
  'ticket_messages',
  {
    id: id(),
    ticketId: integer()
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    sender: text({ enum: ['user', 'support'] }).notNull(),
    /** Who of the support wrote. */
    agent: text(),
    body: text().notNull(),
    /** Pinned above the conversation. */
    isHighlighted: boolean().notNull().default(false),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index().on(table.ticketId, table.id),
    check(
      'ticket_messages_agent',
      sql`(${table.sender} = 'support') = (${table.agent} is not null)`,
    ),
  ],
)
export type TicketMessageRow = typeof ticketMessages.$inferSelect

export const ticketAttachments = pgTable(
  'ticket_attachments',
  {
    id: id(),
    ticketId: integer()
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    /** Key of the kept file. */
    file: text().notNull(),
    /** What the shopper called it. */
    name: text().notNull(),
    type: text().notNull(),
    /** Signs the addresses that the file is served under for a while; see attachments.ts. */
    secret: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [index().on(table.ticketId)],
)
export type TicketAttachmentRow = typeof ticketAttachments.$inferSelect
