import type { Server } from 'node:http'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
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

/**
 * Who is past their limits has to come anew, of which an address may do little (limits/connections.ts): hundreds of
 * kept connections could ask on as fast as they are refused.
 */
const hangingUp =
  (fetch: Fetch): Fetch =>
  async (request, env) => {
    const answer = (await fetch(request, env)) as Response
    if (answer.status === 429) (env as HttpBindings).outgoing.shouldKeepAlive = false
    return answer
  }

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
  const answering = readable(fetch)
  const server = createAdaptorServer({
    // A proxy's connection is many people's.
    fetch: inOrder(trustedProxies > 0 ? answering : hangingUp(answering)),
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
