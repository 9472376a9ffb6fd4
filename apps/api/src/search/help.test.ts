import { expect, test } from 'vitest'
import { helpTopicIn } from './help.ts'

test.each([
  ['where is my order', 'orders'],
  ['track my parcel', 'orders'],
  ['how long does delivery take', 'delivery'],
  ['Free shipping?', 'delivery'],
  ['return policy', 'returns'],
  ['how do I get a refund for my order', 'returns'],
  ['cash on delivery', 'payment'],
  ['what size should i buy', 'sizes'],
  ['size guide', 'sizes'],
  ['forgot password', 'account'],
  ['customer service', 'contact'],
  ['أين طلبي', 'orders'],
  ['سياسة الإرجاع', 'returns'],
  ['كم مدة التوصيل', 'delivery'],
  ['دليل المقاسات', 'sizes'],
  ['سفارش من کجاست', 'orders'],
  ['هزینه ارسال', 'delivery'],
  ['راهنمای سایز', 'sizes'],
])('asked for help: %s', (search, topic) => {
  expect(helpTopicIn(search)).toBe(topic)
})

test.each([
  'red dress',
  'track pants',
  'size 42',
  'card holder',
  'phone',
  'delivery bag',
  'free',
  '',
])('asked for a product: %s', (search) => {
  expect(helpTopicIn(search)).toBeNull()
})
