import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore, useStore } from './store.ts'

const stored = new Map<string, string>()
const tabs = new Set<(event: { key: string | null }) => void>()
const otherTab = (key: string | null) => {
  for (const hear of tabs) hear({ key })
}
const full = () => {
  throw new DOMException('full', 'QuotaExceededError')
}
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
}
const numbers = (value: unknown) => (value === null ? [] : (value as number[]).map(Number))
const create = () => createStore(numbers, { key: 'numbers', of: 'browser' })

beforeEach(() => {
  stored.clear()
  tabs.clear()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('addEventListener', (_: string, hear: () => void) => tabs.add(hear))
  vi.stubGlobal('removeEventListener', (_: string, hear: () => void) => tabs.delete(hear))
})
afterEach(() => vi.unstubAllGlobals())

test('what was written is there in the next page, and the same value until it changes', () => {
  create().write([1, 2])
  const store = create()
  expect(store.read()).toEqual([1, 2])
  expect(store.read()).toBe(store.read())
})

test('the empty value leaves nothing behind', () => {
  const store = create()
  store.write([1])
  store.write([])
  expect(stored.size).toBe(0)
})

test('a broken or foreign value is the empty one, and can be written over', () => {
  for (const text of ['', '{', '{}', '7', 'null']) {
    stored.set('numbers', text)
    const store = create()
    expect(store.read()).toEqual([])
    store.write([3])
    expect(create().read()).toEqual([3])
  }
})

test('a value that breaks later does not leave the one before', () => {
  const store = create()
  store.write([1])
  stored.set('numbers', '{')
  expect(store.read()).toEqual([])
})

test('a full storage keeps what was written for the page, until it takes it again', () => {
  stored.set('numbers', '[1]')
  vi.stubGlobal('localStorage', { ...storage, setItem: full, removeItem: full })
  const store = create()
  store.write([2])
  expect(store.read()).toEqual([2])
  store.write([])
  expect(store.read()).toEqual([])
  vi.stubGlobal('localStorage', storage)
  store.write([3])
  expect(create().read()).toEqual([3])
})

test('without a storage it lasts as long as the page', () => {
  vi.stubGlobal('localStorage', undefined)
  const store = create()
  expect(store.read()).toEqual([])
  store.write([1])
  expect(store.read()).toEqual([1])
})

test('listeners hear of writes and of other tabs, of their own key or of all', () => {
  const store = create()
  const heard = vi.fn()
  const stop = store.subscribe(heard)
  store.write([1])
  otherTab('others')
  expect(heard).toHaveBeenCalledTimes(1)
  stored.set('numbers', '[2]')
  otherTab('numbers')
  expect(store.read()).toEqual([2])
  stored.clear()
  otherTab(null)
  expect(store.read()).toEqual([])
  expect(heard).toHaveBeenCalledTimes(3)
  stop()
  store.write([4])
  expect(heard).toHaveBeenCalledTimes(3)
  expect(tabs.size).toBe(0)
})

test('what another tab wrote takes the place of what could not be stored', () => {
  vi.stubGlobal('localStorage', { ...storage, setItem: full })
  const store = create()
  store.subscribe(() => undefined)
  store.write([1])
  stored.set('numbers', '[2]')
  otherTab('numbers')
  expect(store.read()).toEqual([2])
})

test('a store without a key is the page’s own', () => {
  const store = createStore<number | null>(() => null)
  store.subscribe(() => undefined)
  store.write(1)
  expect(store.read()).toBe(1)
  expect(stored.size + tabs.size).toBe(0)
})

test('the server shows the empty value, or what it is told, whatever is stored', () => {
  const store = create()
  store.write([1])
  const Show = ({ server }: { server?: string }) => <>{JSON.stringify(useStore(store, server))}</>
  expect(renderToString(<Show />)).toBe('[]')
  expect(renderToString(<Show server="none" />)).toBe('&quot;none&quot;')
})

test('one of the tab leaves the browser alone, and plain text is written as it is', () => {
  const ofTab = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => ofTab.get(key) ?? null,
    setItem: (key: string, value: string) => void ofTab.set(key, value),
    removeItem: (key: string) => void ofTab.delete(key),
  })
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const store = createStore(text, { key: 'search', of: 'browser', area: 'tab', isText: true })
  store.write('red "dress"')
  expect([ofTab.get('search'), stored.size]).toEqual(['red "dress"', 0])
  expect(
    createStore(text, { key: 'search', of: 'browser', area: 'tab', isText: true }).read(),
  ).toBe('red "dress"')
  store.write('')
  expect(ofTab.size).toBe(0)
})
