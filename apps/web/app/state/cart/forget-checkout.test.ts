import { expect, test } from 'vitest'
import { keepTicketDraftsOf, ticketDrafts, writeText } from '#app/state/tickets/ticket-drafts.ts'
import { checkoutStores } from './checkout-stores.ts'
import { keepCheckoutOf } from './forget-checkout.ts'

test('what was written goes on for who wrote it, and for nobody who logs in after them', () => {
  const { drafts } = checkoutStores
  const written = { user: 7, drafts: { cart: { note: 'Ring twice.' } } }
  drafts.write(written)
  writeText(7, 'T-1', 'Charged twice')

  keepCheckoutOf(7)
  keepTicketDraftsOf(7)
  expect(drafts.read()).toEqual(written)
  expect(ticketDrafts(7).texts).toEqual({ 'T-1': 'Charged twice' })

  keepCheckoutOf(8)
  keepTicketDraftsOf(8)
  expect(drafts.read()).toBeNull()
  expect(ticketDrafts(7).texts).toEqual({})
})
