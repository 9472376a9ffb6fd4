import type { User } from '@shop/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionStore } from '#app/data/session-store.ts'
import { dropIntents, keepIntent, takeIntents } from './intents.ts'

const add = (product_id: number, quantity = 1) => ({
  kind: 'add' as const,
  product: { product_id, quantity },
})

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('what was tried comes out once, in order', () => {
  keepIntent(add(1))
  keepIntent({ kind: 'favorite', product: 1, wanted: true })
  keepIntent(add(2))
  expect(takeIntents(1)).toEqual([add(1), { kind: 'favorite', product: 1, wanted: true }, add(2)])
  expect(takeIntents(1)).toEqual([])
})

test('a newer wish for the same thing takes the place of the older one', () => {
  keepIntent(add(1))
  keepIntent(add(1, 3))
  keepIntent({ kind: 'go', path: '/wishlist' })
  keepIntent({ kind: 'go', path: '/order-history' })
  expect(takeIntents(1)).toEqual([add(1, 3), { kind: 'go', path: '/order-history' }])
})

test('of a product in the cart the last quantity counts, of each its own', () => {
  const bring = (product: number, quantity: number) => ({
    kind: 'quantity' as const,
    product,
    quantity,
  })
  keepIntent(bring(1, 2))
  keepIntent(bring(2, 0))
  keepIntent(bring(1, 3))
  expect(takeIntents(1)).toEqual([bring(2, 0), bring(1, 3)])
})

test('what was tried under a session that ended is for its shopper alone', () => {
  const user = { id: 1, name: 'Sara' } as User
  sessionStore.write({ token: 'one', user })
  sessionStore.expire('one')
  sessionStore.clear()
  keepIntent(add(1))
  expect(takeIntents(2)).toEqual([])
  expect(takeIntents(1)).toEqual([])
  keepIntent(add(1))
  expect(takeIntents(1)).toEqual([add(1)])
})

test('a day later nothing is left', () => {
  vi.useFakeTimers()
  keepIntent(add(1))
  vi.advanceTimersByTime(86_400_000)
  expect(takeIntents(1)).toEqual([])
})

test('what was given up or logged out of is forgotten, and broken storage is empty storage', () => {
  keepIntent(add(1))
  dropIntents()
  expect(takeIntents(1)).toEqual([])
  localStorage.setItem('intents', '{not json')
  expect(takeIntents(1)).toEqual([])
})
