import { products } from '@shop/contract/fixtures'
import { beforeEach, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()

/** As in a page that has just been loaded. */
const fresh = async () => {
  vi.resetModules()
  return (await import('./recently-viewed-list.ts')).recentlyViewedList
}

const [first, second, third] = products
if (!first || !second || !third) throw new Error('Three products are needed')

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})

test('the last one comes first, each once, a row and one more, and it survives a reload', async () => {
  const list = await fresh()
  for (const product of [first, ...products.slice(0, 10), first]) list.remember(product)
  const ids = (await fresh()).read().seen.map(({ product }) => product.id)
  expect(ids).toHaveLength(7)
  expect(new Set(ids).size).toBe(7)
  expect(ids[0]).toBe(first.id)
})

test('it can be cleared, and nothing stays behind', async () => {
  const list = await fresh()
  list.remember(first)
  list.clear()
  expect(list.read().seen).toEqual([])
  expect(stored.size).toBe(0)
})

test('what is an hour old is asked for again: it changes in its place, or goes', async () => {
  const list = await fresh()
  list.remember(first, 0)
  list.remember(second, 0)
  list.remember(third, 3_000_000)
  expect(list.aged(3_600_001)).toEqual([second.id, first.id])
  list.update(second.id, { ...second, price: 1 }, 3_600_001)
  list.update(first.id, null)
  expect(list.read().seen.map(({ product }) => [product.id, product.price])).toEqual([
    [third.id, third.price],
    [second.id, 1],
  ])
  expect(list.aged(3_600_001)).toEqual([])
})

test('what a customer forgot stays forgotten until it is looked at again', async () => {
  const list = await fresh()
  list.forget(5, [1, 2])
  list.recall(2)
  list.recall(9)
  expect((await fresh()).read().forgotten).toEqual({ user: 5, ids: [1] })
})

test('what another program left there is nothing; a broken row is left out', async () => {
  for (const text of ['{', 'null', '7', '[]']) {
    stored.set('recently_viewed', text)
    expect((await fresh()).read()).toEqual({ seen: [], forgotten: null })
  }
  stored.set(
    'recently_viewed',
    JSON.stringify({
      seen: [
        { product: { id: 'x' }, at: 1 },
        { product: first, at: 1 },
      ],
    }),
  )
  expect((await fresh()).read().seen).toEqual([{ product: first, at: 1 }])
})
