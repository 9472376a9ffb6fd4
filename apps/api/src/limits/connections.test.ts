import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import { noteConnections } from './connections.ts'

class FakeSocket extends EventEmitter {
  isEnded = false
  readonly remoteAddress: string
  constructor(remoteAddress: string) {
    super()
    this.remoteAddress = remoteAddress
  }
  destroy() {
    this.isEnded = true
  }
}

test('an address has so many connections at once; this machine has any', () => {
  const server = new EventEmitter()
  noteConnections(server, 2)
  const connect = (address: string) => {
    const socket = new FakeSocket(address)
    server.emit('connection', socket)
    return socket
  }
  const [first, , third] = ['192.0.2.1', '192.0.2.1', '192.0.2.1'].map(connect)
  expect([first?.isEnded, third?.isEnded]).toEqual([false, true])
  expect(connect('192.0.2.2').isEnded).toBe(false)
  first?.emit('close')
  expect(connect('192.0.2.1').isEnded).toBe(false)
  expect(['127.0.0.1', '127.0.0.1', '::1', '::1', '::1'].map(connect).some((s) => s.isEnded)).toBe(
    false,
  )
})

test('an address that opens one after the other is not taken for a while; proxies are', () => {
  vi.useFakeTimers()
  const opened = (most: number | undefined) => {
    const server = new EventEmitter()
    noteConnections(server, most)
    return (address: string, many: number) =>
      Array.from({ length: many }, () => {
        const socket = new FakeSocket(address)
        server.emit('connection', socket)
        socket.emit('close')
        return socket
      }).filter(({ isEnded }) => !isEnded).length
  }
  const open = opened(256)
  expect(open('192.0.2.1', 500)).toBe(300)
  expect(open('192.0.2.2', 6)).toBe(6)
  vi.advanceTimersByTime(10_001)
  expect(open('192.0.2.1', 6)).toBe(6)
  expect(open('127.0.0.1', 500)).toBe(500)
  expect(opened(undefined)('192.0.2.1', 500)).toBe(500)
  vi.useRealTimers()
})
