import type { RouteConfigEntry } from '@react-router/dev/routes'

/** A request as it goes over the wire: nothing in it is mended on the way. */
export interface StrangeRequest {
  method: string
  target: string
  headers: readonly string[]
}

/** Deterministic, so that a failure can be repeated. */
const random = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed / 2_147_483_648
}

/** Every path of a route table, with its `:names`. */
export const pathsOf = (routes: readonly RouteConfigEntry[]): string[] =>
  routes.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)])

/** What may stand where a number or a name is meant: encoded by halves, twice, not at all. */
const segments = [
  ...['%00', '%', '%E0%A4%A', '%c0%ae%c0%ae', '%ED%A0%80', '%0d%0aX-Pwned:%20yes', '%252e%252e'],
  ...['..%2f..%2fetc%2fpasswd', '%2e%2e', '..;', '%5c%5cevil.example', '%2f%2fevil.example'],
  ...['%E2%80%AE', '%F0%9F%92%A9', 'café', '\u202etxt', '\u2028', '%3Cscript%3E', "'%20or%201=1--"],
  ...['__proto__', 'constructor', 'toString', 'undefined', 'null', 'NaN', '{{7*7}}', '$%7B7*7%7D'],
  ...['-1', '0', '1.5', '1e309', '2147483648', '99999999999999999999', '0x10', '٣', '1,2,3', '[1]'],
  ...['1;a=b', '1.data', '1.html', '.git', '.env', '*', 'x'.repeat(1900), 'x/'.repeat(900)],
]

const names = [
  ...['page', 'search', 'lang', 'sort_type', 'category_id', 'subcategory', 'tab', 'min_price'],
  ...['error', 'key', 'gateway', '_routes', '_data', 'index', 'of', 'p', 'version', '__proto__'],
]

/** Ways to write a parameter and its value. */
const written: readonly ((name: string, value: string) => string)[] = [
  (name, value) => `${name}=${value}`,
  (name, value) => `${name}=1&${name}=${value}&${name}=2`,
  (name, value) => `${name}[]=${value}&${name}[0]=1`,
  (name, value) => `${name}[__proto__][x]=${value}`,
  (name, value) => `__proto__.${name}=${value}&constructor.prototype.${name}=1`,
  (name, value) => `${name}=${value}${'&'.repeat(500)}`,
  (name, value) => `${name}==${value}??${name}%3D${value}`,
  (name) => name,
]

const endings = ['', '', '', '/', '//', '.data', '/.data', '/index.html', '%2f', ';jsessionid=1']

/** Most ask for a page: it is there that what was sent is read. */
const methods = [
  ...Array.from({ length: 24 }, () => 'GET'),
  ...['HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND', 'QUERY'],
]

const headers: readonly (readonly string[])[] = [
  ...Array.from({ length: 8 }, () => []),
  ['Cookie: locale=__proto__; currency=constructor; theme=%E0%A4%A'],
  ['Cookie: locale=ar; locale=%00; =x; ;;; currency'],
  [`Cookie: locale=${'x'.repeat(4000)}`],
  ['Cookie: locale="\u202ear"; device=a.b.c; __Host-x=1', 'Cookie: currency=-1'],
  ['Accept-Language: *;q=0, x-__proto__, ar;q=NaN, ..%2f..%2fen'],
  [`Accept-Language: ${'en,'.repeat(1500)}`],
  ['Accept-Encoding: br;q=0, gzip;q=-1, __proto__, *;q=9'],
  ['Accept-Encoding: identity;q=0'],
  ['Accept: \u0001', 'Range: bytes=-1,5-1', 'If-None-Match: W/"', 'If-Modified-Since: never'],
  ['Range: bytes=0-0,1-1,2-2', 'If-Range: x'],
  ['X-Forwarded-For: %00, ::1', 'X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: javascript'],
  ['Authorization: Bearer \u00ff', 'Origin: null', 'Referer: javascript:1'],
  ['X-Original-URL: /api/operator/settings', 'X-HTTP-Method-Override: DELETE'],
  ['Content-Type: multipart/form-data', 'Content-Length: 3', '', 'abc'],
  ['Transfer-Encoding: chunked', '', 'zz', ''],
  ['Content-Length: -1'],
  ['Content-Length: 5', 'Transfer-Encoding: chunked', '', '0', '', 'GET /smuggled HTTP/1.1'],
  ['Host: 1.2.3.4.5'],
  ['Host: 999.999.999.999'],
  ['Host: localhost.08'],
  ['Expect: 100-continue', 'Upgrade: websocket', 'Connection: Upgrade'],
  ['Sec-WebSocket-Key: x', 'Sec-WebSocket-Version: 13', 'Upgrade: WebSocket'],
  ['X-React-Router-Prerender-Data: %5B%5D', 'X-Remix-Response: yes', 'Purpose: prefetch'],
]

