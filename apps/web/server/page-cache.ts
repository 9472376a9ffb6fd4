import { createBounded } from './bounded.ts'
import type { Packed } from './compress.ts'
import type { PageData } from './document/step.ts'
import { type Content, contentOf, createPacker } from './page-content.ts'

/** A rendered page. */
export interface Page {
  status: number
  headers: Headers
  body: Buffer<ArrayBuffer>
  /** What its app starts from, when that is not in the page itself. */
  data?: PageData | null
  /** It lacks what its asker was refused: it is theirs alone, and not cached. */
  isLimited?: boolean
}

/** A page as it goes out to a browser that accepts this encoding. */
export interface PackedPage extends Omit<Page, 'body'> {
  packed: Packed
}

interface CachedPage extends Omit<Page, 'body'> {
  content: Content
}

interface Entry {
  page: Promise<CachedPage>
  /** When it was made. */
  at: number
  /** The new one that is being made, if any. */
  renewal: Promise<CachedPage | null> | null
  /** How often in a row none could be made, and when it is tried again. */
  failures: number
  tryAt: number
}

/** Made for somebody who waits for it, or for all who ask later. */
export type Making = 'first' | 'renewal'

type Make = (making: Making) => Promise<Page>

export interface PageCacheOptions {
  /** How long a page is fresh, and how much longer stale-while-revalidate; ms. */
  fresh: number
  stale: number
  /** How much is cached, packed as it goes out. */
  mostBytes: number
  /** Pages are packed as small as can be while none is waited for. */
  packsBest?: boolean
  /**
   * The most pages that are made anew in a second while a stale copy will do: readers of many pages
   * leave the processor to those who wait for one.
   */
  renewalsPerSecond?: number
  /** Milliseconds that only go forward. */
  now?: () => number
}

const second = 1000
/** How much longer than that a page goes on while no new one can be made. */
const failing = 60 * 60 * second
/** How long a new one is waited for where there is an old one. */
const patience = 3 * second
/** The longest back-off for a page that cannot be made: from a second on it doubles up to this. */
const longestRest = 30 * second
/** Bytes that an entry takes besides its page. */
const overhead = 2048

const cachedPageOf = ({ body, ...made }: Page, before?: CachedPage): CachedPage => ({
  ...made,
  content: contentOf(body, before?.content),
})

const after = (ms: number) =>
  new Promise<null>((resolve) => {
    setTimeout(resolve, ms, null).unref()
  })

/**
 * Pages of guests, in memory: single flight, and stale-while-revalidate. What was asked for last
 * stays. Failures are not kept, and while there are only failures (5xx, or no answer) the stale page
 * goes on (stale-if-error).
 */
export function createPageCache({
  fresh,
  stale,
  mostBytes,
  packsBest = false,
  renewalsPerSecond = Number.POSITIVE_INFINITY,
  now = () => performance.now(),
}: PageCacheOptions) {
  const entries = createBounded<Entry>(mostBytes)
  let making = 0
  const packedOf = createPacker(() => packsBest && making === 0)
  let nextRenewal = 0

  function put(key: string, page: Promise<CachedPage>): Entry {
    const entry = { page, at: now(), renewal: null, failures: 0, tryAt: 0 }
    entries.set(key, entry, overhead)
    return entry
  }

  async function counted(make: Make, what: Making): Promise<Page> {
    making += 1
    try {
      return await make(what)
    } finally {
      making -= 1
    }
  }

  function fill(key: string, make: Make): Promise<CachedPage> {
    const before = entries.peek(key)?.page.catch(() => undefined)
    const page = Promise.all([counted(make, 'first'), before]).then(([made, old]) =>
      cachedPageOf(made, old),
    )
    const entry = put(key, page)
    const forget = () => {
      if (entries.peek(key) === entry) entries.remove(key)
    }
    page.then(({ status, isLimited }) => {
      entry.at = now()
      if (status !== 200 || isLimited) forget()
    }, forget)
    return page
  }

  /** Revalidates: replaces the stale page; null when it could not be made, or must not. */
  async function replace(key: string, old: Entry, make: Make) {
    const [before, made] = await Promise.all([old.page, counted(make, 'renewal')])
    if (made.status >= 500 || made.isLimited) return null
    // Thrown away meanwhile: what was made may be of before that.
    if (entries.peek(key) !== old) return null
    const page = cachedPageOf(made, before)
    if (made.status === 200) put(key, Promise.resolve(page))
    else entries.remove(key)
    return page
  }

  function renew(key: string, old: Entry, make: Make) {
    const made = replace(key, old, make).catch(() => null)
    old.renewal = Promise.race([made, after(patience)]).then((page) => {
      old.renewal = null
      old.tryAt = now() + Math.min(longestRest, second * 2 ** old.failures)
      old.failures += 1
      return page
    })
  }

  /** Whether a new page is made now: while the stale one will do, each has its turn. */
  function mayRenew(age: number, { renewal, tryAt }: Entry): boolean {
    if (age <= fresh || renewal || now() < tryAt) return false
    if (age > fresh + stale) return true
    if (now() < nextRenewal) return false
    nextRenewal = now() + second / renewalsPerSecond
    return true
  }

  async function find(key: string, make: Make): Promise<CachedPage> {
    const entry = entries.use(key)
    const age = entry ? now() - entry.at : Number.POSITIVE_INFINITY
    if (!entry || age > fresh + stale + failing) return fill(key, make)
    if (mayRenew(age, entry)) renew(key, entry, make)
    if (age <= fresh + stale || !entry.renewal) return entry.page
    const renewed = await entry.renewal
    return renewed ?? (entries.peek(key) === entry ? entry.page : find(key, make))
  }

  async function read(key: string, make: Make, accepted: string | null): Promise<PackedPage> {
    const { content, ...page } = await find(key, make)
    const packed = await packedOf(content, accepted)
    entries.resize(key, overhead + content.bytes + (page.data?.code.length ?? 0))
    return { ...page, packed }
  }

  /** `forget` invalidates all pages: each is made anew before it is given out again. */
  return { read, forget: entries.clear }
}
