import type { Context, Hono } from 'hono'
import { transact } from '../db/transact.ts'
import type { AppEnv, Deps } from '../deps.ts'
import { bodyLimit } from '../http/body-limit.ts'
import { type Pen, pages, penOf, showMissing, showPage } from '../pages/page.ts'
import { approve, findPayment, giveUp, type Payment } from './service.ts'
import { cancelPage, payPage, reasonOf, successPage } from './view.ts'

const first = '/order/:id/payment'

/** A payment, or the page that says that there is none. */
async function read(
  c: Context<AppEnv>,
  show: (paying: Payment, pen: Pen) => Response | Promise<Response>,
) {
  const pen = await penOf(c)
  const paying = await findPayment(c.var.deps.db, c.req.param('id') ?? '')
  return paying ? show(paying, pen) : showMissing(c, pen)
}

const cancelled = (c: Context<AppEnv>, paying: Payment, pen: Pen) => {
  const reason = reasonOf(paying, pen)
  const query = reason ? `?${new URLSearchParams({ error: reason })}` : ''
  return c.redirect(`/order/${paying.payment.id}/payment/cancel${query}`, 303)
}
const paid = (c: Context<AppEnv>, { payment }: Payment) =>
  c.redirect(`/order/${payment.id}/payment/success`, 303)
const again = (c: Context<AppEnv>, { payment }: Payment, why = '') =>
  c.redirect(
    `/order/${payment.id}/payment?gateway=${encodeURIComponent(payment.gateway)}${why}`,
    303,
  )

/** What the form says; whatever else was sent counts as nothing. */
async function pressed(c: Context<AppEnv>) {
  const form: Record<string, unknown> = await c.req.parseBody().catch(() => ({}))
  const number = (value: unknown) => (typeof value === 'string' ? Number(value) : Number.NaN)
  return {
    action: form.action,
    shown: { attempt: number(form.attempt), amount: number(form.amount) },
  }
}

/**
 * The sandbox gateway's pages (wire.md 8; decision 018). A payment's id cannot be guessed: who
 * has it may pay, without a login, as at a real gateway.
 */
export function paymentPages(deps: Deps): Hono<AppEnv> {
  const app = pages(deps, '/order')

  app.get(first, (c) =>
    read(c, (paying, pen) => {
      if (paying.state === 'paid') return paid(c, paying)
      if (paying.state === 'void') return cancelled(c, paying, pen)
      return showPage(c, pen, payPage(paying, pen, c.req.query('changed') !== undefined))
    }),
  )

  app.post(
    first,
    bodyLimit(
      () => 4096,
      (c) => c.text('Payload Too Large', 413),
    ),
    async (c) => {
      const { action, shown } = await pressed(c)
      const id = c.req.param('id')
      const how = action === 'cancel' ? 'Cancelled' : action === 'decline' ? 'Declined' : null
      const outcome = await transact(deps.db, async (tx) => {
        if (action === 'approve') return approve(tx, id, shown, deps.now())
        return how && giveUp(tx, id, how, shown, deps.now())
      })
      return read(c, (paying, pen) => {
        if (paying.state === 'paid') return paid(c, paying)
        if (outcome === 'changed') return again(c, paying, '&changed=1')
        return outcome === null ? again(c, paying) : cancelled(c, paying, pen)
      })
    },
  )

  app.get(`${first}/success`, (c) =>
    read(c, (paying, pen) =>
      paying.state === 'paid' ? showPage(c, pen, successPage(paying, pen)) : again(c, paying),
    ),
  )
  app.get(`${first}/cancel`, (c) =>
    read(c, (paying, pen) =>
      paying.state === 'paid' ? paid(c, paying) : showPage(c, pen, cancelPage(paying, pen)),
    ),
  )
  return app
}
