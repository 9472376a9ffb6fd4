import { expect, test } from 'vitest'
import { paymentGateways } from '../seed/content/site.ts'
import { orderCode, paymentWords, placedAt, validity } from './words.ts'

const afternoon = new Date('2030-01-05T15:07:09Z')
const midnight = new Date('2030-12-31T00:00:00Z')

test('dates read as the wire writes them', () => {
  expect(placedAt(afternoon)).toBe('05 Jan, 2030 03:07 PM')
  expect(placedAt(midnight)).toBe('31 Dec, 2030 12:00 AM')
  expect(validity(afternoon)).toBe('05 January 2030 15:07')
  expect(validity(midnight)).toBe('31 December 2030 00:00')
})

test('order codes have six digits or more', () => {
  expect(orderCode(12)).toBe('#RC000012')
  expect(orderCode(12_345_678)).toBe('#RC12345678')
})

test('a gateway is named once the order is paid', () => {
  expect(paymentWords('cash', 'Pending')).toBe('Cash Payment')
  expect(paymentWords('bKash', 'Pending')).toBe('Online Payment')
  expect(paymentWords('bKash', 'Paid')).toBe('Bkash')
  expect(paymentWords('Constructor', 'Paid')).toBe('Constructor')
  for (const { name, title } of paymentGateways) expect(paymentWords(name, 'Paid')).toBe(title)
})
