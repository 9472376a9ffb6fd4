import type { Socket } from 'node:net'
import {
  type Asker,
  askerAddress,
  continued,
  createRates,
  createThrottledLog,
  isDeviceCookie,
  readStart,
  takenWhole,
  translations,
} from '@shop/api'
import { createCachedReads, isCached, localeOf } from './cached-reads.ts'
import { nosniff, passedHeadersOf, untilCut } from './passed-answer.ts'

/** The other end of a call: what its proxies say, and its connection. */
export type Caller = Pick<Asker, 'forwarded' | 'remote'>

/** How the web server reaches /api: in its own process, or at API_URL. */
export interface ApiAccess {
  /**
   * A call of the web server's own, while it renders for `caller`: no limit of ours counts it, another
   * server counts it for them.
   */
  fetch: (request: Request, caller?: Caller) => Promise<Response>
  /** Calls back when what pages are made from has changed, where this process can know. */
  onChange: (listener: () => void) => void
  /** Set when /api is another server's. */
  origin: string | null
}

/** /api as it is served to others. */
export interface ServedApi extends ApiAccess {
  /** Passes on somebody's call; limits count it, and end a connection that only holds a place. */
  forward: (request: Request, caller: Caller, socket: Socket) => Promise<Response>
  /** Counts a page that somebody asks for: how many seconds they have to wait, 0 when it is welcome. */
  admit: (caller: Caller, weight?: number) => number
}

/**
 * The headers that go on. All others stay behind: servers believe many of them, each by names of its own,
 * about who asks and where (X_Forwarded_For, Client-IP, X-Original-URL), and that we say ourselves.
 */
const passedHeaders = [
  ...['Accept', 'Accept-Language', 'Authorization', 'Content-Type', 'Content-Encoding'],
  ...['X-Requested-With', 'X-Guest-Token', 'Idempotency-Key', 'User-Agent', 'Origin', 'Referer'],
  ...['Cache-Control', 'Pragma', 'Range', 'If-Range', 'If-Match', 'If-None-Match'],
  ...['If-Modified-Since', 'If-Unmodified-Since', 'X-CSRF-Token', 'X-XSRF-Token', 'X-Socket-ID'],
  ...['Access-Control-Request-Method', 'Access-Control-Request-Headers'],
]
/** What a proxy in front of us may say about where the shop stands. */
const hostHeaders = ['Host', 'Port', 'Prefix', 'Proto'].map((name) => `X-Forwarded-${name}`)

/**
 * The cookies that go on: answers of a stock server's calls change with none (wire.md 1.1), its own pages read the
 * language's, and a server that tells browsers apart (decision 036) is given back what it gave.
 */
