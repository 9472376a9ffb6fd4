import type { Address } from '@shop/contract'
import { everyCall } from '@shop/contract/every-call'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fieldsOf } from '../testing/fields.ts'
import { openTestApi, type TestApi } from '../testing/index.ts'
import { fillCart, makeCoupon, makeProduct, makeShop, makeShopper, setSettings } from './testing.ts'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await openTestApi()
  await setSettings(api.db, { cash_on_delivery: true })
  const shopper = await makeShopper(api.db)
  token = shopper.token
  const shop = await makeShop(api.db)
  const product = await makeProduct(api.db, shop.id, { quantity: 1_000_000 })
  await makeCoupon(api.db, { shopId: shop.id })
  await fillCart(api.db, shopper.id, product.id)
})
afterAll(() => api.close())

const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '‮right to left',
  '<script>alert(1)</script>',
  "'; drop table users; --",
  '👩‍👩‍👧‍👦'.repeat(20),
  'x'.repeat(100_000),
  '%00',
  '../../etc/passwd',
  '__proto__',
]
const values: readonly unknown[] = [
  ...texts,
  null,
  true,
  0,
  1,
  -1,
  0.5,
  1e21,
  2_147_483_647,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER,
  '1',
  '١',
  '1e3',
  '0x1',
  [],
  [1],
  [[1]],
  [null],
  Array(2_000).fill(1),
  {},
  { id: 1 },
  JSON.parse('{"__proto__": {"admin": true}}'),
]

const paths = [
  '/login',
  '/registration',
  '/address/store',
  '/address/{id}/update',
  '/favorite-add-or-remove',
  '/cart/store',
  '/cart/increment',
  '/cart/decrement',
  '/cart/delete',
  '/cart/checkout',
  '/vouchers-collect',
  '/place-order',
  '/orders/cancel',
]
const written = [...everyCall]
  .filter(([, { path }]) => paths.includes(path))
  .map(([, { path, body }]) => ({ path: path.replace('{id}', '1'), names: fieldsOf(body) }))
const valid = {
  name: 'A',
  phone: '712345678',
  password: 'secret1',
  email: 'a@b.test',
  country: 'Norway',
  address_line: '1 Road',
  address_type: 'home',
  product_id: 1,
  shop_ids: [1],
  address_id: 1,
  payment_method: 'cash',
  order_id: 1,
  coupon_id: 1,
}

test('whatever a field holds, the answer is JSON and no server error', async () => {
  expect(written).toHaveLength(paths.length)
  for (const { path, names } of written)
    for (const name of names)
      for (const value of values) {
        // Hashing is slow on purpose; these two are about fields that are refused before it.
        if (path === '/login' && name === 'phone') continue
        const answer = await api.post(path, { ...valid, [name]: value }, { token })
        const what = `${path} ${name}=${JSON.stringify(value)?.slice(0, 60)}: ${answer.text}`
        expect(answer.status, what).toBeLessThan(500)
        expect(answer.headers.get('Content-Type'), what).toContain('json')
      }
}, 180_000)

test('whatever a query or a path holds, too', async () => {
  const paths = [
    '/orders?order_status=*',
    '/orders?page=*&per_page=*',
    '/order-details?order_id=*',
    '/addresses?page=*&per_page=10',
    '/carts?is_buy_now=*',
    '/get-vouchers?shop_id=*',
    '/get-collected-vouchers?shop_id=*',
    '/address/*/update',
    '/address/*/delete',
  ]
  for (const path of paths)
    for (const value of values.filter((one) => typeof one !== 'object')) {
      const text = encodeURIComponent(String(value).slice(0, 2_000).toWellFormed())
      const method = path.endsWith('update') ? 'POST' : path.endsWith('delete') ? 'DELETE' : 'GET'
      const body = method === 'POST' ? valid : undefined
      const answer = await api.send(method, path.replaceAll('*', text), { token, body })
      expect(answer.status, `${path} ${text.slice(0, 60)}: ${answer.text}`).toBeLessThan(500)
    }
})

test('a body that is no object is a 422', async () => {
  for (const { path } of written)
    for (const body of [[], 'text', 7, null, true])
      expect((await api.post(path, body as object, { token })).status, path).toBe(422)
})

test('hostile texts are kept and given back as text', async () => {
  const { token } = await makeShopper(api.db)
  for (const text of texts.filter((one) => one.trim().length > 0 && one.length <= 255)) {
    const { body } = await api.post('/address/store', { ...valid, name: `a${text}` }, { token })
    const { address } = body.data as { address: Address }
    expect(address.name).toBe(`a${text}`.replaceAll('\0', '').toWellFormed())
  }
})
