import { expect, test } from 'vitest'
import { createApiClient } from './api-client.ts'
import { sendOrder } from './orders.ts'

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
