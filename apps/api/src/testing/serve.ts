import type { Server } from 'node:http'
import { listen } from '../http/listen.ts'

/** Opens a server on a free port of this machine, as the shop's own is opened, without its sockets. */
export async function serve(
  fetch: Parameters<typeof listen>[0]['fetch'],
  { trustedProxies = 0 } = {},
): Promise<{ server: Server; port: number; close: () => void }> {
  const opened = Promise.withResolvers<number>()
  const server = listen(
    {
      fetch,
      port: 0,
      listenAddress: '127.0.0.1',
      trustedProxies,
      awaits: () => false,
      upgrade: () => undefined,
    },
    opened.resolve,
  )
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { server, port: await opened.promise, close }
}
