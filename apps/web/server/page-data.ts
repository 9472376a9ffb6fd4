import { createHash } from 'node:crypto'

/**
 * The answers that a page was rendered from, which the app needs when it takes the page over, are a
 * third of its bytes and of no use before. So a kept page names them as a file of their own, which
 * its starter (late-start.ts) fetches together with the app's modules (measured: 10 KB instead of 14
 * for the HTML of a product page, a round trip less on a new connection).
 */

const folder = '/page-data/'
const streamScript =
  /<script nonce="([^"]*)">(window\.__reactRouterContext\.streamController\.(?:enqueue\("(?:[^"\\]|\\.)*"\)|close\(\));)<\/script>/g
const placeholder = 'const pageData="";'
// The router's table of this page's files, printed over many lines; it is read when the app starts.
const manifest = /window\.__reactRouterManifest = \{[\s\S]*?\n\};/

/** A module under the name that its text has. */
export interface PageData {
  name: string
  code: string
}

export interface SplitPage {
  html: string
  /** Null when the page holds no data, or has no starter that could fetch it. */
  data: PageData | null
}

export interface DataAsked {
  name: string
  page: URL
}

/**
 * Takes the data out of a rendered page: out of its scripts with this rendering's nonce, which are
 * ours. `path` is where it can be had again.
 */
export function splitData(html: string, nonce: string, path: string): SplitPage {
  const own = [...html.matchAll(streamScript)].filter(([, said]) => said === nonce)
  if (own.length === 0 || !html.includes(placeholder)) return { html, data: null }
  const scripts = own.map(([, , code]) => code)
  const [table] = manifest.exec(html) ?? []
  const code = (table ? [table, ...scripts] : scripts).join('\n')
  const name = createHash('sha256').update(code).digest('base64url').slice(0, 22)
  const address = `${folder}${name}.js?of=${encodeURIComponent(path)}`
  return {
    html: own
      .reduce((rest, [script]) => rest.replace(script, ''), html)
      .replace(table ?? '', '')
      .replace(placeholder, () => `const pageData=${JSON.stringify(address)};`),
    data: { name, code },
  }
}

/** Which data an address asks for, and of which page; null for any other address. */
export function dataAsked(url: URL): DataAsked | null {
  const name = /^\/page-data\/([\w-]{22})\.js$/.exec(url.pathname)?.[1]
  const path = url.searchParams.get('of')
  if (!name || !path?.startsWith('/')) return null
  const page = new URL(path, url.origin)
  return page.origin === url.origin ? { name, page } : null
}
