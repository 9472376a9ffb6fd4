/**
 * The calls of specification.md section 7, row for row: what is sent, and what of the answer is
 * read.
 */
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Call } from './call.ts'
import * as contract from './index.ts'

const calls = Object.values<unknown>(contract).filter(
  (one): one is Call => typeof one === 'object' && one !== null && 'path' in one && 'auth' in one,
)

interface Shape {
  entries?: Record<string, Shape>
  wrapped?: Shape
}

const fieldsOf = (shape: unknown, at = ''): string[] => {
  const { entries, wrapped } = (shape ?? {}) as Shape
  if (wrapped) return fieldsOf(wrapped, at)
  return Object.entries(entries ?? {}).flatMap(([name, inner]) => [
    `${at}${name}`,
    ...fieldsOf(inner, `${at}${name}.`),
  ])
}

const cart = 'total cart_items info'
const access = 'access.token user'

test.each([
  ['GET /master', '', 'app_name currency currencies languages'],
  ['GET /lang/{locale}', '', ''],
  ['POST /cart/store', 'product_id quantity color size unit is_buy_now', cart],
  ['GET /carts', '', cart],
  ['POST /cart/decrement', 'product_id', cart],
  ['POST /cart/increment', 'product_id', cart],
  ['POST /cart/delete', 'product_id', cart],
  ['POST /cart/checkout', 'shop_ids', 'checkout_items checkout'],
  ['GET /addresses', '', 'addresses'],
  ['GET /favorite-products', '', 'products'],
  ['GET /logout', '', ''],
  ['GET /countries', '', 'countries'],
  ['POST /login', 'phone password', access],
  ['POST /registration', 'name phone email password country phone_code', access],
  ['POST /send-otp', 'phone phone_code forgot_password', 'email_or_phone'],
  ['POST /verify-otp', 'phone otp', 'token'],
  ['POST /reset-password', 'password password_confirmation token', ''],
  ['POST /auth/{provider}/token', 'code data', access],
  ['POST /update-last-seen', '', ''],
  ['GET /unread-messages', 'user_id', 'unread_messages'],
  ['GET /get-message', 'shop_id page per_page', 'data'],
  ['POST /send-message', 'shop_id message type', ''],
  ['POST /store-message', 'shop_id user_id type', ''],
  ['GET /get-vouchers', 'shop_id', 'coupons'],
  ['POST /vouchers-collect', 'coupon_id', ''],
  ['GET /get-shops', 'search page per_page', 'data'],
])('%s', (name, sent, read) => {
  const call = calls.find(({ method, path }) => `${method} ${path}` === name)
  const words = (text: string) => text.split(' ').filter(Boolean)
  expect(fieldsOf(call?.body ?? call?.query)).toEqual(expect.arrayContaining(words(sent)))
  expect(fieldsOf(call?.data)).toEqual(expect.arrayContaining(words(read)))
})

test('a code is 4 digits joined', () => {
  const read = (otp: string) => v.is(contract.verifyOtp.body, { phone: 'a@b.example', otp })
  expect(['0482', '482', '04821', '048a'].map(read)).toEqual([true, false, false, false])
})

test('a cart is changed for a product only', () => {
  const changes = [
    contract.addToCart,
    contract.incrementLine,
    contract.decrementLine,
    contract.deleteLine,
  ]
  for (const { body } of changes) {
    expect(v.is(body, { product_id: 7 })).toBe(true)
    expect(v.is(body, {})).toBe(false)
    expect(v.is(body, { product_id: 0 })).toBe(false)
  }
})

test('orders are counted by each of their statuses', () => {
  const names = contract.orderStatuses.map(contract.statusSlug)
  expect(Object.keys(contract.OrderCounts.entries)).toEqual(['all', ...names])
})

/** Of numbers that only some servers count, nothing is said where they are not told. */
const everyServers = ({ capability }: Call) => capability === undefined

test.each(calls.filter(everyServers).filter(({ query }) => fieldsOf(query).includes('page')))(
  'a page of $path that is not told is no empty one',
  ({ data }) => {
    expect(v.safeParse(data, {}).success).toBe(false)
  },
)

test.each(calls)('$method $path is said in words', ({ summary }) => {
  expect(summary).toMatch(/\w+ \w+/)
})
