import { plainPage, withPageHeaders } from './plain-page.ts'

/** Pages are read: nothing is sent to them. */
const methods = ['GET', 'HEAD']

/**
 * Longer than any address that the shop itself makes. A page repeats its query in links, so a long one
 * would make a page of megabytes.
 */
const longest = { path: 2048, query: 2048 }

/**
 * Whether a path says something in UTF-8, on one line: the router writes a warning for each that does
 * not, and finds no route for one with a line break.
 */
const isReadable = (path: string): boolean => {
  try {
    return !/[\p{Cc}\u2028\u2029]/u.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

/** The answer to a request that no page is made for; null when one is. */
export function refused(
  request: Request,
  { pathname, search, searchParams }: URL,
): Response | null {
  const Allow = [...methods, 'OPTIONS'].join(', ')
  if (request.method === 'OPTIONS')
    return withPageHeaders(new Response(null, { status: 204, headers: { Allow } }))
  if (!methods.includes(request.method))
    return withPageHeaders(new Response(null, { status: 405, headers: { Allow } }))
  // The router's own question about many links at once; it refuses one that is too long.
  const isManifest = pathname === '/__manifest'
  const paths = isManifest ? (searchParams.get('paths') ?? '').split(',') : [pathname]
  if (!paths.every(isReadable)) return plainPage('unreadable', 400, request)
  if (isManifest) return null
  const isLong = pathname.length > longest.path || search.length > longest.query
  return isLong ? plainPage('tooLong', 414, request) : null
}
