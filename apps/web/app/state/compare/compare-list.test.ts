import { beforeEach, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()
let hear: (event: { key: string | null }) => void = () => undefined
const one = (id: number) => ({
  id,
  name: `Lamp ${id}`,
  thumbnail: `/lamp-${id}.webp`,
  color: null,
})

/** As in a page that has just been loaded. */
const fresh = async () => {
  vi.resetModules()
  return (await import('./compare-list.ts')).compareList
}

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.stubGlobal('addEventListener', (_: string, listener: typeof hear) => {
    hear = listener
  })
  vi.stubGlobal('removeEventListener', () => {
    hear = () => undefined
  })
})

test('four products, each once, in the order of choosing; a fifth finds no room', async () => {
  const list = await fresh()
  for (const id of [3, 1, 3, 2, 4]) expect(list.add(one(id))).toBe(true)
  expect(list.add(one(5))).toBe(false)
  expect(list.read().map(({ id }) => id)).toEqual([3, 1, 2, 4])
  list.remove(1)
  expect(list.add(one(5))).toBe(true)
  expect(list.read().map(({ id }) => id)).toEqual([3, 2, 4, 5])
})

test('it is there after a reload, and gone when it is cleared', async () => {
  ;(await fresh()).add(one(7))
  const later = await fresh()
  expect(later.read()).toEqual([one(7)])
  later.replace([])
  expect(stored.size).toBe(0)
})

test('only what the bar shows of a product is kept', async () => {
  const whole = { ...one(1), price: 12, description: 'x'.repeat(1000) }
  ;(await fresh()).add(whole)
  expect(JSON.parse(stored.get('compare') ?? '')).toEqual([one(1)])
})

test('the colour that was asked for stays, and a list from before says none', async () => {
  ;(await fresh()).add({ ...one(1), color: 11 })
  expect((await fresh()).read()).toEqual([{ ...one(1), color: 11 }])
  const { color: _, ...before } = one(2)
  stored.set('compare', JSON.stringify([before, { ...before, id: 3, color: 'red' }]))
  expect((await fresh()).read()).toEqual([before])
})

test('what another program left there is no product', async () => {
  for (const text of [
    '{',
    '{}',
    '7',
    'null',
    '[null,1,{"id":"1"},{"id":-1,"name":"","thumbnail":""}]',
  ]) {
    stored.set('compare', text)
    expect((await fresh()).read()).toEqual([])
  }
  stored.set('compare', JSON.stringify([1, 2, 3, 4, 5, 6].map(one)))
  expect((await fresh()).read()).toHaveLength(4)
})

test('a storage that refuses leaves the list for the page', async () => {
  const list = await fresh()
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  list.add(one(1))
  expect(list.read()).toEqual([one(1)])
})

test('another tab is followed while somebody looks', async () => {
  const list = await fresh()
  const heard = vi.fn()
  const stop = list.subscribe(heard)
  stored.set('compare', JSON.stringify([one(9)]))
  hear({ key: 'cart' })
  expect(heard).not.toHaveBeenCalled()
  hear({ key: 'compare' })
  expect(list.read()).toEqual([one(9)])
  expect(heard).toHaveBeenCalledOnce()
  stop()
  stored.set('compare', JSON.stringify([one(8)]))
  hear({ key: 'compare' })
  list.subscribe(heard)
  expect(list.read()).toEqual([one(8)])
})
