import { getConnInfo } from '@hono/node-server/conninfo'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import type { ApiAccess } from './api-access.ts'
import { compress } from './compress.ts'

export interface ShopOptions {
  api: ApiAccess
  pages: (request: Request) => Promise<Response>
  /** The folder of built files, when they are served from here. */
  assets?: string
}

const unavailable = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Back in a moment</title><body style="font:16px/1.5 system-ui;display:grid;place-content:center;min-height:90vh;text-align:center"><h1>Back in a moment</h1><p>The shop cannot show this page right now. Please try again.</p></body></html>`

/** The whole shop behind one port: built files, /api and pictures, and the pages. */
export function createShop({ api, pages, assets }: ShopOptions): Hono {
  const shop = new Hono()
  shop.use(compress)
  if (assets) {
    shop.use(
      '/assets/*',
      serveStatic({
        root: assets,
        precompressed: true,
        onFound: (_, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable'),
      }),
    )
    shop.get('/assets/*', (c) => c.notFound())
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
  shop.all('*', (c) => pages(c.req.raw))
  shop.onError((error, c) => {
    console.error(error)
    return c.html(unavailable, 500)
  })
  return shop
}
