import type { OrderDetails, OrderText } from '@shop/contract'
import { expect, test } from 'vitest'
import { orderTexts } from './order-words.ts'

test('each text of an order has a title of its own', () => {
  const written = new Proxy({}, { get: () => 'Ring twice' }) as Pick<OrderDetails, OrderText>
  const titles = orderTexts((phrase) => phrase, written).map(({ title }) => title)
  expect(titles).toEqual([...new Set(titles)])
  expect(titles).toContain('Note')
})
