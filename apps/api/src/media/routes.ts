import { type Context, Hono } from 'hono'
import type { AppEnv } from '../deps.ts'
import { filmRoutes } from './films.ts'
import { MediaBusy } from './store.ts'
import type { MediaStore, PictureAsker } from './types.ts'

const path = /^\/media\/([a-z0-9/-]+)\.(webp|avif|svg|pdf)$/

/** Types that a browser could run something in: shown alone, they may do nothing. */
const active = ['image/svg+xml', 'application/pdf']

/**
 * GET /media/{key}.webp?w=320&f=avif: pictures never change under their address, so they are kept
 * for good. `askerOf` tells who has to wait, and who makes the shop draw too many.
 */
export const mediaRoutes = (store: MediaStore, askerOf?: (c: Context<AppEnv>) => PictureAsker) =>
  new Hono<AppEnv>().route('/', filmRoutes()).get('/media/*', async (c) => {
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Content-Security-Policy', "default-src 'none'")
    const [, key = '', extension = ''] = path.exec(c.req.path) ?? []
    const width = c.req.query('w')
    const variant = {
      width: width === undefined ? null : /^\d{1,4}$/.test(width) ? Number(width) : 0,
      format: ['svg', 'pdf'].includes(extension) ? extension : (c.req.query('f') ?? extension),
    }
    try {
      const picture = key === '' ? null : await store.respond(key, variant, askerOf?.(c))
      if (picture === null) return c.json({ message: 'Picture not found' }, 404)
      c.header('Cache-Control', 'public, max-age=31536000, immutable')
      c.header('ETag', picture.etag)
      if (c.req.header('If-None-Match')?.includes(picture.etag)) return c.body(null, 304)
      c.header('Content-Type', picture.type)
      c.header('Content-Length', String(picture.body.length))
      if (active.includes(picture.type)) {
        c.header(
          'Content-Security-Policy',
          "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        )
      }
      // A document that somebody sent is for reading elsewhere, never a page of the shop.
      if (picture.type === 'application/pdf') c.header('Content-Disposition', 'attachment')
      return c.body(picture.body)
    } catch (error) {
      if (!(error instanceof MediaBusy)) throw error
      c.header('Retry-After', '1')
      return c.json({ message: 'Pictures are being made, try again' }, 503)
    }
  })
