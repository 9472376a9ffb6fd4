import type { Cart, CartLine } from '@shop/contract'
import { cart as fixture } from '@shop/contract/fixtures'
import { expect, test } from 'vitest'
import { type CartChange, isMade } from './cart-change.ts'

const [shop] = fixture.cart_items
const [found] = shop?.products ?? []
if (!shop || !found) throw new Error('The fixture has a line')
const line: CartLine = { ...found, quantity: 2 }
const holding = (quantity: number, change: Partial<CartLine> = {}): Cart => ({
  ...fixture,
  cart_items: quantity > 0 ? [{ ...shop, products: [{ ...line, ...change, quantity }] }] : [],
})

const add: CartChange = { kind: 'add', product: { product_id: line.id } }
const remove: CartChange = { kind: 'remove', line }
const quantity: CartChange = { kind: 'quantity', line }
const restore: CartChange = { kind: 'restore', line }

test.each([
  [add, 0, 1, true],
  [add, 0, 0, false],
  [add, 2, 3, true],
  [add, 2, 2, false],
  [remove, 2, 0, true],
  [remove, 2, 2, false],
  [quantity, 2, 3, true],
  [quantity, 2, 2, false],
  [restore, 1, 2, true],
  [restore, 1, 1, false],
] as const)(
  '$0.kind of what there were $1, with $2 in the cart by now: $3',
  (change, before, now, made) => {
    expect(isMade(change, before, holding(now))).toBe(made)
  },
)

test('a line in another choice is not as it was', () => {
  const other = holding(2, { size: { id: 99, name: 'Other', price: 0 } })
  expect(isMade(restore, 1, other)).toBe(false)
})
