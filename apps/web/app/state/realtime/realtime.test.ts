import { settings } from '@shop/contract/fixtures'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Endpoint, endpointOf } from './endpoint.ts'
import { createRealtime, type Ears, type OpenLine } from './realtime.ts'

const endpoint = endpointOf(settings) as Endpoint
let lines: {
  endpoint: Endpoint
  userId: number
  ears: Ears
  hearTickets: unknown
  close: unknown
}[]
let load: () => Promise<OpenLine>

const open: OpenLine = (where, userId, ears) => {
  const line = { hearTickets: vi.fn(), close: vi.fn() }
  lines.push({ endpoint: where, userId, ears, ...line })
  return line
}
beforeEach(() => {
  lines = []
  load = vi.fn(async () => open)
})
afterEach(() => vi.restoreAllMocks())

const settled = () => vi.waitFor(() => expect(lines.length).toBeGreaterThan(0))

test('connects when both customer and endpoint are known, in either order', async () => {
  const one = createRealtime(load)
  one.listenAs(7)
  expect(load).not.toHaveBeenCalled()
  one.listenAt(endpoint)
  await settled()
  expect(lines).toMatchObject([{ endpoint, userId: 7 }])

  const other = createRealtime(load)
  other.listenAt(endpoint)
  expect(load).toHaveBeenCalledOnce()
  other.listenAs(8)
  await vi.waitFor(() => expect(lines).toHaveLength(2))
})

test('loads nothing for a shop without a key', async () => {
  const realtime = createRealtime(load)
  realtime.listenAt(null)
  realtime.listenAs(7)
  await Promise.resolve()
  expect(load).not.toHaveBeenCalled()
})

test('hangs up when the customer is gone, and for the next one', async () => {
  const realtime = createRealtime(load)
  realtime.listenAt(endpoint)
  const stop = realtime.listenAs(7)
  await settled()
  const stopNext = realtime.listenAs(8)
  expect(lines[0]?.close).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(lines).toHaveLength(2))
  stop()
  expect(lines[1]?.close).not.toHaveBeenCalled()
  stopNext()
  expect(lines[1]?.close).toHaveBeenCalledOnce()
})

test('who leaves while the code comes is not connected', async () => {
  const realtime = createRealtime(load)
  realtime.listenAt(endpoint)
  realtime.listenAs(7)()
  await vi.waitFor(() => expect(load).toHaveBeenCalled())
  await Promise.resolve()
  expect(lines).toEqual([])
})

test('the same endpoint again changes nothing', async () => {
  const realtime = createRealtime(load)
  realtime.listenAt(endpoint)
  realtime.listenAs(7)
  await settled()
  realtime.listenAt({ ...endpoint })
  expect(lines[0]?.close).not.toHaveBeenCalled()
})

test('a chat’s event reaches all who listen, until they stop', async () => {
  const realtime = createRealtime(load)
  const [early, second] = [vi.fn(), vi.fn()]
  const stop = realtime.onChatEvent(early)
  realtime.listenAt(endpoint)
  realtime.listenAs(7)
  await settled()
  realtime.onChatEvent(second)
  lines[0]?.ears.chat()
  stop()
  lines[0]?.ears.chat()
  expect([early.mock.calls.length, second.mock.calls.length]).toEqual([1, 2])
})

test('a ticket’s event reaches its own page, and every one after an outage', async () => {
  const realtime = createRealtime(load)
  const [one, other] = [vi.fn(), vi.fn()]
  realtime.listenAt(endpoint)
  realtime.listenAs(7)
  await settled()
  expect(lines[0]?.hearTickets).toHaveBeenLastCalledWith(false)
  const stop = realtime.onTicketEvent('A1', one)
  const stopOther = realtime.onTicketEvent('B2', other)
  expect(lines[0]?.hearTickets).toHaveBeenLastCalledWith(true)
  lines[0]?.ears.ticket('A1')
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 0])
  lines[0]?.ears.ticket(null)
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([2, 1])
  stop()
  expect(lines[0]?.hearTickets).toHaveBeenLastCalledWith(true)
  stopOther()
  expect(lines[0]?.hearTickets).toHaveBeenLastCalledWith(false)
})

test('code that does not come is told to the console, and the page goes on', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const realtime = createRealtime(() => Promise.reject(new Error('offline')))
  realtime.listenAt(endpoint)
  realtime.listenAs(7)
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce())
})
