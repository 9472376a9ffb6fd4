/**
 * What a shopper sent along with a ticket is theirs and the support's alone. A picture on a page
 * cannot carry a token, so the ticket's answer gives addresses that are signed with a secret of the
 * file's own and end after a while; whoever asks without, or too late, is told of no such file.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { TicketAttachment } from '@shop/contract'
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import type { AppEnv, Deps } from '../deps.ts'
import { keepFile, pathId, refuse, type Viewer } from '../http/index.ts'
import { throttle } from '../limits/throttle.ts'
import { type TicketAttachmentRow, ticketAttachments } from './tables.ts'

/** A file's name as its owner reads it again: without folders and what no name has. */
const nameOf = ({ name }: File) =>
  name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}/\\]/gu, '')
    .trim()
    .slice(-120) || 'file'

/** Keeps one file of a ticket. */
export const keepAttachment = async (deps: Deps, file: File) => {
  const { key, kind } = await keepFile(deps, file, { field: 'attachments' })
  return { key, name: nameOf(file), type: kind === 'pdf' ? 'pdf' : 'webp' }
}

export const attachmentPath = '/ticket-attachments/:id'

/** An address lives for one to two of these; asked again meanwhile, it stays the same. */
const window = 15 * 60 * 1000

const missing = 'There is no such file, or its address has expired.'

const markOf = ({ id, secret }: TicketAttachmentRow, until: number) =>
  createHmac('sha256', secret).update(`${id} ${until}`).digest('base64url')

/** An attachment as the wire shows it, with an address that works for a while. */
export const presentAttachment = (
  viewer: Viewer,
  row: TicketAttachmentRow,
  now: Date,
): TicketAttachment => {
  const until = (Math.floor(now.getTime() / window) + 2) * window
  const query = new URLSearchParams({ until: String(until), mark: markOf(row, until) })
  return {
    type: row.type,
    src: `${viewer.origin}/api/ticket-attachments/${row.id}?${query}`,
    name: row.name,
  }
}

/** Saved as the kind that it is, whatever it was sent as: a browser would open a page. */
const pdfName = (name: string) => `${name.replace(/\.\w+$/, '')}.pdf`

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** Serves a file under its signed address. */
export const serveAttachment = async (c: Context<AppEnv>) => {
  await throttle(c, null)
  const { db, media, now } = c.var.deps
  const id = pathId(c.req.param('id'), missing)
  const [row] = await db.select().from(ticketAttachments).where(eq(ticketAttachments.id, id))
  const until = /^\d{1,15}$/.test(c.req.query('until') ?? '') ? Number(c.req.query('until')) : 0
  const told = c.req.query('mark') ?? ''
  const left = until - now().getTime()
  const isSigned = row && /^[\w-]+$/.test(told) && isSame(told, markOf(row, until))
  if (!isSigned || left <= 0) return refuse(404, missing)
  const format = row.type === 'pdf' ? 'pdf' : 'webp'
  const stored = await media?.respond(row.file.replace(/\.\w+$/, ''), { width: null, format })
  if (!stored) return refuse(404, missing)
  c.header('Content-Type', stored.type)
  c.header('Cache-Control', `private, max-age=${Math.floor(left / 1000)}`)
  // A document is for reading elsewhere, never a page of the shop.
  if (format === 'pdf')
    c.header(
      'Content-Disposition',
      `attachment; filename*=UTF-8''${encodeURIComponent(pdfName(row.name)).replaceAll("'", '%27')}`,
    )
  return c.body(stored.body)
}
