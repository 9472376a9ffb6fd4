import type { Call } from '@shop/contract'
import { getMessages } from '@shop/contract/messages'
import { getSettings } from '@shop/contract/settings'

const shared: readonly Call[] = [getSettings, getMessages]
/** Where their addresses begin. */
const places = shared.map(({ path }) => `/api${path.replace(/\{.*/, '')}`)
const isShared = ({ url }: Request) =>
  places.some((place) => new URL(url).pathname.startsWith(place))

/** Settings and translations of each language, and those of a moment ago. */
const most = 12

function put<Value>(all: Map<string, Value>, key: string, value: Value) {
  all.delete(key)
  all.set(key, value)
  if (all.size > most) all.delete(all.keys().next().value as string)
}

const answers = new Map<string, unknown>()

/**
 * What every page is made from, settings and translations, is parsed and checked once for as long as its text stays the
 * same: the server memoises it for all requests, so nobody may change it.
 */
export function sharedAnswer<Read>(call: Call, text: string, read: () => Read): Read {
  if (!shared.includes(call)) return read()
  const answer = answers.has(text) ? (answers.get(text) as Read) : read()
  put(answers, text, answer)
  return answer
}

/** Texts by what was asked, each with its server's ETag. */
const texts = new Map<string, { readonly tag: string; readonly text: string }>()
/** What answers were asked for; of one that was not sent again, the text that holds. */
const asked = new WeakMap<Response, { readonly key: string; readonly text?: string }>()

const keyOf = ({ url, headers }: Request) => `${url} ${headers.get('Accept-Language')}`

/** Asks for what every page is made from only where it has changed, of a server that says so (ETag). */
export async function fetchShared(
  request: Request,
  fetch: (request: Request) => Promise<Response>,
): Promise<Response> {
  // Other servers may tag all that they answer: what one page alone shows is not kept.
  if (!isShared(request)) return fetch(request)
  const key = keyOf(request)
  const kept = texts.get(key)
  if (kept) request.headers.set('If-None-Match', kept.tag)
  const answer = await fetch(request)
  const isSame = kept !== undefined && answer.status === 304
  const read = isSame ? new Response(null) : answer
  asked.set(read, isSame ? { key, text: kept.text } : { key })
  return read
}

/** The text of an answer to `fetchShared`; one that has a tag is kept. */
export async function readShared(
  response: Response,
  read: (response: Response) => Promise<string>,
): Promise<string> {
  const { key, text: kept } = asked.get(response) ?? {}
  if (kept !== undefined) return kept
  const text = await read(response)
  const tag = response.headers.get('ETag')
  if (key && response.ok && tag) put(texts, key, { tag, text })
  return text
}
