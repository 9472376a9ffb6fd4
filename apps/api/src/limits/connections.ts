import type { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { type Asker, networkOf, plainAddress } from './address.ts'

/** A connection that was closed no longer says whose it was, so it is asked when it opens. */
const opened = new WeakMap<Socket, string>()

const isLoopback = (address: string) => address === '::1' || address.startsWith('127.')

/**
 * Notes whose connections come to this server, and ends those of an address that has `most` already;
 * this machine's own are not counted.
 */
export const noteConnections = (server: EventEmitter, most = Number.POSITIVE_INFINITY): void => {
  const counts = new Map<string, number>()
  const count = (socket: Socket, network: string) => {
    const before = counts.get(network) ?? 0
    if (before >= most) return socket.destroy()
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
