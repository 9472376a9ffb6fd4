import { getSettings, type Settings } from '@shop/contract'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { type ApiClient, createApiClient } from '../app/data/api-client.ts'
import { ApiError } from '../app/data/api-error.ts'
import { readText } from '../app/data/read-text.ts'
import type { ApiAccess } from './api-access.ts'
import { withPageHeaders } from './document/plain-page.ts'
import { createIcons } from './icons.ts'
import { createTurns } from './in-turn.ts'
import { isIconKind, manifest } from './manifest.ts'
import { createPageCache } from './page-cache.ts'
import { partName, partSize, partsOf, type Section, sitemapIndex, urlSet } from './sitemap.ts'
import { readSections } from './sitemap-sections.ts'

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
  const { read, forget } = createPageCache(cacheOptions)
  api.onChange(forget)
  const icons = createIcons(api, home)
  const inTurn = createTurns()
  /** The files that there were when a sitemap was last written: to see that there is no such one. */
  let known = { names: new Set<string>(), at: Number.NEGATIVE_INFINITY }

  const originOf = (c: Context) => publicUrl ?? new URL(c.req.url).origin
  const clientAt = (origin: string): ApiClient =>
    createApiClient({
      fetch: api.fetch,
      origin: () => origin,
      locale: () => 'en',
      read: (response) => readText(response, AbortSignal.timeout(patience)),
    })
  const settingsFrom = async (client: ApiClient) => (await client(getSettings)).data

  async function writeSitemap(origin: string, name: string | null): Promise<string | null> {
    const client = clientAt(origin)
    const settings = await settingsFrom(client)
    const sections = await readSections(client, settings)
    known = { names: new Set(partsOf(sections).map(partName)), at: performance.now() }
    const all = (section: Section) => section.paths(0, section.total)
    const total = sections.reduce((sum, section) => sum + section.total, 0)
    if (name === null) {
      if (total > partSize) return sitemapIndex(partsOf(sections), origin)
      return urlSet((await Promise.all(sections.map(all))).flat(), settings, origin)
    }
    const part = partsOf(sections).find((one) => partName(one) === name)
    if (!part) return null
    const paths = await part.section.paths((part.number - 1) * partSize, partSize)
    return urlSet(paths, settings, origin)
  }

  const unreachable = (c: Context) =>
    c.text('The shop cannot be reached. Please try again.', 503, { 'Retry-After': '60' })

  async function sitemap(c: Context, name: string | null): Promise<Response> {
    /** It was not there when a sitemap was last written, a while ago at most. */
    const isNone = () =>
      name !== null && performance.now() - known.at < cacheOptions.fresh && !known.names.has(name)
    if (isNone()) return c.notFound()
    const origin = originOf(c)
    const accepted = c.req.header('Accept-Encoding') ?? null
    try {
      const { status, packed } = await read(
        `${origin} ${name ?? ''}`,
        async () => {
          // One after the other: a crawler that takes all files at once waits, and shoppers do not.
          const text = await inTurn(async () => (isNone() ? null : writeSitemap(origin, name)))
          return {
            status: text === null ? 404 : 200,
            headers: new Headers(),
            body: Buffer.from(text ?? 'There is no such file.'),
          }
        },
        accepted,
      )
      return new Response(packed.body, {
        status,
        headers: {
          'Content-Type': `${status === 200 ? 'application/xml' : 'text/plain'}; charset=utf-8`,
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
      settings = await settingsFrom(clientAt(home))
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
