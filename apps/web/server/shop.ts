import { readdirSync } from 'node:fs'
import type { HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { callerOf } from '@shop/api'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { Caller, ServedApi } from './api-access.ts'
import { compress } from './compress.ts'
import { plainPage } from './document/plain-page.ts'
import { nosniff } from './passed-answer.ts'
import { createSiteFiles, tidyAddresses } from './site-files.ts'

export interface ShopOptions {
  api: ServedApi
  pages: (request: Request, caller: Caller) => Promise<Response>
  /** The folder of built files, when they are served from here. */
  assets?: string
  /** The same of earlier builds, the newest first. */
  earlier?: readonly string[]
  /** Where the shop stands for the world; the request's own origin without it. */
  publicUrl?: string | null
}

/** A shop that is served by https is never asked for by http again (RFC 6797). */
const strictTransport: MiddlewareHandler = async (c, next) => {
  await next()
  c.res.headers.set('Strict-Transport-Security', 'max-age=31536000')
}

/**
 * What we serve ourselves is of the type that it says, and runs nothing unless it says what. Written
 * into the answer's own headers: `c.header` builds a finished answer anew, with its body as a stream,
 * which costs a kept page a fifth of its time.
 */
const ownHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  const { headers } = c.res
  headers.set('X-Content-Type-Options', 'nosniff')
  if (!headers.has('Content-Security-Policy'))
    headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
}

interface ShopEnv {
  Bindings: HttpBindings
}

/**
 * Counts what costs a page, kept or not, with what its address asks of /api. The answer past the
 * limit is not even packed: it has to be cheaper than what it refuses.
 */
const counted =
  ({ admit }: ServedApi, weight = 1): MiddlewareHandler<ShopEnv> =>
  async (c, next) => {
    const wait = admit(callerOf(c.env.incoming), weight)
    if (wait === 0) return next()
    return plainPage('busy', 429, c.req.raw, {
      'Retry-After': String(wait),
      'Cache-Control': 'no-store, no-transform',
    })
  }

/** A file of the sitemap has some thousand addresses, written anew for each host that a request names. */
const ofSitemap = 9

/** The whole shop behind one port: built files, /api and pictures, and the pages. */
export function createShop({
  api,
  pages,
  assets,
  earlier = [],
  publicUrl,
}: ShopOptions): Hono<ShopEnv> {
  const shop = new Hono<ShopEnv>()
  shop.use(compress)
  if (publicUrl?.startsWith('https:')) shop.use(strictTransport)
  const toApi = (c: Context<ShopEnv>) =>
    api
      .forward(c.req.raw, callerOf(c.env.incoming), c.env.incoming.socket)
      .catch(() =>
        Response.json(
          { message: 'The shop cannot be reached. Please try again.' },
          { status: 502, headers: nosniff },
        ),
      )
  const count = counted(api)
  shop.all('/api/*', toApi)
  shop.all('/media/*', toApi)
  // Where payments are made and documents are read (wire.md 8): the server's own pages, here so that
  // the storefront can follow a payment's window, which it may only on its own origin.
  shop.all('/order/*', count, toApi)
  shop.get('/shop/download-invoice/*', count, toApi)
  shop.get('/shop/payment-slip/*', count, toApi)
  shop.use(ownHeaders)
  if (assets) {
    for (const root of [assets, ...earlier])
      shop.use(
        '/build/*',
        serveStatic({
          root,
          precompressed: true,
          onFound: (_, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable'),
        }),
      )
    shop.get('/build/*', (c) => c.notFound())
    // By their names: a page's address is no file, and need not be looked for on the disk.
    const rootFile = serveStatic({ root: assets, precompressed: true })
    for (const file of readdirSync(assets, { withFileTypes: true }))
      if (file.isFile()) shop.use(`/${file.name}`, rootFile)
  }
  shop.use(count)
  shop.use('/sitemap*', counted(api, ofSitemap))
  shop.route('/', createSiteFiles({ api, publicUrl }))
  shop.use(tidyAddresses)
  shop.all('*', (c) => pages(c.req.raw, callerOf(c.env.incoming)))
  shop.onError((error, c) => {
    console.error(error)
    return plainPage('unavailable', 500, c.req.raw)
  })
  return shop
}
