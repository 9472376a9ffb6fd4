import type { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { type Asker, networkOf, plainAddress } from './address.ts'

/** A connection that was closed no longer says whose it was, so it is asked when it opens. */
const opened = new WeakMap<Socket, string>()

const isLoopback = (address: string) => address === '::1' || address.startsWith('127.')

/** New connections of one address in a stretch of time: a browser opens seven, and keeps them. */
const mostNew = 300
const stretch = 10_000

/** Whether an address may open one more: taking one and reading what it asks costs a hundred times as much as ending it. */
const createOpenings = () => {
  const opened = new Map<string, number>()
  let since = performance.now()
  return (network: string): boolean => {
    const now = performance.now()
    if (now - since > stretch) {
      opened.clear()
      since = now
    }
    const before = opened.get(network) ?? 0
    opened.set(network, before + 1)
    return before < mostNew
  }
}

/**
 * Notes whose connections come to this server, and ends those of an address that has `most` already, or opens
 * one after the other; this machine's own are not counted.
 */
export const noteConnections = (server: EventEmitter, most = Number.POSITIVE_INFINITY): void => {
  const counts = new Map<string, number>()
  const mayOpen = createOpenings()
  const count = (socket: Socket, network: string) => {
    const before = counts.get(network) ?? 0
    if (most !== Number.POSITIVE_INFINITY && (before >= most || !mayOpen(network)))
      return socket.destroy()
    counts.set(network, before + 1)
    socket.once('close', () => {
      const left = (counts.get(network) ?? 1) - 1
      if (left > 0) counts.set(network, left)
      else counts.delete(network)
    })
  }
  server.on('connection', (socket: Socket) => {
    const address = plainAddress(socket.remoteAddress ?? '')
    // Reset before it was even taken: there is nobody to answer, and nobody to count.
    if (!address) return socket.destroy()
    opened.set(socket, address)
    if (!isLoopback(address)) count(socket, networkOf(address))
  })
}

/** The other end of a request's connection, also when it has hung up. */
const remoteOf = ({ socket }: Pick<IncomingMessage, 'socket'>): string | undefined =>
  opened.get(socket) ?? socket.remoteAddress

/** Who asks, as the connection and the proxies in front of it say. */
export const callerOf = (
  request: Pick<IncomingMessage, 'socket' | 'headers'>,
): Pick<Asker, 'forwarded' | 'remote'> => ({
  // Node joins several such headers into one.
  forwarded: request.headers['x-forwarded-for']?.toString(),
  remote: remoteOf(request),
})
