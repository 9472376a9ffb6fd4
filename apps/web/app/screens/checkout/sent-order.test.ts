import { addresses, cart, settings, totals } from '@shop/contract/fixtures'
import { eachText, orderTextNames } from '@shop/contract/order-texts'
import { type Draft, emptyDraft } from '@shop/flows/checkout'
import { expect, test } from 'vitest'
import { methodsOf } from '#app/parts/payment/methods.ts'
import { chosenIn, orderOf } from './sent-order.ts'

const methods = methodsOf(settings)

const sent = (draft: Draft) => {
  const { address, method } = chosenIn(draft, { addresses, methods })
  if (!address || !method) throw new Error('The fixtures have an address and a method')
  return orderOf(draft, {
    shops: [1],
    address,
    method,
    isApplied: true,
    texts: orderTextNames,
    isBuyNow: false,
    shown: null,
  })
}

/** Something else than an empty draft says; each is sent to the server, or nobody would know of it. */
const other: Draft = {
  address: addresses.find(({ is_default }) => !is_default)?.id ?? null,
  payment: methods[1]?.name ?? null,
  coupon: 'SAVE10',
  ...eachText((name) => `A ${name}`),
}

test.each(Object.keys(emptyDraft) as (keyof Draft)[])('what a draft says of %s is sent', (name) => {
  const changed = sent({ ...emptyDraft, [name]: other[name] })
  expect(changed).not.toEqual(sent(emptyDraft))
})

test('what a server does not take is not sent, and what it compares is', () => {
  const [address] = addresses
  const [method] = methods
  if (!address || !method) throw new Error('The fixtures have an address and a method')
  const stated = { shops: [1], address, method, isApplied: null, texts: [], isBuyNow: true }
  const shown = { shops: cart.cart_items, totals, address }
  expect(orderOf(other, { ...stated, shown: null })).toEqual({
    shop_ids: [1],
    address_id: address.id,
    payment_method: method.name,
    coupon_code: null,
    is_buy_now: true,
  })
  expect(orderOf(other, { ...stated, shown }).shown?.totals.payable_amount).toBe(
    totals.payable_amount,
  )
})
