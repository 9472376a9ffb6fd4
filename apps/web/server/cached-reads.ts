import { readText } from '../app/data/read-text.ts'
import { ownPhrases } from './own-phrases.ts'
import { createPageCache, type Page } from './page-cache.ts'
import { nosniff } from './passed-answer.ts'

const second = 1000
const minute = 60 * second
/** Fresh for a minute; stale-while-revalidate for a day. */
const cacheOptions = {
  fresh: minute,
  stale: 24 * 60 * minute,
  mostBytes: 4 * 1024 * 1024,
}
/** How long translations that are not known yet are waited for. */
const moment = second
/** For how long a failure is believed where there is no copy. */
const rest = second
const patience = 20 * second
/** Languages of which a failure is remembered. */
const mostFailures = 40

const localeIn = (path: string) =>
  /^\/api\/lang\/([A-Za-z]{2,3}(?:[-_][A-Za-z]{2,8})?)$/.exec(path)?.[1]

/** The language of a call for translations, which browsers ask for, too; undefined for any other call. */
export const localeOf = ({ method, url }: Request) =>
  method === 'GET' ? localeIn(new URL(url).pathname) : undefined

/** What every page is made of, and changes once in a while: settings and translations. */
export const isCached = (request: Request) =>
  localeOf(request) !== undefined ||
  (request.method === 'GET' && new URL(request.url).pathname === '/api/master')

type Phrases = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Phrases =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const asRecord = (text: string): Phrases | null => {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

/** What the server says goes first; where it says nothing, our own phrases do. */
const filled = (own: Phrases, translated: Phrases) => ({
  ...own,
  ...Object.fromEntries(Object.entries(translated).filter(([, phrase]) => phrase)),
})

/** An answer that must not be cached. */
class Uncacheable extends Error {
  readonly status: number
  readonly type: string
  readonly body: string

  constructor({ status, headers }: Response, body: string) {
    super(`Answered with ${status}`)
    this.status = status
    this.type = headers.get('Content-Type') ?? 'text/plain'
    this.body = body
  }
}

const pageOf = (body: string): Page => ({
  status: 200,
  headers: new Headers(),
  body: Buffer.from(body),
})

const json = (body: string | Buffer<ArrayBuffer>) =>
  new Response(body, {
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-cache',
      // As any call's answer (wire.md 1.1): it is the same for everybody.
      'Access-Control-Allow-Origin': '*',
      ...nosniff,
    },
  })

const answerOf = ({ status, type, body }: Uncacheable) =>
  new Response(body, { status, headers: { 'Content-Type': type, ...nosniff } })

const after = (ms: number) =>
  new Promise<null>((resolve) => {
    setTimeout(resolve, ms, null).unref()
  })

/** Rejects when it is not waited for any longer. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

/**
 * Reads settings and translations of another server for all pages at once: calls are deduplicated
 * (single flight), and a copy that is there is not waited for (stale-while-revalidate).
 */
export function createCachedReads<Asker>(
  ask: (request: Request, asker: Asker) => Promise<Response>,
  now = () => performance.now(),
) {
  // Apart, so that no crowd of languages drives the settings out.
  const settings = createPageCache({ ...cacheOptions, now })
  const translations = createPageCache({ ...cacheOptions, now })
  const failures = new Map<string, { error: unknown; at: number }>()

  /** Asks for all who wait: it ends when it is answered, not when who asked first hangs up. */
  async function askFor(asking: Request, locale: string | undefined, asker: Asker) {
    const signal = AbortSignal.timeout(patience)
    const answer = await ask(
      // What it is kept under is all that is asked: a query could ask for something else.
      new Request(new URL(new URL(asking.url).pathname, asking.url), {
        headers: {
          Accept: 'application/json',
          'Accept-Language': locale ?? asking.headers.get('Accept-Language') ?? 'en',
          'X-Requested-With': 'XMLHttpRequest',
        },
        signal,
      }),
      asker,
    )
    return { answer, body: await readText(answer, signal) }
  }

  async function make(locale: string | undefined, asking: Request, asker: Asker): Promise<Page> {
    const { answer, body } = await askFor(asking, locale, asker)
    const answered = asRecord(body)
    const own = locale === undefined ? null : ownPhrases(locale)
    // Settings that are none would be believed for a minute.
    const isWhole = answered && (locale !== undefined || isRecord(answered.data))
    if (answer.ok && isWhole) return pageOf(own ? JSON.stringify(filled(own, answered)) : body)
    // A language that is ours alone.
    if (answer.status === 404 && own) return pageOf(JSON.stringify(own))
    throw new Uncacheable(answer, body)
  }

  /** Fails as it did last where that was a moment ago. */
  async function makeOrRest(path: string, ...args: Parameters<typeof make>): Promise<Page> {
    const failed = failures.get(path)
    if (failed && now() - failed.at < rest) throw failed.error
    try {
      return await make(...args)
    } catch (error) {
      if (failures.size >= mostFailures) failures.clear()
      failures.set(path, { error, at: now() })
      throw error
    }
  }

  /** Rejects as `ask` does, and only where there is no copy. */
  return async (asking: Request, asker: Asker): Promise<Response> => {
    const path = new URL(asking.url).pathname
    const locale = localeIn(path)
    const own = locale === undefined ? null : ownPhrases(locale)
    const standIn = () => json(JSON.stringify(own ?? {}))
    const { read } = locale === undefined ? settings : translations
    const reading = read(path, () => makeOrRest(path, locale, asking, asker), null).then(
      ({ packed }) => json(packed.body),
      (error: unknown) => {
        if (own) return standIn()
        if (error instanceof Uncacheable) return answerOf(error)
        throw error
      },
    )
    const answer =
      locale === undefined ? reading : Promise.race([reading, after(moment).then(standIn)])
    return Promise.race([answer, aborted(asking.signal)])
  }
}
