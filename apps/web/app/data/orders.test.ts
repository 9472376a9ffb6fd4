import { orders } from '@shop/contract/fixtures'
import { expect, test } from 'vitest'
import { createApiClient } from './api-client.ts'
import { ordersOf, sendOrder } from './orders.ts'

test.each([
  ['https://pay.example/7', 'https://pay.example/7'],
  ['/order/7/payment', '/order/7/payment'],
  [12, null],
  ['javascript:alert(1)', null],
  ['pay here', null],
  ['', null],
  [null, null],
])('an order that is to be paid at %j is paid at %j', async (given, expected) => {
  const client = createApiClient({
    fetch: async () => Response.json({ data: { order_payment_url: given } }),
    origin: () => 'https://shop.example',
    locale: () => 'en',
  })
  const order = { shop_ids: [1], address_id: 2, payment_method: 'stripe' }
  expect(
    (await sendOrder(client, { ...order, coupon_code: null, note: null }, 'key')).order_payment_url,
  ).toBe(expected)
})

test.each([
  ['those that the server named', { count: 2, ids: [8, 7] }, [8, 7]],
  ['as many of the newest as shops', { count: 2, ids: null }, [9, 8]],
  ['no more than came since', { count: 2, ids: null, after: 8 }, [9]],
])('the orders that were made are %s', (_, made, expected) => {
  const [like] = orders
  if (!like) throw new Error('The fixtures have an order')
  const listed = [9, 8, 7].map((id) => ({ ...like, id }))
  expect(ordersOf(listed, made).map(({ id }) => id)).toEqual(expected)
})
