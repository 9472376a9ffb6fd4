import { createHash, randomBytes } from 'node:crypto'
import type { createRequestHandler, ServerBuild } from 'react-router'
import type { contextFor } from '../app/request-context.ts'
import type { ApiAccess } from './api-access.ts'
import { type Packed, pack } from './compress.ts'
import { createPageCache, type Page } from './page-cache.ts'
import { contentSecurityPolicy, newNonce, pageHeaders } from './security.ts'

/** What entry.server.tsx gives besides the renderer. */
interface Entry {
  createRequestHandler: typeof createRequestHandler
  contextFor: typeof contextFor
}

export interface PagesOptions {
  build: ServerBuild | (() => Promise<ServerBuild>)
  api: ApiAccess
  dev?: boolean
}

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
 * this rendering's nonce: ours. What foreign text may have smuggled in has none.
 */
export function hashesOf(html: string, nonce: string): string[] {
  const own = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)
  return [
    ...new Set(
      [...own]
        .filter(([, attributes = '']) => attributes.includes(` nonce="${nonce}"`))
        .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`),
    ),
  ]
}

/**
 * Renders pages. A guest's page is the same for everybody, so it is kept for a moment, packed. A
 * nonce in a page that is kept would be known to everybody, so there the policy names its scripts
 * by their hashes; every other page has a fresh nonce (decisions.md 11).
 */
export function createPages({ build, api, dev = false }: PagesOptions) {
  const read = createPageCache({ fresh: 5_000, stale: 60_000, most: 150, popular: 2 })
  const mode = dev ? 'development' : 'production'
  const handlerOf = (one: ServerBuild) => entryOf(one).createRequestHandler(one, mode)
  const ready = typeof build === 'function' ? null : { build, handle: handlerOf(build) }

  async function current() {
    if (ready) return ready
    const loaded = await (build as () => Promise<ServerBuild>)()
    return { build: loaded, handle: handlerOf(loaded) }
  }

  async function respond(request: Request, nonce: string): Promise<Response> {
    const { build: loaded, handle } = await current()
    return handle(
      request,
      entryOf(loaded).contextFor(request, {
        fetchApi: api.fetch,
        origin: new URL(request.url).origin,
        nonce,
      }),
    )
  }

  function headersOf(response: Response, scripts: readonly string[]): Headers {
    const headers = new Headers(response.headers)
    for (const [name, value] of Object.entries(pageHeaders)) headers.set(name, value)
    headers.set(
      'Content-Security-Policy',
      contentSecurityPolicy({ scripts, apiOrigin: api.origin, dev }),
    )
    headers.set('Cache-Control', 'no-cache')
    headers.set('Vary', 'Cookie, Accept-Encoding')
    return headers
  }

  async function render(request: Request): Promise<Page> {
    const nonce = newNonce()
    const response = await respond(request, nonce)
    const html = await response.text()
    const kept = response.status === 200 && !dev
    const text = kept ? html.replaceAll(` nonce="${nonce}"`, '') : html
    const scripts = kept ? hashesOf(html, nonce) : [`'nonce-${nonce}'`]
    return {
      status: response.status,
      headers: headersOf(response, scripts),
      body: Buffer.from(text),
    }
  }

  return async function page(request: Request): Promise<Response> {
    // Only documents are rendered whole; a screen's data (/*.data) and redirects pass through.
    const { pathname } = new URL(request.url)
    if (request.method !== 'GET' || pathname.endsWith('.data'))
      return respond(request, randomBytes(1).toString('hex'))
    const accepted = request.headers.get('Accept-Encoding')
    const { status, headers, packed } = dev
      ? await unkept(await render(request), accepted)
      : await read(
          keyOf(request),
          () => render(new Request(request.url, { headers: request.headers })),
          accepted,
        )
    const answer = new Headers(headers)
    if (packed.encoding) answer.set('Content-Encoding', packed.encoding)
    return new Response(packed.body, { status, headers: answer })
  }
}

const unkept = async (page: Page, accepted: string | null): Promise<Page & { packed: Packed }> => ({
  ...page,
  packed: await pack(page.body, accepted),
})
