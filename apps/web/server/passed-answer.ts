/** What of another server's answer goes on to the browser, where it would count as the storefront's own. */
import { deviceCookieOf } from '@shop/api'

/**
 * What is about the answer itself. Cookies, but for the one that tells a browser apart (decision 036), and
 * whatever else would hold for the whole origin stay behind.
 */
const passedHeaders = [
  ...['Content-Type', 'Content-Language', 'Content-Disposition', 'Content-Range', 'Accept-Ranges'],
  ...['Cache-Control', 'ETag', 'Last-Modified', 'Expires', 'Age', 'Vary', 'Date'],
  ...['Retry-After', 'Allow', 'Referrer-Policy', 'X-Robots-Tag', 'X-Frame-Options'],
  ...['Content-Security-Policy', 'Cross-Origin-Resource-Policy'],
  ...['Access-Control-Allow-Origin', 'Access-Control-Expose-Headers', 'Access-Control-Max-Age'],
  ...['Access-Control-Allow-Methods', 'Access-Control-Allow-Headers'],
]

/** Read as what they say they are, never as what they look like. */
export const nosniff = { 'X-Content-Type-Options': 'nosniff' }

/** Shows itself as it is: no script, no form, and an origin of its own that reads no token. */
const inert = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

/** A document to be read and printed, from wherever its pictures and styles come. */
const readable =
  "default-src 'none'; style-src * 'unsafe-inline'; img-src * data:; font-src * data:; base-uri 'none'; sandbox allow-downloads allow-modals allow-popups allow-popups-to-escape-sandbox allow-top-navigation"

/** Where a payment ends: the storefront sees the window's address (wire.md 8), and no script runs there. */
const ended =
  "default-src 'none'; style-src * 'unsafe-inline'; img-src * data:; font-src * data:; base-uri 'none'"

/** May lead to the gateway by whatever way it knows, from an origin of its own. */
const paying =
  'sandbox allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-scripts allow-top-navigation'

const policyOf = (path: string, type: string): string | null => {
  // Nothing runs in it here, and browsers show none in a sandbox.
  if (shownType(type) === 'application/pdf') return null
  if (/^\/(api|media)\//.test(path)) return inert
  if (/^\/shop\//.test(path)) return readable
  return /^\/order\/[^/]+\/payment\/(success|cancel)\/?$/.test(path) ? ended : paying
}

/**
 * The bare type of what nothing runs in, null for all else. A list of types counts as none: browsers take
 * its last one.
 */
const shownType = (type: string): string | null =>
  /^(image\/(?:png|jpeg|webp|gif|avif)|application\/pdf)$/i.exec(type.trim())?.[1]?.toLowerCase() ??
  null

const isJson = (type: string) => /^application\/([\w.-]+\+)?json\s*(;[^,]*)?$/i.test(type)

/** An address of the web, as it was sent; null for any other. */
const webAddress = (location: string | null, from: URL): string | null => {
  const url = URL.parse(location ?? '', from)
  return location && url && /^https?:$/.test(url.protocol) ? location : null
}

/** @param from where it was asked for */
export function passedHeadersOf(answer: Response, from: URL): Headers {
  const headers = new Headers()
  for (const name of passedHeaders) {
    const value = answer.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  // What fetch has unpacked is longer than it was on the way.
  const length = answer.headers.get('Content-Length')
  // A 205 has no body, whatever it says of one.
  if (length && answer.status !== 205 && !answer.headers.has('Content-Encoding'))
    headers.set('Content-Length', length)
  const isCall = from.pathname.startsWith('/api/')
  for (const cookie of answer.headers.getSetCookie()) {
    const own = isCall ? deviceCookieOf(cookie) : null
    if (own) headers.append('Set-Cookie', own)
  }
  const location = webAddress(answer.headers.get('Location'), from)
  if (location) headers.set('Location', location)
  // Calls are answered in JSON (wire.md 1) or with a file: whatever else comes is at least read as that.
  const type = headers.get('Content-Type') ?? ''
  const shown = shownType(type)
  if (shown) headers.set('Content-Type', shown)
  else if (isCall && answer.body && !isJson(type)) headers.set('Content-Type', 'application/json')
  headers.set('X-Content-Type-Options', 'nosniff')
  // Both hold: the server's own may only forbid more.
  const policy = policyOf(from.pathname, type)
  if (policy) headers.append('Content-Security-Policy', policy)
  return headers
}

/**
 * The same body, which ends where it breaks off. Whoever reads it cannot know of that by an error, as
 * its status is out already: `onCut` takes their connection away.
 */
export function untilCut(
  body: ReadableStream<Uint8Array> | null,
  onCut: (error: unknown) => void,
): ReadableStream<Uint8Array> | null {
  if (!body) return null
  const reader = body.getReader()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read()
          if (done) controller.close()
          else controller.enqueue(value)
        } catch (error) {
          onCut(error)
          controller.close()
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}
