import { randomBytes, randomInt } from 'node:crypto'
import type { TicketFilter } from '@shop/contract'
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/index.ts'
import { isDuplicate, transact } from '../db/transact.ts'
import { type Page, Refusal, wrongField } from '../http/index.ts'
import { fieldPhrases } from '../http/issues.ts'
import { once } from '../orders/idempotency.ts'
import { orders } from '../orders/tables.ts'
import {
  type TicketMessageRow,
  type TicketRow,
  ticketAttachments,
  ticketIssueTypes,
  ticketMessages,
  tickets,
} from './tables.ts'

/** The statuses behind a filter of the list. */
const statusesOf = {
  running: ['pending', 'confirm'],
  completed: ['completed'],
  cancel: ['cancel'],
} as const satisfies Record<TicketFilter, readonly TicketRow['status'][]>

const isOpen = ({ status }: Pick<TicketRow, 'status'>): boolean =>
  statusesOf.running.some((one) => one === status)

/** What a ticket can be about, in the operator's order. */
export const listIssueTypes = (db: Database) =>
  db
    .select()
    .from(ticketIssueTypes)
    .where(eq(ticketIssueTypes.isActive, true))
    .orderBy(asc(ticketIssueTypes.position), asc(ticketIssueTypes.id))

/** A shopper's tickets, newest first, of one filter or of all, with the count of every filter. */
export async function listTickets(
  db: Database,
  userId: number,
  { status, page }: { readonly status: TicketFilter | undefined; readonly page: Page },
) {
  const mine = eq(tickets.userId, userId)
  const found = await db
    .select({ status: tickets.status, count: count() })
    .from(tickets)
    .where(mine)
    .groupBy(tickets.status)
  const of = (filter: TicketFilter) =>
    found
      .filter((row) => statusesOf[filter].some((one) => one === row.status))
      .reduce((sum, row) => sum + row.count, 0)
  const counts = { running: of('running'), completed: of('completed'), cancel: of('cancel') }
  const rows = await db
    .select()
    .from(tickets)
    .where(and(mine, status && inArray(tickets.status, [...statusesOf[status]])))
    .orderBy(desc(tickets.id))
    .limit(page.limit)
    .offset(page.offset)
  const all = counts.running + counts.completed + counts.cancel
  return { total: status ? counts[status] : all, counts, rows }
}

/** One own ticket; null when the shopper has none with this number. */
export async function findTicket(
  db: Database,
  userId: number,
  ticketNo: string,
): Promise<TicketRow | null> {
  const [row] = await db
    .select()
    .from(tickets)
    .where(and(eq(tickets.ticketNo, ticketNo), eq(tickets.userId, userId)))
  return row ?? null
}

/** A ticket's conversation, oldest first. */
export const readMessages = (db: Database, ticketId: number): Promise<TicketMessageRow[]> =>
  db
    .select()
    .from(ticketMessages)
    .where(eq(ticketMessages.ticketId, ticketId))
    .orderBy(asc(ticketMessages.id))

export const readAttachments = (db: Database, ticketId: number) =>
  db
    .select()
    .from(ticketAttachments)
    .where(eq(ticketAttachments.ticketId, ticketId))
    .orderBy(asc(ticketAttachments.id))

type Content = Pick<
  typeof ticketMessages.$inferInsert,
  'sender' | 'agent' | 'body' | 'isHighlighted'
>

/** Adds a message. The ticket's row is taken first, so ids are given in the order of reading. */
export async function addMessage(tx: Database, ticketId: number, message: Content, now: Date) {
  await tx.update(tickets).set({ updatedAt: now }).where(eq(tickets.id, ticketId))
  await tx.insert(ticketMessages).values({ ticketId, ...message, createdAt: now })
}

/** Messages of the shopper in one ticket: it is always read whole. */
const maxWritten = 200

const isFull = async (tx: Database, ticketId: number) => {
  const written = and(eq(ticketMessages.ticketId, ticketId), eq(ticketMessages.sender, 'user'))
  return (await tx.$count(ticketMessages, written)) >= maxWritten
}

/** A request that may be sent again; without a key each one counts. */
type Attempt = { readonly userId: number; readonly key: string | null }

