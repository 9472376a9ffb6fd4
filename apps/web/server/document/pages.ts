import { askerAddress, createGate, HungUp, TooBusy } from '@shop/api'
import type { createRequestHandler, ServerBuild } from 'react-router'
import type { contextFor } from '../../app/data/request-context.ts'
import type { documentOf } from '../../app/entry.server.tsx'
import { readCookies } from '../../app/lib/cookies.ts'
import { stalePage } from '../../app/lib/stale-page.ts'
import type { ApiAccess, Caller, ServedApi } from '../api-access.ts'
import { createBounded } from '../bounded.ts'
import { pack } from '../compress.ts'
import { createPageCache, type PackedPage, type Page } from '../page-cache.ts'
import { type DataRequest, addressOf as dataAddressOf, requestedData } from './page-data.ts'
import { plainPage, withPageHeaders } from './plain-page.ts'
import { contentSecurityPolicy, newNonce, pageHeaders } from './policy.ts'
import { refused } from './refused.ts'
import type { PageData } from './step.ts'

/** What entry.server.tsx gives besides the renderer. */
interface Entry {
  createRequestHandler: typeof createRequestHandler
  contextFor: typeof contextFor
  documentOf: typeof documentOf
}

export interface PagesOptions {
  build: ServerBuild | (() => Promise<ServerBuild>)
  api: ApiAccess
  /** Counts what a page that has to be rendered costs more than one that is cached. */
  admit?: ServedApi['admit']
  /** Where the shop stands for the world; the request's own origin without it. */
  publicUrl?: string | null
  /** Hosts of pictures and films besides those that settings name. */
  mediaHosts?: readonly string[]
  /** How many proxies in front of us may be believed about who asks. */
  trustedProxies?: number
  dev?: boolean
}

/** A page that somebody asks for. */
interface PageRequest {
  request: Request
  caller: Caller | undefined
}

/** Rendering is as much work as so many requests; the first was counted at the client. */
const renderWeight = 5

/** Pages are cached packed, with what their apps start from: some 2,000 of products. */
const mostBytes = 64 * 1024 * 1024

/** Data of the newest pages, under the names that their documents say. */
const mostDataBytes = 32 * 1024 * 1024

/** After that a page's answers are worth reading again in the browser, where nobody tells of changes; ms. */
const news = 1_000

/**
 * Pages that are made anew in a second while a stale one will do. Of our own they take the processor; of
 * another server they wait for it.
 */
const renewals = { own: 10, remote: 20 }

/**
 * Pages that are made at the same time. Each takes the processor, and memory until it is sent; where
 * /api is another server's, they mostly wait for that.
 */
const atOnce = { own: 8, remote: 32 }

/** Nobody waits for longer than that; ms. */
const patience = 5000

/** Pages that wait: about as many as are made in that time. */
const waiting = { own: 120, remote: 200 }

/** Seconds after which a page that could not be read is worth asking for again. */
const retryAfter = '5'

const entryOf = (build: ServerBuild) => build.entry.module as unknown as Entry

/** Only what changes a guest's page is part of its key: address, language, currency. */
function keyOf({ url, headers }: Request): string {
  const cookies = readCookies(headers.get('Cookie'))
  return [url, cookies.get('locale') ?? '', cookies.get('currency') ?? ''].join('\n')
}

/**
 * Renders pages. A guest's page is the same for everybody, so it is cached for a moment, packed.
 * Its policy names its scripts by their hashes (docs/decisions/033).
 */
