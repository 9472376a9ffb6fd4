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
  ['how long does delivery take to reach me?', 'delivery'],
  ['do you ship to Germany', 'delivery'],
  ['what if it does not fit', 'returns'],
  ['my parcel is late', 'orders'],
  ['opening hours', 'contact'],
  ['discount code', 'vouchers'],
  ['كيف ارجع المنتج', 'returns'],
  ['كيف أدفع', 'payment'],
  ['كيف اطلب', 'orders'],
  ['كيف الغي الطلب', 'orders'],
  ['كيف اعرف مقاسي', 'sizes'],
  ['can i pay in cash', 'payment'],
  ['apple pay', 'payment'],
  ['my package arrived broken', 'returns'],
  ['can I return shoes', 'returns'],
  ['when will my dress arrive', 'delivery'],
  ['delete my account', 'contact'],
  ['forgot my password', 'account'],
  ['كم يستغرق التوصيل', 'delivery'],
  ['هل يمكنني الدفع نقدا', 'payment'],
  ['رمز عبورم را فراموش کردم', 'account'],
  ['چقدر طول میکشه برسه', 'delivery'],
  ['email', 'contact'],
  ['live chat', 'contact'],
  ['express delivery', 'delivery'],
  ['چگونه کالا را برگردانم', 'returns'],
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
