// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openLine } from './line.ts'

// What browsers load; node would be given another build, with sockets of its own.
vi.mock('pusher-js', () => vi.importActual('pusher-js/dist/web/pusher.js'))

/** A socket that opens when the test says. */
class SlowSocket {
  static all: SlowSocket[] = []
  readyState = 0
  closedWhileOpening = false
  onopen?: () => void
  onmessage?: (message: { data: string }) => void
  onclose?: (event: { code: number; wasClean: boolean }) => void
  readonly url: string
  constructor(url: string) {
    this.url = url
    SlowSocket.all.push(this)
  }
  open() {
    this.readyState = 1
    this.onopen?.()
    const data = JSON.stringify({ socket_id: '1.1', activity_timeout: 30 })
    this.onmessage?.({ data: JSON.stringify({ event: 'pusher:connection_established', data }) })
  }
  send() {}
  close() {
    if (this.readyState === 0) this.closedWhileOpening = true
    this.readyState = 3
    this.onclose?.({ code: 1000, wasClean: true })
  }
}

const own = { key: 'shop', cluster: 'mt1', host: 'shop.test', port: 6001 }
const ears = { chat() {}, ticket() {} }

beforeEach(() => {
  SlowSocket.all = []
  vi.stubGlobal('WebSocket', SlowSocket)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  { secure: false, url: /^ws:\/\/shop\.test:6001\// },
  { secure: true, url: /^wss:\/\/shop\.test:6001\// },
])('a connection that was fast once may be slow the next time: %o', async ({ secure, url }) => {
  const fast = openLine({ ...own, secure }, 7, ears)
  await vi.advanceTimersByTimeAsync(20)
  SlowSocket.all[0]?.open()
  fast.close()

  const slow = openLine({ ...own, secure }, 7, ears)
  await vi.advanceTimersByTimeAsync(8000)
  expect(SlowSocket.all).toHaveLength(2)
  const [, socket] = SlowSocket.all
  expect(socket?.url).toMatch(url)
  expect(socket?.closedWhileOpening).toBe(false)
  socket?.open()
  slow.close()
})

test('a line that is closed while it opens is closed once it is open', async () => {
  const line = openLine({ ...own, secure: false }, 7, ears)
  await vi.advanceTimersByTimeAsync(20)
  line.close()
  const [socket] = SlowSocket.all
  expect(socket?.readyState).toBe(0)
  socket?.open()
  expect(socket).toMatchObject({ readyState: 3, closedWhileOpening: false })
})
