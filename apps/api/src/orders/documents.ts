import { and, eq } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import type { AppEnv, Deps } from '../deps.ts'
import { pages, penOf, showMissing, showPage } from '../pages/page.ts'
import { type DocumentKind, documentPage } from './document-view.ts'
import { findOrder } from './service.ts'
import { orders } from './tables.ts'

const keyed = async ({ db }: Deps, id: string, key: string | undefined) => {
  if (!/^[1-9]\d{0,8}$/.test(id) || !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(key ?? ''))
    return null
  const orderId = Number(id)
  const [owner] = await db
    .select({ userId: orders.userId })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.documentKey, key ?? '')))
  return owner ? findOrder(db, owner.userId, orderId) : null
}

async function show(c: Context<AppEnv>, kind: DocumentKind) {
  const pen = await penOf(c)
  const found = await keyed(c.var.deps, c.req.param('id') ?? '', c.req.query('key'))
  // There is no receipt for what was not paid.
  if (!found || (kind === 'receipt' && found.order.paymentStatus === 'Pending'))
    return showMissing(c, pen)
  return showPage(c, pen, documentPage(found, kind, pen))
}

/** Invoice and receipt, read without a token by whoever has their address (wire.md 8). */
export const documentPages = (deps: Deps): Hono<AppEnv> =>
  pages(deps, '/shop')
    .get('/shop/download-invoice/:id', (c) => show(c, 'invoice'))
    .get('/shop/payment-slip/:id/download', (c) => show(c, 'receipt'))
