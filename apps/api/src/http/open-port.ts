/** Takes connections as fast as they come, however long a round of the event loop takes. */
import { once } from 'node:events'
import type { Server as HttpServer } from 'node:http'
import { type AddressInfo, createServer, type ListenOptions, type Server } from 'node:net'

/**
 * Sockets that listen at the port: a round of the event loop takes one connection of each (libuv), and rounds
 * are long while much is asked for. Who comes by does not wait behind all connections of somebody who opens
 * and closes hundreds. Only Linux shares connections out among sockets.
 */
const sockets = process.platform === 'linux' ? 64 : 1

const listening = async (server: Server, at: ListenOptions): Promise<number> => {
  await once(server.listen(at), 'listening')
  return (server.address() as AddressInfo).port
}

const closed = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve())
  })

/** Throws where another program has the port: one of the same user could listen at it, too. */
const ensureFree = async (at: ListenOptions) => {
  const probe = createServer()
  await listening(probe, at)
  await closed(probe)
}

/**
 * Has a server listen; whoever closes it closes all of its sockets.
 *
 * @returns the port: a free one where 0 is asked for
 */
export const openPort = async (server: HttpServer, at: ListenOptions): Promise<number> => {
  if (sockets === 1) return listening(server, at)
  if (at.port !== 0) await ensureFree(at)
  const port = await listening(server, { ...at, reusePort: true })
  const others = Array.from({ length: sockets - 1 }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
      server.emit('connection', socket),
    ),
  )
  const closeOwn = server.close.bind(server)
  server.close = (done) => {
    void Promise.all([...others.map(closed), new Promise((own) => closeOwn(own))]).then(() =>
      done?.(),
    )
    return server
  }
  await Promise.all(others.map((other) => listening(other, { ...at, port, reusePort: true })))
  return port
}
