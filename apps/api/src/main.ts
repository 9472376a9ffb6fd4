/** The shop's server alone, without the storefront: /api and /media on PORT. */
import { serve } from '@hono/node-server'
import { ConfigError, readConfig, serverOptions } from './config.ts'
import { DatabaseInUse } from './db/index.ts'
import { startShopApi } from './start.ts'

const run = async () => {
  const config = readConfig(process.env)
  const api = await startShopApi(config)
  const server = serve({ fetch: api.app.fetch, port: config.port, serverOptions }, ({ port }) => {
    console.log([`Shop API    http://localhost:${port}/api`, ...api.notes].join('\n'))
  })
  server.on('upgrade', (request, socket, head) => {
    if (!api.upgrade(request, socket, head)) socket.destroy()
  })
  const stop = () => {
    // Open keep-alive connections must not keep the process: the database closes either way.
    server.close()
    setTimeout(() => process.exit(0), 2000).unref()
    api.close().then(() => process.exit(0))
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
}

run().catch((error: unknown) => {
  const isPlain = error instanceof ConfigError || error instanceof DatabaseInUse
  console.error(isPlain ? error.message : error)
  process.exitCode = 1
})
