import { desc, eq } from 'drizzle-orm'
import type { Database } from '../db/index.ts'
import { orders, ticketIssueTypes, ticketMessages, tickets } from '../db/schema.ts'
import { orderCode } from '../orders/words.ts'
import { demoAccount } from './content/demo.ts'
import { issueTypes, tickets as seeds, self } from './content/tickets.ts'
import { insertRows } from './insert.ts'
import { demoUserId } from './people.ts'

/** What tickets can be about, and the demo shopper's own in every state; her orders come first. */
export const insertTickets = async (db: Database, now: Date) => {
  const ago = (hours: number) => new Date(now.getTime() - Math.round(hours * 3_600_000))
  const own = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.userId, demoUserId))
    .orderBy(desc(orders.id))
  await insertRows(
    db,
    ticketIssueTypes,
    issueTypes.map((type, index) => ({ id: index + 1, ...type, position: index, isActive: true })),
  )
  const oldestFirst = seeds.toReversed()
  await insertRows(
    db,
    tickets,
    oldestFirst.map(({ lines, order, schedule, ...ticket }, index) => {
      const about = order === null ? undefined : own[order]
      const [from = null, to = null] = schedule ?? []
      return {
        id: index + 1,
        ...ticket,
        userId: demoUserId,
        orderNumber: about ? orderCode(about.id) : null,
        email: demoAccount.email,
        phone: demoAccount.phone,
        scheduleStart: from === null ? null : ago(-from),
        scheduleEnd: to === null ? null : ago(-to),
        createdAt: ago(lines[0]?.[1] ?? 0),
        updatedAt: ago(lines.at(-1)?.[1] ?? 0),
      }
    }),
  )
  await insertRows(
    db,
    ticketMessages,
    oldestFirst
      .flatMap(({ lines }, index) => lines.map((line) => ({ ticketId: index + 1, line })))
      .map(({ ticketId, line: [author, hours, body] }, index) => ({
        id: index + 1,
        ticketId,
        sender: author === self ? ('user' as const) : ('support' as const),
        agent: author === self ? null : author.replace('!', ''),
        body,
        isHighlighted: author.startsWith('!'),
        createdAt: ago(hours),
      })),
  )
}
