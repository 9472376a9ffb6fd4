import { createHash, randomBytes } from 'node:crypto'
import type { createRequestHandler, ServerBuild } from 'react-router'
import type { realtimeSources } from '../app/entry.server.tsx'
import type { contextFor } from '../app/request-context.ts'
import type { ApiAccess } from './api-access.ts'
import { type Packed, pack } from './compress.ts'
import { createPageCache, type Page } from './page-cache.ts'
import { type DataAsked, dataAsked, type PageData, splitData } from './page-data.ts'
import { contentSecurityPolicy, newNonce, pageHeaders } from './security.ts'

/** What entry.server.tsx gives besides the renderer. */
interface Entry {
  createRequestHandler: typeof createRequestHandler
  contextFor: typeof contextFor
  realtimeSources: typeof realtimeSources
}

export interface PagesOptions {
  build: ServerBuild | (() => Promise<ServerBuild>)
  api: ApiAccess
  /** Where the shop stands for the world; the request's own origin without it. */
  publicUrl?: string | null
  dev?: boolean
}

/** The most pages that are kept. */
const most = 150

const entryOf = (build: ServerBuild) => build.entry.module as unknown as Entry

/** Only what changes a guest's page is part of its key: address, language, currency. */
function keyOf(request: Request): string {
  const url = new URL(request.url)
  const choices = (request.headers.get('Cookie') ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => /^(locale|currency)=/.test(pair))
    .sort()
  return [url.href, ...choices].join('\n')
}

/**
 * How a Content-Security-Policy names the scripts that stand in a page. Only those count that carry
 * this rendering's nonce: ours. What foreign text may have smuggled in has none. Data blocks (JSON-LD)
 * never run, so no policy needs to name them.
 */
export function hashesOf(html: string, nonce: string): string[] {
  const own = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)
  return [
    ...new Set(
      [...own]
        .filter(
          ([, attributes = '']) =>
            attributes.includes(` nonce="${nonce}"`) && !attributes.includes('type="application/'),
        )
        .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`),
    ),
  ]
}

/**
 * Renders pages. A guest's page is the same for everybody, so it is kept for a moment, packed. A
 * nonce in a page that is kept would be known to everybody, so there the policy names its scripts
 * by their hashes; every other page has a fresh nonce (decisions.md 11).
 */
export function createPages({ build, api, publicUrl = null, dev = false }: PagesOptions) {
  const { read, forget } = createPageCache({ fresh: 5_000, stale: 60_000, most, popular: 2 })
  const kept = new Map<string, string>()
  function keepData({ name, code }: PageData) {
    kept.delete(name)
    kept.set(name, code)
    // A page's last data is still asked for while its new one is given out.
    const [oldest] = kept.keys()
    if (kept.size > 2 * most && oldest) kept.delete(oldest)
  }
  const mode = dev ? 'development' : 'production'
  const handlerOf = (one: ServerBuild) => entryOf(one).createRequestHandler(one, mode)
  const ready = typeof build === 'function' ? null : { build, handle: handlerOf(build) }

  async function current() {
    if (ready) return ready
    const loaded = await (build as () => Promise<ServerBuild>)()
    return { build: loaded, handle: handlerOf(loaded) }
  }

  async function respond(request: Request, nonce: string) {
    const { build: loaded, handle } = await current()
    const entry = entryOf(loaded)
    const context = entry.contextFor(request, {
      fetchApi: api.fetch,
      origin: publicUrl ?? new URL(request.url).origin,
      nonce,
    })
    const response = await handle(request, context)
    return { response, realtime: entry.realtimeSources(context) }
  }

  function headersOf(
    { response, realtime }: Awaited<ReturnType<typeof respond>>,
    scripts: readonly string[],
  ): Headers {
    const headers = new Headers(response.headers)
    for (const [name, value] of Object.entries(pageHeaders)) headers.set(name, value)
    headers.set(
      'Content-Security-Policy',
      contentSecurityPolicy({ scripts, apiOrigin: api.origin, realtime, dev }),
    )
    headers.set('Cache-Control', 'no-cache')
    headers.set('Vary', 'Cookie, Accept-Encoding')
    return headers
  }

  async function render(request: Request): Promise<Page> {
    const nonce = newNonce()
    const answer = await respond(request, nonce)
    const { response } = answer
    const whole = await response.text()
    if (response.status !== 200 || dev)
      return {
        status: response.status,
        headers: headersOf(answer, [`'nonce-${nonce}'`]),
        body: Buffer.from(whole),
      }
    const { pathname, search } = new URL(request.url)
    const { html, data } = splitData(whole, nonce, pathname + search)
    if (data) keepData(data)
    return {
      status: response.status,
      headers: headersOf(answer, hashesOf(html, nonce)),
      body: Buffer.from(html.replaceAll(` nonce="${nonce}"`, '')),
      data,
    }
  }

  const readPage = (request: Request, accepted: string | null) =>
    read(
      keyOf(request),
      () => render(new Request(request.url, { headers: request.headers })),
      accepted,
    )

  /** A page's data, as it was rendered; from another process or after a restart, as it is now. */
  async function answerData({ name, page }: DataAsked, request: Request): Promise<Response> {
    const same = kept.get(name)
    const code =
      same ?? (await readPage(new Request(page, { headers: request.headers }), null)).data?.code
    if (code === undefined) return new Response(null, { status: 404 })
    return new Response(code, {
      headers: {
        'Content-Type': 'text/javascript; charset=utf-8',
        'Cache-Control': same ? 'private, max-age=86400, immutable' : 'no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    })
  }

  api.onChange(forget)

  return async function page(request: Request): Promise<Response> {
    // Only documents are rendered whole; a screen's data (/*.data) and redirects pass through.
    const url = new URL(request.url)
    if (request.method !== 'GET' || url.pathname.endsWith('.data'))
      return (await respond(request, randomBytes(1).toString('hex'))).response
    const asked = dataAsked(url)
    if (asked) return answerData(asked, request)
    const accepted = request.headers.get('Accept-Encoding')
    const { status, headers, packed } = dev
      ? await unkept(await render(request), accepted)
      : await readPage(request, accepted)
    const answer = new Headers(headers)
    if (packed.encoding) answer.set('Content-Encoding', packed.encoding)
    return new Response(packed.body, { status, headers: answer })
  }
}

const unkept = async (page: Page, accepted: string | null): Promise<Page & { packed: Packed }> => ({
  ...page,
  packed: await pack(page.body, accepted),
})
