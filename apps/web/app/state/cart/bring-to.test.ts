import type { AddToCart, Cart, CartLine } from '@shop/contract'
import { cart as fixture } from '@shop/contract/fixtures'
import { beforeEach, expect, test, vi } from 'vitest'

const line = fixture.cart_items[0]?.products[0] as CartLine
const cartOf = (...products: CartLine[]): Cart => ({
  ...fixture,
  total: products.length,
  cart_items: products.length > 0 ? [{ ...fixture.cart_items[0], products } as never] : [],
})

/** A server with one line, as wire.md 7 has it: one more of what is there, in the size that is named. */
const server = vi.hoisted(() => ({ line: null as unknown, calls: [] as string[] }))
const there = () => server.line as CartLine | null
const answer = () => {
  const now = there()
  return { cart: cartOf(...(now ? [now] : [])), message: null }
}
const step = (by: number) => async () => {
  const now = there()
  if (now) server.line = now.quantity + by > 0 ? { ...now, quantity: now.quantity + by } : null
  server.calls.push(by > 0 ? '+' : '-')
  return answer()
}
vi.mock('#app/data/cart.ts', () => ({
  cartResource: { load: async () => answer().cart },
  cartCalls: {
    increment: step(1),
    decrement: step(-1),
    remove: async () => {
      server.line = null
      server.calls.push('x')
      return answer()
    },
    store: async ({ quantity, size }: AddToCart) => {
      const now = there()
      server.line = {
        ...line,
        size: size ? { id: size, name: 'XL', price: 0 } : (now?.size ?? null),
        quantity: now ? now.quantity + 1 : quantity,
      }
      server.calls.push('a')
      return answer()
    },
  },
}))

const { bringBack, bringTo } = await import('./bring-to.ts')

const small = { ...line, size: null, quantity: 2 }
const large = { ...line, size: { id: 9, name: 'XL', price: 0 }, quantity: 3 }

beforeEach(() => {
  server.calls.length = 0
})

test.each([
  [4, ['+', '+']],
  [1, ['-']],
  [0, ['x']],
  [2, []],
])('two are brought to %s by the fewest calls', async (quantity, calls) => {
  server.line = small
  await bringTo(1, line.id, quantity)
  expect(there()?.quantity ?? 0).toBe(quantity)
  expect(server.calls).toEqual(calls)
})

test('what has left the cart meanwhile stays away', async () => {
  server.line = null
  await bringTo(1, line.id, 3)
  expect(server.calls).toEqual([])
})

test.each([
  ['a size that took its place', small, large],
  ['a line without the size that another has', large, small],
  ['a line that is gone', null, large],
  ['the same in another quantity', { ...large, quantity: 1 }, large],
])('Undo brings back choice and quantity: %s', async (_, before, wanted) => {
  server.line = before
  await bringBack(1, wanted)
  expect(there()).toMatchObject({ size: wanted.size, quantity: wanted.quantity })
})
