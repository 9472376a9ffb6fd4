/** A hub on a port of its own, as the shop's server carries it; for tests. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHub, type Hub, type HubOptions } from './hub.ts'

export interface OpenHub {
  readonly hub: Hub
  readonly port: number
  /** How many connections are open, whoever still speaks on them. */
  sockets(): Promise<number>
  close(): Promise<void>
}

const listen = (server: Server, port: number) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })

export const openHub = async ({
  port: requested = 0,
  ...rest
}: HubOptions & { port?: number } = {}): Promise<OpenHub> => {
  const hub = createHub(rest)
  const options = { shouldUpgradeCallback: hub.awaits }
  const server = createServer(options, (_, response) => response.end())
  server.on('upgrade', hub.upgrade)
  const port = await listen(server, requested)
  return {
    hub,
    port,
    sockets: () =>
      new Promise((resolve, reject) =>
        server.getConnections((error, open) => (error ? reject(error) : resolve(open))),
      ),
    close: () => {
      hub.close()
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
