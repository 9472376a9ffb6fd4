import './production.ts'
import { serve } from '@hono/node-server'
import { readConfig, serverOptions } from '@shop/api'
import { openApi } from './api.ts'
import { clientFolder, ensureBuild, serverBuild } from './build.ts'
import { createPages } from './pages.ts'
import { createShop } from './shop.ts'

try {
  const config = readConfig(process.env)
  const [made, api] = await Promise.all([ensureBuild(), openApi(config)])
  const build = await import(serverBuild)
  const { publicUrl } = config
  const pages = createPages({ build, api, publicUrl })
  const shop = createShop({ api, pages, assets: clientFolder, publicUrl })
  const server = serve({ fetch: shop.fetch, port: config.port, serverOptions }, () => {
    const lines = [`Shop        http://localhost:${config.port}`, ...api.notes]
    if (made === 'built') lines.push('The storefront was built; the next start reuses it.')
    console.log(lines.join('\n'))
  })
  server.on('upgrade', (request, socket, head) => {
    if (!api.upgrade(request, socket, head)) socket.destroy()
  })
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `PORT: ${config.port} is taken by another program; set PORT to a free one.`
        : error.message,
    )
    process.exit(1)
  })
  const stop = () => {
    server.close()
    void api.close().finally(() => process.exit(0))
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
