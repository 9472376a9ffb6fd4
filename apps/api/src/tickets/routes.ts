import * as calls from '@shop/contract'
import { Hono } from 'hono'
import type { AppEnv } from '../deps.ts'
import {
  answer,
  idempotencyKey,
  mount,
  nameIn,
  pageWith,
  readUpload,
  refuse,
  userOf,
  viewerOf,
  withStoredFiles,
  wrongField,
} from '../http/index.ts'
import { clientAddress } from '../limits/asker.ts'
import { limit, limitFrom } from '../limits/limit.ts'
import { readEmail } from '../mail/address.ts'
import {
  attachmentPath,
  keepAttachment,
  presentAttachment,
  serveAttachment,
} from './attachments.ts'
import { presentDetails, presentMessage, presentTicket } from './present.ts'
import {
  checkTicket,
  findTicket,
  listIssueTypes,
  listTickets,
  openTicket,
  readAttachments,
  readMessages,
  unknownTicket,
  writeToSupport,
} from './service.ts'

/** Support tickets (wire.md 11): the own ones only, whatever number is sent. */
export const ticketRoutes = new Hono<AppEnv>()

const wholeList = 1000
/** Messages a minute, and tickets an hour, of one shopper. */
const messageLimit = { max: 30, window: 60 }
const openingLimit = { max: 10, window: 3600 }
/** Files a day, of one shopper and of one address: they stay, and have room with everybody's. */
const fileLimit = { max: 50, window: 86_400 }
const filesOfAddress = { max: 200, window: 86_400 }

mount(ticketRoutes, calls.getIssueTypes, async (c) => {
  const viewer = viewerOf(c)
  const types = await listIssueTypes(c.var.deps.db)
  return answer(c, {
    issue_types: types.map((type) => ({ id: type.id, name: nameIn(viewer, type) })),
  })
})

mount(ticketRoutes, calls.getTickets, async (c) => {
  const { db } = c.var.deps
  const { status, ...paging } = c.req.valid('query')
  const page = pageWith(paging, wholeList)
  const [list, types] = [
    await listTickets(db, userOf(c).id, { status, page }),
    await listIssueTypes(db),
  ]
  const support_tickets = list.rows.map((row) => presentTicket(viewerOf(c), row, types))
  return answer(c, { total: list.total, ...list.counts, support_tickets })
})

mount(ticketRoutes, calls.storeTicket, async (c) => {
  const { deps } = c.var
  const { issue_type, order_number, attachments: _, ...fields } = c.req.valid('json')
  const email = readEmail(fields.email)
  if (email === null) throw wrongField('email', 'The email must be a valid email address')
  const userId = userOf(c).id
  const attempt = { userId, key: idempotencyKey(c) }
  await limit(deps, `ticket:${userId}`, openingLimit)
  const { attachments: files } = await readUpload(c, { attachments: calls.ticketFiles.max })
  const content = await checkTicket(deps.db, userId, {
    ...fields,
    email,
    issueType: issue_type,
    orderNumber: order_number,
  })
  for (const _file of files) {
    await limit(deps, `ticket-file:${userId}`, fileLimit)
    await limitFrom(deps, 'ticket-file', clientAddress(c), filesOfAddress)
  }
  const keep = (file: File) => keepAttachment(deps, file)
  const ticket = await withStoredFiles(deps, files, keep, async (stored) => {
    const attachments = stored.map(({ key, ...rest }) => ({ file: key, ...rest }))
    const opened = await openTicket(deps.db, attempt, { ...content, attachments }, deps.now())
    return { value: opened.ticket, isTaken: opened.isNew }
  })
  const types = await listIssueTypes(deps.db)
  const support_ticket = presentTicket(viewerOf(c), ticket, types)
  return answer(c, { support_ticket }, 'Ticket created successfully')
})

mount(ticketRoutes, calls.getTicket, async (c) => {
  const { db, now } = c.var.deps
  const user = userOf(c)
  const viewer = viewerOf(c)
  const ticket =
    (await findTicket(db, user.id, c.req.valid('query').ticket_number)) ??
    refuse(422, unknownTicket)
  const rows = await readMessages(db, ticket.id)
  const attachments = await readAttachments(db, ticket.id)
  const messages = rows.map((row) => presentMessage(viewer, user, row))
  return answer(c, {
    support_ticket: {
      ...presentTicket(viewer, ticket, await listIssueTypes(db)),
      ...presentDetails(ticket),
      attachments: attachments.map((row) => presentAttachment(viewer, row, now())),
      messages,
    },
    highlighted_messages: messages.filter(({ is_highlighted }) => is_highlighted),
  })
})

mount(ticketRoutes, calls.getTicketMessages, async (c) => {
  const { db } = c.var.deps
  const user = userOf(c)
  const ticket =
    (await findTicket(db, user.id, c.req.valid('query').ticket_number)) ??
    refuse(422, unknownTicket)
  const rows = await readMessages(db, ticket.id)
  return answer(c, { messages: rows.map((row) => presentMessage(viewerOf(c), user, row)) })
})

mount(ticketRoutes, calls.sendTicketMessage, async (c) => {
  const { deps } = c.var
  const { ticket_number: ticketNo, message: body } = c.req.valid('json')
  const user = userOf(c)
  await limit(deps, `ticket-message:${user.id}`, messageLimit)
  const attempt = { userId: user.id, key: idempotencyKey(c) }
  const ticket = await writeToSupport(deps.db, attempt, { ticketNo, body }, deps.now())
  const rows = await readMessages(deps.db, ticket.id)
  const messages = rows.map((row) => presentMessage(viewerOf(c), user, row))
  return answer(c, { messages }, 'Message sent successfully')
})

ticketRoutes.get(attachmentPath, serveAttachment)
