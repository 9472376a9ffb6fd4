import { plainPage, withPageHeaders } from './plain-page.ts'

/** Pages are read: nothing is sent to them. */
const methods = ['GET', 'HEAD']

/**
 * Longer than any address that the shop itself makes. A page repeats its query in links, so a long one
 * would make a page of megabytes.
 */
const longest = { path: 2048, query: 2048 }

/** The answer to a request that no page is made for; null when one is. */
export function refused(request: Request, { pathname, search }: URL): Response | null {
  const Allow = [...methods, 'OPTIONS'].join(', ')
  if (request.method === 'OPTIONS')
    return withPageHeaders(new Response(null, { status: 204, headers: { Allow } }))
  if (!methods.includes(request.method))
    return withPageHeaders(new Response(null, { status: 405, headers: { Allow } }))
  // The router's own question about many links at once; it refuses one that is too long.
  if (pathname === '/__manifest') return null
  const isLong = pathname.length > longest.path || search.length > longest.query
  return isLong ? plainPage('tooLong', 414, request) : null
}
