import type { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { plainAddress } from './address.ts'

/** A connection that was closed no longer says whose it was, so it is asked when it opens. */
const opened = new WeakMap<Socket, string>()

/** Notes whose connections come to this server. */
export const noteConnections = (server: EventEmitter): void => {
  server.on('connection', (socket: Socket) => {
    const address = plainAddress(socket.remoteAddress ?? '')
    if (address) opened.set(socket, address)
    // Reset before it was even taken: there is nobody to answer, and nobody to count.
    else socket.destroy()
  })
}

/** The other end of a request's connection, also when it has hung up. */
export const remoteOf = ({ socket }: Pick<IncomingMessage, 'socket'>): string | undefined =>
  opened.get(socket) ?? socket.remoteAddress
