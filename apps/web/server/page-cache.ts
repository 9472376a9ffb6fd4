import { createFlights, type FlightAsker, type Gate, internal } from '@shop/api'
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
  page: CachedPage
  /** When it was made. */
  at: number
  /** The new one that is being made, if any. */
  renewal: Promise<CachedPage | null> | null
  /** How often in a row none could be made, and when it is tried again. */
  failures: number
  tryAt: number
}

type Make = () => Promise<Page>

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
  /** Where whoever asks for a page waits for their turn to make it; at once without it. */
  gate?: Gate
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

/** Who asks where nobody waits for a turn. */
const anybody: FlightAsker = { address: internal }

/**
 * Pages of guests, in memory: single flight in the turn of whoever comes first, and stale-while-revalidate. What was asked for last
 * stays. Failures are not kept, and while there are only failures (5xx, or no answer) the stale page
 * goes on (stale-if-error).
 */
export function createPageCache({
  fresh,
  stale,
  mostBytes,
  packsBest = false,
  renewalsPerSecond = Number.POSITIVE_INFINITY,
  gate = (_, work) => work(),
  now = () => performance.now(),
}: PageCacheOptions) {
  const entries = createBounded<Entry>(mostBytes)
  const fly = createFlights<CachedPage>(gate)
  let making = 0
  const packedOf = createPacker(() => packsBest && making === 0)
  let nextRenewal = 0
  /** How often all was thrown away: what was begun before that is nobody's who asks after it. */
  let forgotten = 0

  const put = (key: string, page: CachedPage) =>
    entries.set(key, { page, at: now(), renewal: null, failures: 0, tryAt: 0 }, overhead)

  async function counted<Made>(made: () => Promise<Made>): Promise<Made> {
    making += 1
    try {
      return await made()
    } finally {
      making -= 1
    }
  }

  function fill(key: string, make: Make, asker: FlightAsker): Promise<CachedPage> {
    const begun = forgotten
    const makeAndKeep = async () => {
      const page = cachedPageOf(await make(), entries.peek(key)?.page)
      if (page.status === 200 && !page.isLimited && forgotten === begun) put(key, page)
      return page
    }
    return counted(() => fly(`${begun} ${key}`, makeAndKeep, asker))
  }

  /** Revalidates: replaces the stale page; null when it could not be made, or must not. */
  async function replace(key: string, old: Entry, make: Make, { address }: FlightAsker) {
    const made = await counted(() => gate(address, make))
    if (made.status >= 500 || made.isLimited) return null
    // Thrown away meanwhile: what was made may be of before that.
    if (entries.peek(key) !== old) return null
    const page = cachedPageOf(made, old.page)
    if (made.status === 200) put(key, page)
    else entries.remove(key)
    return page
  }

  function renew(key: string, old: Entry, make: Make, asker: FlightAsker) {
    const made = replace(key, old, make, asker).catch(() => null)
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

  async function find(key: string, make: Make, asker: FlightAsker): Promise<CachedPage> {
    const entry = entries.use(key)
    const age = entry ? now() - entry.at : Number.POSITIVE_INFINITY
    if (!entry || age > fresh + stale + failing) return fill(key, make, asker)
    if (mayRenew(age, entry)) renew(key, entry, make, asker)
    if (age <= fresh + stale || !entry.renewal) return entry.page
    const renewed = await entry.renewal
    return renewed ?? (entries.peek(key) === entry ? entry.page : find(key, make, asker))
  }

  async function read(
    key: string,
    make: Make,
    accepted: string | null,
    asker = anybody,
  ): Promise<PackedPage> {
    const { content, ...page } = await find(key, make, asker)
    const packed = await packedOf(content, accepted)
    entries.resize(key, overhead + content.bytes + (page.data?.code.length ?? 0))
    return { ...page, packed }
  }

  /** `forget` invalidates all pages: each is made anew before it is given out again. */
  return {
    read,
    forget() {
      forgotten += 1
      entries.clear()
    },
  }
}