/** Where the router, the server and its files listen besides the route table. */
const corners = [
  ...[
    '/__manifest',
    '/__manifest?p=%00&version=x',
    '/__manifest?p=//evil.example&version=__proto__',
  ],
  ...[`/__manifest?${'p=/x&'.repeat(1500)}`, '/__manifest?paths=%2F,%00,__proto__&version='],
  ...['/_root.data', '/_root.data?_routes=__proto__', '/_root.data?_routes=root,root', '/_.data'],
  ...['/.data', '/%2edata', '/page-data/x', '/page-data/', '/page-data/AAAAAAAAAAAAAAAAAAAAAA.js'],
  ...[
    '//evil.example',
    '//[',
    '//%5b',
    '//]/x',
    '//a:99999999',
    'http://evil.example/products',
    '%2f',
    '/%00',
    '/\0',
    '/ ',
    '',
    '*',
    '?',
  ].map((odd) => `/page-data/AAAAAAAAAAAAAAAAAAAAAA.js?of=${odd}`),
  ...[`/page-data/AAAAAAAAAAAAAAAAAAAAAA.js?of=/${'x'.repeat(5000)}`],
  ...['/build', '/build/', '/build/%00', '/build/..%2f..%2fpackage.json', '/build/%E0%A4%A.js'],
  ...[
    '/..%2f..%2fpackage.json',
    '/../../package.json',
    '/.git/config',
    '/.env',
    '/%2e%2e/.data/secret',
  ],
  ...['/icons/__proto__.png', '/icons/icon-192.png?v=%00', '/icons/maskable-99999.png', '/icons/'],
  ...['/sitemap-products-99999.xml', '/sitemap-__proto__-1.xml', '/sitemap.xml?%00'],
  ...['/robots.txt/', '/manifest.webmanifest?x[]=1', '/favicon.ico', '/icon.svg'],
  ...['/order/__proto__/payment', '/order/%00/payment/cancel', '/order/%E0%A4%A/payment/success'],
  ...['/shop/download-invoice/1?key=__proto__', '/shop/payment-slip/%00/download?key[]=1'],
  ...['/media/..%2f..%2fsecret', '/media/app/placeholder.svg?w=-1&f=__proto__', '/media/%00.webp'],
  ...[
    '/api/%00',
    '/api/products?page=%E0%A4%A',
    '/api/__proto__',
    '/api/operator/settings',
    '/api//',
  ],
  ...[
    '*',
    '/',
    '//',
    '//evil.example',
    '//evil.example/',
    '/%2f%2fevil.example/',
    '/\\evil.example/',
  ],
  ...[
    'http://evil.example/',
    'https://evil.example/products/',
    'javascript:1',
    '',
    ' ',
    '/\0',
    '/\u202e/',
  ],
  ...[
    '/app/shop',
    '/app/',
    `/${'%2e%2e/'.repeat(300)}`,
    `/${'a/'.repeat(4000)}`,
    `/?${'x'.repeat(20_000)}`,
  ],
]

/**
 * Requests that no browser of a shopper sends: for every path of the route table some, and for every
 * corner besides it.
 */
export function strangeRequests(paths: readonly string[], rounds: number): StrangeRequest[] {
  const next = random(20_250_530)
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(next() * items.length)] as Item
  const queryOf = () => (next() < 0.6 ? `?${pick(written)(pick(names), pick(segments))}` : '')
  const ofPaths = paths.flatMap((path) =>
    Array.from({ length: rounds }, () => ({
      method: pick(methods),
      target: path.replace(/:\w+|\*/g, () => pick(segments)) + pick(endings) + queryOf(),
      headers: pick(headers),
    })),
  )
  const ofCorners = corners.flatMap((target) => [
    { method: 'GET', target, headers: [] },
    { method: pick(methods), target, headers: pick(headers) },
  ])
  return [...ofPaths, ...ofCorners]
}
