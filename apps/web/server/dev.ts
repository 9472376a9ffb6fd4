import { createServer as createHttpServer, type IncomingMessage } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { noteConnections, ownAddress, readShopConfig } from '@shop/api'
import type { ServerBuild } from 'react-router'
import { createServer } from 'vite'
import { openApi } from './api.ts'
import { createPages } from './document/pages.ts'
import { createShop } from './shop.ts'

process.env.NODE_ENV ??= 'development'

const config = readShopConfig(process.env)
const api = await openApi(config)
/** Vite's own client, which asks at the same port. */
const isVite = ({ headers }: IncomingMessage) =>
  headers['sec-websocket-protocol']?.startsWith('vite-') ?? false
const http = createHttpServer({
  shouldUpgradeCallback: (request) => api.awaits(request) || isVite(request),
})
noteConnections(http)
const vite = await createServer({
  root: `${import.meta.dirname}/..`,
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server: http } },
})

const build = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>
const { publicUrl, mediaHosts } = config
const pages = createPages({ build, api, publicUrl, mediaHosts, dev: true })
const shop = createShop({ api, pages, publicUrl })
const listener = getRequestListener(shop.fetch)

http.on('request', (request, response) => {
  vite.middlewares(request, response, () => void listener(request, response))
})
http.on('upgrade', (request, socket, head) => {
  if (api.awaits(request)) api.upgrade(request, socket, head)
})
http.listen(config.port, config.listenAddress ?? undefined, () => {
  console.log([`Shop        ${ownAddress(config)}`, ...api.notes].join('\n'))
})
