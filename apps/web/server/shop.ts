import { getConnInfo } from '@hono/node-server/conninfo'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import type { ApiAccess } from './api-access.ts'
import { compress } from './compress.ts'
import { createSiteFiles, tidyAddresses } from './site-files.ts'
import { unavailable } from './unavailable.ts'

export interface ShopOptions {
  api: ApiAccess
  pages: (request: Request) => Promise<Response>
  /** The folder of built files, when they are served from here. */
  assets?: string
  /** Where the shop stands for the world; the request's own origin without it. */
  publicUrl?: string | null
}

/** The whole shop behind one port: built files, /api and pictures, and the pages. */
export function createShop({ api, pages, assets, publicUrl }: ShopOptions): Hono {
  const shop = new Hono()
  shop.use(compress)
  if (assets) {
    shop.use(
      '/build/*',
      serveStatic({
        root: assets,
        precompressed: true,
        onFound: (_, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable'),
      }),
    )
    shop.get('/build/*', (c) => c.notFound())
    shop.use('*', serveStatic({ root: assets, precompressed: true }))
  }
  const toApi = (c: Context) =>
    api
      .fetch(c.req.raw, { clientAddress: getConnInfo(c).remote.address })
      .catch(() =>
        Response.json(
          { message: 'The shop cannot be reached. Please try again.' },
          { status: 502 },
        ),
      )
  shop.all('/api/*', toApi)
  shop.all('/media/*', toApi)
  // Where payments are made and documents are read (wire.md 8): the server's own pages, here so that
  // the storefront can follow a payment's window, which it may only on its own origin.
  shop.all('/order/*', toApi)
  shop.get('/shop/download-invoice/*', toApi)
  shop.get('/shop/payment-slip/*', toApi)
  shop.route('/', createSiteFiles({ api, publicUrl }))
  shop.use(tidyAddresses)
  shop.all('*', (c) => pages(c.req.raw))
  shop.onError((error, c) => {
    console.error(error)
    return c.html(unavailable(c.req.header('Accept-Language')), 500)
  })
  return shop
}
