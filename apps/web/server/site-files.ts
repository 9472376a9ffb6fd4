import { getSettings, type Settings } from '@shop/contract'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { type ApiClient, createApiClient } from '../app/data/api-client.ts'
import { ApiError } from '../app/data/api-error.ts'
import { readText } from '../app/data/read-text.ts'
import type { ApiAccess } from './api-access.ts'
import { withPageHeaders } from './document/plain-page.ts'
import { createIcons } from './icons.ts'
import { isIconKind, manifest } from './manifest.ts'
import { createPageCache } from './page-cache.ts'
import { createSitemapFiles } from './sitemap-files.ts'

export interface SiteFilesOptions {
  api: ApiAccess
  /** Where the shop stands for the world; the request's own origin without it. */
  publicUrl?: string | null
}

/** What only one person sees, or what is one of endless lists of the same things. */
const closed = [
  ...['checkout', 'buynow', 'dashboard', 'order-history', 'wishlist', 'profile'],
  ...['manage-address', 'change-password', 'support-ticket', 'massages'],
]

const robots = (origin: string) =>
  [
    'User-agent: *',
    ...closed.map((path) => `Disallow: /${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

const minute = 60_000

/** Milliseconds for an answer that has begun. */
const patience = 20_000

/** A whole sitemap is some two megabytes as text. */
const cacheOptions = {
  fresh: 10 * minute,
  stale: 60 * minute,
  mostBytes: 16 * 1024 * 1024,
}

/** In one pass: an expression would begin anew at each slash of a path that is nothing else. */
function withoutOuterSlashes(path: string): string {
  let start = 0
  let end = path.length
  while (path[start] === '/') start += 1
  while (end > start && path[end - 1] === '/') end -= 1
  return path.slice(start, end)
}

/** Addresses without the slash at their end, which would be a second one for the same page. */
export const tidyAddresses: MiddlewareHandler = async (c, next) => {
  if (!c.req.path.endsWith('/') || !['GET', 'HEAD'].includes(c.req.method)) return next()
  const { pathname, search } = new URL(c.req.url)
  if (!/.\/$/.test(pathname)) return next()
  // Two slashes at the start would name another host.
  return withPageHeaders(c.redirect(`/${withoutOuterSlashes(pathname)}${search}`, 301))
}

/** Files about the shop as a whole: for search engines, and for those who install it. */
export function createSiteFiles({ api, publicUrl = null }: SiteFilesOptions): Hono {
  const files = new Hono()
  /** Where the shop's pictures stand for ourselves: whichever host a request names. */
  const home = publicUrl ?? 'http://localhost'
  const client: ApiClient = createApiClient({
    fetch: api.fetch,
    origin: () => home,
    locale: () => 'en',
    read: (response) => readText(response, AbortSignal.timeout(patience)),
  })
  const { read, forget } = createPageCache(cacheOptions)
  api.onChange(forget)
  const icons = createIcons(api, home)
  const sitemaps = createSitemapFiles(client, cacheOptions.fresh)
  api.onChange(sitemaps.forget)

  const originOf = (c: Context) => publicUrl ?? new URL(c.req.url).origin

  const unreachable = (c: Context) =>
    c.text('The shop cannot be reached. Please try again.', 503, { 'Retry-After': '60' })

  async function sitemap(c: Context, name: string | null): Promise<Response> {
    const origin = originOf(c)
    const accepted = c.req.header('Accept-Encoding') ?? null
    try {
      if (name !== null && !(await sitemaps.has(name))) return c.notFound()
      const { packed } = await read(
        `${origin} ${name ?? ''}`,
        async () => ({
          status: 200,
          headers: new Headers(),
          body: Buffer.from(await sitemaps.write(origin, name)),
        }),
        accepted,
      )
      return new Response(packed.body, {
        headers: {
          'Content-Type': 'application/xml; charset=utf-8',
          'Cache-Control': 'public, max-age=600',
          Vary: 'Accept-Encoding',
          'X-Content-Type-Options': 'nosniff',
          ...(packed.encoding ? { 'Content-Encoding': packed.encoding } : {}),
        },
      })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return unreachable(c)
    }
  }

  files.get('/robots.txt', (c) =>
    c.text(robots(originOf(c)), 200, { 'Cache-Control': 'public, max-age=3600' }),
  )
  files.get('/sitemap.xml', (c) => sitemap(c, null))
  files.get('/:file{sitemap-[a-z]+-[1-9][0-9]{0,4}\\.xml}', (c) =>
    sitemap(c, c.req.param('file').slice('sitemap-'.length, -'.xml'.length)),
  )

  const withSettings = async (
    c: Context,
    answer: (settings: Settings) => Response | Promise<Response>,
  ) => {
    let settings: Settings
    try {
      settings = (await client(getSettings)).data
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return unreachable(c)
    }
    return answer(settings)
  }

  files.get('/manifest.webmanifest', (c) =>
    withSettings(c, (settings) =>
      c.body(JSON.stringify(manifest(settings)), 200, {
        'Content-Type': 'application/manifest+json',
        'Cache-Control': 'public, max-age=600',
      }),
    ),
  )
  files.get('/icons/:file', async (c, next) => {
    const kind = /^([a-z]+-\d+)\.png$/.exec(c.req.param('file'))?.[1] ?? ''
    if (!isIconKind(kind)) return next()
    return withSettings(c, async (settings) => {
      const icon = await icons(settings, kind).catch(() => null)
      if (!icon) return unreachable(c)
      return c.body(new Uint8Array(icon.picture), 200, {
        'Content-Type': 'image/png',
        'Cache-Control':
          c.req.query('v') && !icon.isStandIn
            ? 'public, max-age=31536000, immutable'
            : 'public, max-age=600',
      })
    })
  })
  return files
}