/** Writes to the support. A repeat with the same key adds nothing. */
export const writeToSupport = (
  db: Database,
  { userId, key }: Attempt,
  { ticketNo, body }: { readonly ticketNo: string; readonly body: string },
  now: Date,
): Promise<TicketRow> =>
  transact(db, async (tx) => {
    // Taken before its state is read: a ticket that is being closed gets no more messages.
    const [ticket] = await tx
      .select()
      .from(tickets)
      .where(and(eq(tickets.ticketNo, ticketNo), eq(tickets.userId, userId)))
      .for('no key update')
    if (!ticket) throw new Refusal(unknownTicket)
    const work = async () => {
      if (!isOpen(ticket)) throw new Refusal('This ticket is closed.')
      if (!ticket.userChat) throw new Refusal('Messages are switched off for this ticket.')
      if (await isFull(tx, ticket.id))
        throw new Refusal('This ticket holds no more messages. Please open a new one.')
      await addMessage(tx, ticket.id, { sender: 'user', body }, now)
      return {}
    }
    const request = { call: 'support-ticket-message', ticketNo, body }
    await (key === null ? work() : once(tx, { userId, key, request }, work))
    return ticket
  })

/** What the wire answers to a number that the shopper has no ticket with: a message, no field. */
export const unknownTicket = 'Ticket not found'

/** A file that is kept already, and will be the ticket's. */
export interface Attachment {
  readonly file: string
  readonly name: string
  readonly type: string
}

/** What a shopper opens a ticket with. */
export interface NewTicket {
  readonly issueType: string
  readonly message: string
  readonly email: string
  readonly subject: string | null
  readonly phone: string | null
  readonly orderNumber: string | null
  readonly attachments: readonly Attachment[]
}

/** Checks what only the database knows: the type, and that the order is the shopper's. */
export const checkTicket = async <Fields extends Pick<NewTicket, 'issueType' | 'orderNumber'>>(
  db: Database,
  userId: number,
  fields: Fields,
): Promise<Fields> => ({
  ...fields,
  issueType: await knownType(db, fields.issueType),
  orderNumber: await ownOrder(db, userId, fields.orderNumber),
})

/** Opens a checked ticket with its first message. `isNew` is false for a repeat with the same key. */
export async function openTicket(
  db: Database,
  { userId, key }: Attempt,
  { attachments, message, ...fields }: NewTicket,
  now: Date,
): Promise<{ ticket: TicketRow; isNew: boolean }> {
  return withNumber(async (ticketNo) =>
    transact(db, async (tx) => {
      let isNew = false
      const work = async () => {
        isNew = true
        const values = { ...fields, userId, ticketNo }
        const [row] = await tx
          .insert(tickets)
          .values({ ...values, createdAt: now, updatedAt: now })
          .returning()
        if (!row) throw new Error('An inserted ticket did not come back')
        await addMessage(tx, row.id, { sender: 'user', body: message }, now)
        if (attachments.length > 0)
          await tx
            .insert(ticketAttachments)
            .values(attachments.map((one) => ({ ...one, ticketId: row.id, ...signed(now) })))
        return { id: row.id }
      }
      const request = { call: 'support-ticket', message, ...fields, files: attachments.length }
      const { id } = await (key === null ? work() : once(tx, { userId, key, request }, work))
      const [ticket] = await tx.select().from(tickets).where(eq(tickets.id, id))
      if (!ticket) throw new Error('A ticket that was opened is not there')
      return { ticket, isNew }
    }),
  )
}

const signed = (now: Date) => ({ secret: randomBytes(32).toString('base64url'), createdAt: now })

/** Numbers say nothing of how many tickets there are; one that is taken is drawn again. */
async function withNumber<Result>(work: (ticketNo: string) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work(`T${randomInt(10_000_000, 100_000_000)}`)
    } catch (error) {
      if (attempt >= 5 || !isDuplicate(error)) throw error
    }
  }
}

/** The type by the name that the shopper read, in whatever language. */
async function knownType(db: Database, typeName: string): Promise<string> {
  const types = await listIssueTypes(db)
  const found = types.find(({ name, names }) => [name, ...Object.values(names)].includes(typeName))
  if (!found) throw wrongField('issue_type', fieldPhrases.invalid, { attribute: 'issue type' })
  return found.name
}

async function ownOrder(db: Database, userId: number, code: string | null): Promise<string | null> {
  if (code === null) return null
  const id = /^#?RC0*([1-9]\d{0,8})$/.exec(code)?.[1]
  const [order] = id
    ? await db
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.id, Number(id)), eq(orders.userId, userId)))
    : []
  if (!order) throw wrongField('order_number', fieldPhrases.invalid, { attribute: 'order number' })
  return code
}
