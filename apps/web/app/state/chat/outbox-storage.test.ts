import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropOutbox, outboxStorage, unsentMessages } from './outbox-storage.ts'

const message = (key: string, at: string) => ({
  key,
  shop: 1,
  text: key,
  at,
  after: 7,
  problem: null,
})

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') })
  const stored: Record<string, string> = {}
  const store = (method: 'getItem' | 'setItem' | 'removeItem', name: string, value = '') => {
    if (method === 'setItem') stored[name] = value
    if (method === 'removeItem') delete stored[name]
    return stored[name] ?? null
  }
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    Object.defineProperty(stored, method, {
      value: (name: string, value?: string) => store(method, name, value),
      enumerable: false,
    })
  vi.stubGlobal('localStorage', stored)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('what was kept comes back oldest first, to its own shopper', () => {
  outboxStorage(1).keep(message('b', '2026-11-21T11:59:00Z'))
  outboxStorage(1).keep(message('a', '2026-11-21T11:58:00Z'))
  outboxStorage(12).keep(message('c', '2026-11-21T11:57:00Z'))
  expect(unsentMessages(1).map(({ key }) => key)).toEqual(['a', 'b'])
  outboxStorage(1).drop('a')
  expect(unsentMessages(1).map(({ key }) => key)).toEqual(['b'])
})

test('what the server refused waits for the shopper on the next page, too', () => {
  const problem = { status: 422, message: 'Too long', errors: {} }
  outboxStorage(1).keep({ ...message('a', '2026-11-21T11:58:00Z'), problem })
  expect(unsentMessages(1)).toMatchObject([{ key: 'a', problem }])
})

test('after a day, or in another form, it is not sent any more', () => {
  outboxStorage(1).keep(message('old', '2026-11-20T11:00:00Z'))
  localStorage.setItem('chat-outbox:1:broken', '{')
  localStorage.setItem('chat-outbox:1:other', '{"key":1}')
  expect(unsentMessages(1)).toEqual([])
})

test('a log-out forgets everything', () => {
  outboxStorage(1).keep(message('a', '2026-11-21T11:58:00Z'))
  outboxStorage(2).keep(message('b', '2026-11-21T11:58:00Z'))
  dropOutbox()
  expect([unsentMessages(1), unsentMessages(2)]).toEqual([[], []])
})