function cookiesFor(path: string, cookies: string | null): string | null {
  if (!/^\/(api|media)\//.test(path)) return cookies
  if (!path.startsWith('/api/')) return null
  return cookies?.split(/;\s*/).filter(isDeviceCookie).join('; ') || null
}

/** Those of these names, but for what `Connection` says is meant for us alone (RFC 9110, 7.6.1). */
function passedOf(from: Headers, names: readonly string[]): Headers {
  const headers = new Headers()
  const hops = (from.get('Connection') ?? '').toLowerCase().split(/\s*,\s*/)
  for (const name of names) {
    const value = from.get(name)
    if (value !== null && !hops.includes(name.toLowerCase())) headers.set(name, value)
  }
  return headers
}

/** Methods that fetch does not send (Fetch, "forbidden method"): no call has them. */
const unsent = new Set(['CONNECT', 'TRACE', 'TRACK'])

/** Bytes of a call's answer that are held back until they are whole; what is longer begins at once. */
const heldUpTo = 1024 * 1024

/** Pictures and films begin at once: they are long, and asking for them again does no harm. */
const isFile = (path: string) => path.startsWith('/media/')

/** Milliseconds until another server must have begun to answer; files take their time on the way. */
const patience = 20_000
const uploadPatience = 120_000

export interface RemoteOptions {
  /** How many proxies in front of us may be believed about the client's address. */
  trustedProxies: number
  /** Pages a minute that one address may ask for; 0 means no limit. */
  rateLimit: number
}

/** Passes calls on to an existing server; its own /api, /media and other paths keep their names. */
export function remoteApi(base: URL, { trustedProxies, rateLimit }: RemoteOptions): ServedApi {
  const throttledLog = createThrottledLog()
  const rates = createRates({ max: rateLimit, elapsed: () => performance.now() })
  const passed = trustedProxies > 0 ? [...passedHeaders, ...hostHeaders] : passedHeaders
  const addressOf = (caller: Caller) => askerAddress({ ...caller, trustedProxies })

  /** Also an address that no call may go to, such as one with the port of another protocol. */
  function tellUnreached(request: Request, error: Error) {
    if (request.signal.aborted) return
    throttledLog('unreached', () =>
      console.error('The server at API_URL does not answer: %s', String(error.cause ?? error)),
    )
  }

  async function pass(
    request: Request,
    address: string | undefined,
    body = request.body,
  ): Promise<Response> {
    const asked = new URL(request.url)
    const { pathname, search } = asked
    const headers = passedOf(request.headers, passed)
    const cookies = cookiesFor(pathname, request.headers.get('Cookie'))
    if (cookies) headers.set('Cookie', cookies)
    // A body that goes on as it comes is as long as its sender says.
    const length = request.headers.get('Content-Length')
    if (request.body && length) headers.set('Content-Length', length)
    // The other server limits by address: it should see the shopper's, not ours.
    if (address) headers.set('X-Forwarded-For', address)
    const slow = new AbortController()
    const timer = setTimeout(() => slow.abort(), request.body ? uploadPatience : patience)
    const target = new URL(`${base.pathname.replace(/\/$/, '')}${pathname}${search}`, base)
    const answer = await fetch(target, {
      method: request.method,
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, slow.signal]),
      ...(request.body ? { duplex: 'half' } : {}),
      // From its first line on it may take as long as it takes: films do.
    } as RequestInit)
      .catch((error) => {
        tellUnreached(request, error)
        throw error
      })
      .finally(() => clearTimeout(timer))
    // A call has an answer (wire.md 1): one that leads elsewhere comes from a server that is not right,
    // and would be taken for an address of the storefront.
    const isElsewhere = answer.status >= 300 && answer.status < 400 && answer.status !== 304
    if (pathname.startsWith('/api/') && isElsewhere)
      throw new Error(`${pathname} was redirected by the server at API_URL`)
    if (answer.status < 200 || answer.status > 599) {
      throttledLog(`status ${answer.status}`, () =>
        console.error('The server at API_URL answers with the status %d', answer.status),
      )
      throw new Error(`${pathname} was answered with the status ${answer.status}`)
    }
    return new Response(answer.body, {
      status: answer.status,
      headers: passedHeadersOf(answer, asked),
    })
  }

  function tellCut(request: Request, error: unknown) {
    if (request.signal.aborted) return
    throttledLog('cut off', () =>
      console.error('The server at API_URL breaks answers off: %s', String(error)),
    )
  }

  /**
   * To a browser. An answer that breaks off ends its connection, as it did the one behind it; but one of
   * which nothing has gone out yet is a failure: browsers send a call again, orders too, when its
   * connection ends without a word.
   */
  async function passOn(request: Request, address: string | undefined, socket: Socket) {
    const sent = request.body && takenWhole(request.body)
    const { body, status, headers } = await pass(request, address, sent?.stream)
    const answer = { status, headers }
    const endWith = (error: unknown) => {
      socket.destroy()
      tellCut(request, error)
    }
    if (!body) return new Response(null, answer)
    if (isFile(new URL(request.url).pathname)) return new Response(untilCut(body, endWith), answer)
    const start = await readStart(body, heldUpTo).catch((error) => {
      tellCut(request, error)
      throw error
    })
    // A body that is too long is refused before it has come.
    if (status === 413) sent?.rest()
    return new Response(start.rest ? untilCut(continued(start), endWith) : start.bytes, answer)
  }

  const readCached = createCachedReads(pass)
  /** Languages that pages were made in: the shop's own, which all may read. What strangers make up is theirs. */
  const spoken = new Set(translations().keys())

  return {
    origin: base.origin,
    onChange: () => undefined,
    // What is read for everybody is counted for nobody: who has asked for too much would fail it for all.
    fetch(request, caller) {
      const locale = localeOf(request)
      if (locale !== undefined) spoken.add(locale)
      return isCached(request)
        ? readCached(request, undefined)
        : pass(request, caller && addressOf(caller))
    },
    async forward(request, caller, socket) {
      if (unsent.has(request.method))
        return Response.json({ message: 'Method not allowed' }, { status: 405, headers: nosniff })
      const locale = localeOf(request)
      return locale !== undefined && spoken.has(locale)
        ? readCached(request, undefined)
        : passOn(request, addressOf(caller), socket)
    },
    admit: (caller, weight) => rates.hitFrom(addressOf(caller), weight),
  }
}
