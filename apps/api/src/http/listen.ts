import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { type Config, serverOptions } from '../config.ts'
import { noteConnections } from '../limits/connections.ts'
import type { Realtime } from '../realtime/realtime.ts'
import { inOrder } from './in-order.ts'
import { openPort } from './open-port.ts'
import { PiecewiseRequest } from './piecewise.ts'

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch']

const plain = {
  'Content-Type': 'text/plain',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
}

/** A Host header that is no host, such as 1.2.3.4.5, makes an address that nothing can read. */
const readable =
  (fetch: Fetch): Fetch =>
  (request, env) =>
    URL.canParse(request.url)
      ? fetch(request, env)
      : new Response('Bad Request', { status: 400, headers: plain })

export interface Listening
  extends Pick<Realtime, 'awaits' | 'upgrade'>,
    Pick<Config, 'port' | 'listenAddress' | 'trustedProxies'> {
  readonly fetch: Fetch
}

/** Connections of one address; a proxy's are many people's. */
const connections = 256

/**
 * Opens the shop's port. Who only offers to speak another protocol (`Upgrade: h2c`) is answered in
 * this one; only WebSockets that the hub awaits leave it.
 *
 * @param ready is called with the port when it is open
 */
export const listen = (
  { fetch, port, listenAddress, trustedProxies, awaits, upgrade }: Listening,
  ready: (port: number) => void,
): Server => {
  const options = {
    ...serverOptions,
    IncomingMessage: PiecewiseRequest,
    shouldUpgradeCallback: awaits,
  }
  const server = createAdaptorServer({
    fetch: inOrder(readable(fetch)),
    serverOptions: options,
  }) as Server
  server.on('upgrade', upgrade)
  // Also an answer that nobody takes ends; a call of another server may be waited for that long.
  server.timeout = 150_000
  noteConnections(server, trustedProxies > 0 ? Number.POSITIVE_INFINITY : connections)
  const at = listenAddress === null ? { port } : { port, host: listenAddress }
  openPort(server, at).then(ready, (error) => server.emit('error', error))
  return server
}