export function createPages({
  build,
  api,
  admit,
  publicUrl = null,
  mediaHosts = [],
  trustedProxies = 0,
  dev = false,
}: PagesOptions) {
  const where = api.origin === null ? 'own' : 'remote'
  const places = atOnce[where]
  // Half of them for one site: a burst of its pages leaves the processor to others, too.
  const gate = createGate({
    atOnce: places,
    waiting: waiting[where],
    each: 40,
    abreast: places / 2,
    patience,
  })
  const addressOf = (caller: Caller | undefined) =>
    askerAddress({ forwarded: null, remote: undefined, ...caller, trustedProxies })
  const { read, forget } = createPageCache({
    fresh: 5_000,
    stale: 60_000,
    mostBytes,
    packsBest: true,
    renewalsPerSecond: renewals[where],
    gate,
  })
  /** Beside the pages: a page's last data is still asked for while its new one is given out. */
  const pageData = createBounded<string>(mostDataBytes)
  const keep = ({ name, code }: PageData) => pageData.set(name, code, code.length)
  const mode = dev ? 'development' : 'production'
  const handlerOf = (one: ServerBuild) => entryOf(one).createRequestHandler(one, mode)
  const ready = typeof build === 'function' ? null : { build, handle: handlerOf(build) }

  async function current() {
    if (ready) return ready
    const loaded = await (build as () => Promise<ServerBuild>)()
    return { build: loaded, handle: handlerOf(loaded) }
  }

  async function respond(
    { request, caller }: PageRequest,
    keepData: ((data: PageData) => string) | null = null,
  ) {
    const { build: loaded, handle } = await current()
    const entry = entryOf(loaded)
    const nonce = dev ? newNonce() : undefined
    const origin = publicUrl ?? new URL(request.url).origin
    const context = entry.contextFor(request, {
      fetchApi: (call) => api.fetch(call, caller),
      origin,
      keepData,
      ...(nonce ? { nonce } : {}),
    })
    const response = await handle(request, context)
    const isSecure = origin.startsWith('https:')
    return { response, nonce, isSecure, ...entry.documentOf(context) }
  }

  function headersOf({
    response,
    nonce,
    isSecure,
    composed,
    settings,
    realtime,
  }: Awaited<ReturnType<typeof respond>>): Headers {
    const headers = new Headers(response.headers)
    for (const [name, value] of Object.entries(pageHeaders)) headers.set(name, value)
    const scripts = nonce ? [`'nonce-${nonce}'`] : (composed?.hashes ?? [])
    const media = { apiOrigin: api.origin, mediaHosts, isSecure, settings }
    const policy = { scripts, ...media, realtime, dev }
    headers.set('Content-Security-Policy', contentSecurityPolicy(policy))
    headers.set('Cache-Control', 'no-cache')
    headers.set('Vary', 'Cookie, Accept-Encoding')
    // What a loader says in headers does not reach its page, and every such page is to say this.
    if (response.status === 503) headers.set('Retry-After', retryAfter)
    return headers
  }

  async function render(pageRequest: PageRequest): Promise<Page> {
    const { pathname, search } = new URL(pageRequest.request.url)
    let data: PageData | null = null
    const answer = await respond(pageRequest, (made) => {
      data = made
      keep(made)
      return dataAddressOf(made, pathname + search)
    })
    const { response } = answer
    return {
      status: response.status,
      headers: headersOf(answer),
      body: Buffer.from(await response.arrayBuffer()),
      data,
      isLimited: answer.isLimited(),
    }
  }

  async function readPage({ request, caller }: PageRequest, accepted: string | null) {
    let isOwn = false
    // Whichever host it is asked for at, it is one page: of many hosts, each would have it rendered anew.
    const { origin, pathname, search } = new URL(request.url)
    const forAll = new Request(`${publicUrl ?? origin}${pathname}${search}`, {
      headers: request.headers,
    })
    const make = () => {
      isOwn = true
      if (caller) admit?.(caller, renderWeight - 1)
      return render({ request: forAll, caller })
    }
    const asker = { address: addressOf(caller), signal: request.signal }
    for (;;) {
      const page = await read(keyOf(forAll), make, accepted, asker)
      // For whom it was made was refused a part of it: who waited makes it.
      if (isOwn || !page.isLimited) return page
    }
  }

  /** A page's data, as it was rendered; from another process or after a restart, as it is now. */
  async function answerData(
    { name, page }: DataRequest,
    pageRequest: PageRequest,
  ): Promise<Response> {
    const same = pageData.use(name)
    const { headers, signal } = pageRequest.request
    const request = new Request(page, { headers, signal })
    const code = same ?? (await readPage({ ...pageRequest, request }, null)).data?.code
    if (code === undefined) return new Response(null, { status: 404 })
    return new Response(code, {
      headers: {
        'Content-Type': 'text/javascript; charset=utf-8',
        'Cache-Control': same ? 'private, max-age=86400, immutable' : 'no-store',
      },
    })
  }

  async function answerDocument(pageRequest: PageRequest): Promise<Response> {
    const accepted = pageRequest.request.headers.get('Accept-Encoding')
    const { status, headers, packed, age } = dev
      ? await uncached(await render(pageRequest), accepted)
      : await readPage(pageRequest, accepted)
    const answer = new Headers(headers)
    if (packed.encoding) answer.set('Content-Encoding', packed.encoding)
    // Of our own server's changes the cache hears (onChange).
    if (api.origin !== null && age > news) answer.set('Server-Timing', stalePage)
    // A status that has no body takes not even an empty one.
    return new Response(packed.body.length > 0 ? packed.body : null, { status, headers: answer })
  }

  async function answer(pageRequest: PageRequest): Promise<Response> {
    const { request } = pageRequest
    const url = new URL(request.url)
    const data = requestedData(url)
    // Of another page: its address is judged as that page's would be.
    const refusal = refused(request, data ? data.page : url)
    if (refusal) return refusal
    if (data) return withPageHeaders(await answerData(data, pageRequest))
    const isDocument = !url.pathname.endsWith('.data') && url.pathname !== '/__manifest'
    if (isDocument) return answerDocument(pageRequest)
    const respondInTurn = async () => (await respond(pageRequest)).response
    const address = addressOf(pageRequest.caller)
    return withPageHeaders(await gate(address, respondInTurn, request.signal))
  }

  api.onChange(forget)

  return (request: Request, caller?: Caller): Promise<Response> =>
    answer({ request, caller }).catch((error: unknown) => {
      if (error instanceof TooBusy) return plainPage('busy', 503, request, { 'Retry-After': '2' })
      if (error instanceof HungUp) return new Response(null, { status: 400 })
      console.error(error)
      return plainPage('unavailable', 500, request)
    })
}

const uncached = async (page: Page, accepted: string | null): Promise<PackedPage> => ({
  ...page,
  age: 0,
  packed: await pack(page.body, accepted),
})
