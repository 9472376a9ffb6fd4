import type { OrderDetails } from '@shop/contract'
import { orderDetails, settings, totals } from '@shop/contract/fixtures'
import { shownTotals } from '@shop/contract/orders'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { drawInShop } from '#app/stories/draw-in-shop.tsx'
import { OrderTotals } from './order-totals.tsx'
import { Totals } from './totals.tsx'

const text = (part: ReactNode) => drawInShop(part, '/', settings).body.textContent ?? ''

/** What is added up in no other sum. */
const amounts = shownTotals.map((name, at) => [name, 101.25 + at] as const)

test.each(amounts)('the totals of a checkout show %s', (name, amount) => {
  const shown = { ...totals, all_vat_taxes: [], ...Object.fromEntries(amounts) }
  expect(text(<Totals totals={shown} isUpdating={false} />), name).toContain(amount.toFixed(2))
})

type SumOf<T> = { [Name in keyof T]: T[Name] extends number | null ? Name : never }[keyof T]

/** Every sum of an order: a new one does not compile until it has its own here. */
const sums: Readonly<Record<Exclude<SumOf<OrderDetails>, 'id' | 'quantity'>, number>> = {
  total_amount: 201.25,
  delivery_charge: 12.5,
  tax_amount: 3.75,
  coupon_discount: 4.25,
  discount: 5.75,
  payable_amount: 207.5,
  refund_amount: 206.5,
}

test.each(Object.entries(sums))('the totals of an order, and its invoice, show %s', (_, amount) => {
  const order = { ...orderDetails, all_vat_taxes: [], payment_status: 'Refund Due', ...sums }
  expect(text(<OrderTotals order={order} />)).toContain(amount.toFixed(2))
})
