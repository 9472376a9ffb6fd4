/** Answering a ticket as the shop's support, for the shop's operator. */
import { call, lengths, ticketChannel, ticketEvent, ticketStatuses } from '@shop/contract'
import { flagParam, textParam } from '@shop/contract/request'
import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import * as v from 'valibot'
import { transact } from '../db/transact.ts'
import type { AppEnv, Deps } from '../deps.ts'
import { answer, mount, refuse } from '../http/index.ts'
import { addMessage, unknownTicket } from './service.ts'
import { tickets } from './tables.ts'

/** Not a call of the storefront's, so not one of the contract's. */
export const ticketReply = call({
  method: 'POST',
  path: '/operator/ticket-reply',
  auth: 'none',
  summary: 'Answer a ticket, or change its state',
  body: v.object({
    ticket_number: textParam(40),
    message: v.optional(textParam(lengths.message)),
    agent: v.optional(textParam(80)),
    is_highlighted: v.optional(flagParam, false),
    status: v.optional(v.picklist(ticketStatuses)),
    user_chat: v.optional(flagParam),
  }),
  data: v.object({ ticket_number: v.string(), status: v.string() }),
})

type Reply = v.InferOutput<(typeof ticketReply)['body']>

const defaultAgent = 'Support'

/** Serves it; whoever mounts it lets operators in only. */
export const mountTicketReply = (routes: Hono<AppEnv>): void =>
  mount(routes, ticketReply, async (c) =>
    answer(c, await replyToTicket(c.var.deps, c.req.valid('json')), 'Ticket updated successfully'),
  )

/** Writes and changes what is asked for, and tells browsers that the ticket has news. */
export const replyToTicket = async (
  deps: Deps,
  { ticket_number, message, agent = defaultAgent, is_highlighted, status, user_chat }: Reply,
) => {
  const now = deps.now()
  const changed = await transact(deps.db, async (tx) => {
    const [ticket] = await tx
      .update(tickets)
      .set({
        updatedAt: now,
        ...(status === undefined ? {} : { status }),
        ...(user_chat === undefined ? {} : { userChat: user_chat }),
      })
      .where(eq(tickets.ticketNo, ticket_number))
      .returning()
    if (!ticket) return refuse(404, unknownTicket)
    const fields = { sender: 'support', agent, isHighlighted: is_highlighted } as const
    if (message !== undefined) await addMessage(tx, ticket.id, { ...fields, body: message }, now)
    return ticket
  })
  await deps.realtime?.publish(ticketChannel, ticketEvent, { ticket_number })
  return { ticket_number, status: changed.status }
}
