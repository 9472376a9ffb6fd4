import { createServer as createHttpServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { readConfig } from '@shop/api'
import type { ServerBuild } from 'react-router'
import { createServer } from 'vite'
import { openApi } from './api.ts'
import { createPages } from './pages.ts'
import { createShop } from './shop.ts'

process.env.NODE_ENV ??= 'development'

const config = readConfig(process.env)
const api = await openApi(config)
const http = createHttpServer()
const vite = await createServer({
  root: `${import.meta.dirname}/..`,
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server: http } },
})

const build = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>
const { publicUrl } = config
const pages = createPages({ build, api, publicUrl, dev: true })
const shop = createShop({ api, pages, publicUrl })
const listener = getRequestListener(shop.fetch)

http.on('request', (request, response) => {
  vite.middlewares(request, response, () => void listener(request, response))
})
// What is not for the hub may be Vite's own socket, which listens too.
http.on('upgrade', api.upgrade)
http.listen(config.port, () => {
  console.log([`Shop        http://localhost:${config.port}`, ...api.notes].join('\n'))
})
