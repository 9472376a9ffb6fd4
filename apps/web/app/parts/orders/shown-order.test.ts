import { addresses, cart, totals } from '@shop/contract/fixtures'
import { shownAddress, shownTotals } from '@shop/contract/orders'
import type { Shown } from '@shop/flows/checkout'
import { expect, it } from 'vitest'
import { changesOf, toWire } from './shown-order.ts'

const [address, another] = addresses
const shops = cart.cart_items.slice(0, 1)
const [shop] = shops
const [line, second] = shop?.products ?? []
if (!address || !another || !shop || !line || !second) throw new Error('The fixtures are too small')

const shown: Shown = { shops, totals, address }
const withLines = (...products: (typeof line)[]): Shown => ({
  ...shown,
  shops: [{ ...shop, products }],
})

it('finds nothing where everything is as it was', () => {
  expect(changesOf(shown, structuredClone(shown))).toEqual([])
})

it('tells goods that came and went, and what it comes to now', () => {
  const now = { ...withLines(second), totals: { ...totals, payable_amount: 103.29 } }
  const payable = { kind: 'payable_amount', before: totals.payable_amount, now: 103.29 }
  expect(changesOf(shown, now)).toEqual([{ kind: 'gone', name: line.name }, payable])
  expect(changesOf(withLines(second), shown)).toEqual([{ kind: 'added', name: line.name }])
})

it('tells another quantity, price and choice of a line', () => {
  const [price, quantity] = [line.discount_price || line.price, line.quantity]
  const now = withLines(
    { ...line, price: 9, discount_price: 0, quantity: quantity + 1, size: null },
    second,
  )
  const { name } = line
  expect(changesOf(shown, now)).toEqual([
    { kind: 'choice', name },
    { kind: 'price', name, before: price, now: 9 },
    { kind: 'quantity', name, before: quantity, now: quantity + 1 },
  ])
})

it('tells each sum that changed by itself', () => {
  const now = { ...shown, totals: { ...totals, delivery_charge: 12, payable_amount: 206.57 } }
  expect(changesOf(shown, now)).toEqual([
    { kind: 'delivery_charge', before: 10, now: 12 },
    { kind: 'payable_amount', before: 204.57, now: 206.57 },
  ])
})

it.each(shownTotals)('tells another %s, and sends it', (name) => {
  const now = { ...shown, totals: { ...totals, [name]: Number(totals[name]) + 1 } }
  expect(changesOf(shown, now)).toEqual([
    { kind: name, before: totals[name], now: Number(totals[name]) + 1 },
  ])
  expect(toWire(now, address).totals[name]).toBe(Number(totals[name]) + 1)
})

it.each(shownAddress)('tells another %s of the address, and sends it', (field) => {
  const moved = { ...address, [field]: 'elsewhere' }
  expect(changesOf(shown, { ...shown, address: moved })).toEqual([{ kind: 'address' }])
  expect(toWire(shown, moved).address[field]).toBe('elsewhere')
})

it('tells an address that was changed, or is gone', () => {
  const moved = [{ kind: 'address' }]
  expect(changesOf(shown, { ...shown, address: { ...address, flat_no: '9' } })).toEqual(moved)
  expect(changesOf(shown, { ...shown, address: undefined })).toEqual(moved)
  expect(changesOf(shown, { ...shown, address: { ...address, is_default: false } })).toEqual([])
})

it('sends ids, prices, sums and the words of the address', () => {
  const { lines, totals: sums, address: where } = toWire(shown, address)
  expect(lines[0]).toEqual({
    product_id: line.id,
    quantity: line.quantity,
    size: line.size?.id,
    color: line.color?.id,
    unit: line.unit,
    price: line.price,
    discount_price: line.discount_price,
  })
  expect(sums).toEqual({
    total_amount: 199.59,
    delivery_charge: 10,
    coupon_discount: 15,
    order_tax_amount: 9.98,
    payable_amount: 204.57,
  })
  expect(where).not.toHaveProperty('id')
  expect(where.address_line).toBe(address.address_line)
})
