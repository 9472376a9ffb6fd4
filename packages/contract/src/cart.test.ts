import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Cart } from './cart.ts'
import { cart } from './fixtures/index.ts'

const { cart_items } = cart

test.each([
  ['says so', { total: 0, cart_items: [] }],
  ['has no lines', { cart_items: [] }],
  ['counts none', { total: 0 }],
])('a cart that %s is empty', (_, told) => {
  expect(v.parse(Cart, told)).toEqual({ total: 0, info: null, cart_items: [] })
})

test.each([
  ['nothing', {}],
  ['a number alone', { total: 1 }],
  ['no lines', { total: 1, cart_items: null }],
  ['lines that are none', { total: 2, cart_items: [] }],
  ['a shop without lines', { total: 2, cart_items: [{ ...cart_items[0], products: [] }] }],
  ['lines that cannot be read', { total: 1, cart_items: [{ shop_name: 'Without an id' }] }],
])('a cart that tells %s is not called empty', (_, told) => {
  expect(v.safeParse(Cart, told).success).toBe(false)
})

const [first] = cart_items
const [line] = first?.products ?? []
test.each([
  ['an id', [line, { ...line, id: null }]],
  ['a quantity', [line, { ...line, quantity: null }]],
  ['a quantity of at least one', [line, { ...line, quantity: 0 }]],
  ['anything else', [line, null]],
])(
  'a cart of which one line lacks %s cannot be read: it would be ordered unseen',
  (_, products) => {
    const told = { total: 2, cart_items: [...cart_items, { ...first, products }] }
    expect(v.safeParse(Cart, told).success).toBe(false)
  },
)

test('a cart of which one shop does not tell its lines cannot be read, and one without lines is left out', () => {
  const withLines = (products: unknown) => ({ cart_items: [...cart_items, { ...first, products }] })
  expect(v.safeParse(Cart, withLines(null)).success).toBe(false)
  expect(v.parse(Cart, withLines([]))).toMatchObject({ cart_items })
})

test('a shop that is told twice is one, with the lines of both', () => {
  expect(first).toBeDefined()
  if (!first || !line) return
  const other = { ...line, id: 999 }
  const told = {
    cart_items: [
      { ...first, products: [line] },
      { ...first, products: [other] },
    ],
  }
  const { cart_items } = v.parse(Cart, told)
  expect(cart_items).toEqual([{ ...first, products: [line, other] }])
})

test('lines that nobody has counted are counted', () => {
  const lines = cart_items.reduce((sum, { products }) => sum + products.length, 0)
  expect(v.parse(Cart, { cart_items })).toMatchObject({ total: lines, cart_items })
  expect(v.parse(Cart, { total: 0, cart_items })).toMatchObject({ total: lines, cart_items })
})
