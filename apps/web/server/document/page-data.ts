import { createHash } from 'node:crypto'
import { type EntryContext, matchRoutes, type RouteObject } from 'react-router-dom'
import { onceFor } from '../../app/lib/once-for.ts'
import { asCode } from './inline-script.ts'
import type { DocumentStep, PageData } from './step.ts'

const folder = '/page-data/'

export interface DataRequest {
  name: string
  page: URL
}

type Manifest = EntryContext['manifest']

/** The routes of a table as a tree, which the router matches addresses with. */
const treeOf = ({ routes }: Manifest, parentId?: string): RouteObject[] =>
  Object.values(routes).flatMap((route) =>
    route && route.parentId === parentId
      ? [
          route.index
            ? { id: route.id, index: true as const }
            : {
                id: route.id,
                path: route.path,
                children: treeOf({ routes } as Manifest, route.id),
              },
        ]
      : [],
  )

const startRoutes = onceFor((manifest: Manifest) => matchRoutes(treeOf(manifest), '/') ?? [])

/**
 * The router's table of a document's own routes, and of the start page. It asks for what it cannot
 * match (/__manifest), but without the start page the root alone matches '/', which is nothing.
 */
function ownManifest({ manifest, staticHandlerContext }: EntryContext) {
  const ids = [...staticHandlerContext.matches, ...startRoutes(manifest)].flatMap(
    ({ route }) => route.id ?? [],
  )
  return { ...manifest, routes: Object.fromEntries(ids.map((id) => [id, manifest.routes[id]])) }
}

/**
 * The globals that the router's browser side reads when it starts (react-router's Scripts component
 * writes the same): its settings, the answers that the page was rendered from, and the table.
 *
 * @param answers the router's own text of what loaders returned
 */
export function pageDataOf(context: EntryContext, answers: string): PageData {
  const code = `window.__reactRouterContext=${context.serverHandoffString};
window.__reactRouterContext.stream=new ReadableStream({start(to){to.enqueue(${asCode(answers)});to.close()}}).pipeThrough(new TextEncoderStream());
window.__reactRouterManifest=${asCode(ownManifest(context))};`
  const name = createHash('sha256').update(code).digest('base64url').slice(0, 22)
  return { name, code }
}

/** Where data can be had, and had again: of the page at `path`. */
export const addressOf = ({ name }: PageData, path: string) =>
  `${folder}${name}.js?of=${encodeURIComponent(path)}`

/** Which data an address asks for, and of which page; null for any other address. */
export function requestedData(url: URL): DataRequest | null {
  const name = /^\/page-data\/([\w-]{22})\.js$/.exec(url.pathname)?.[1]
  const path = url.searchParams.get('of')
  if (!name || !path?.startsWith('/') || !URL.canParse(path, url.origin)) return null
  const page = new URL(path, url.origin)
  return page.origin === url.origin ? { name, page } : null
}

/**
 * The answers that a page was rendered from, which the app needs to hydrate it, are a third of its
 * bytes and of no use before. So a cached page names them as a file of their own, which
 * the starter (start-app.ts) fetches together with the app's modules (measured: 10 KB instead of 14
 * for the HTML of a product page, a round trip less on a new connection).
 */
export const pageData: DocumentStep = {
  name: "the page's data are a file of their own",
  write: ({ data, dataAddress }) =>
    dataAddress ? {} : { scripts: [{ position: 'end', code: data.code, module: true }] },
  async missing({ page, read }) {
    const texts = [...page.scripts].map(({ text }) => text)
    if (texts.some((text) => text.includes('__reactRouterContext')))
      return 'they stand in the document'
    const [address] = texts.join('\n').match(/\/page-data\/[\w-]{22}\.js\?of=[^"]*/) ?? []
    if (!address) return 'the document does not name them'
    const code = await read(address)
    return code?.includes('__reactRouterContext') ? null : `${address} does not hold them`
  },
}
