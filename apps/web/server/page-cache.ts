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
  /** For how long it has been cached; ms. */
  age: number
}

interface CachedPage extends Omit<Page, 'body'> {
  content: Content
}

interface Entry {
  page: CachedPage
  /** When it was made. */
  at: number
  /** Whether a new one is being made while it will do. */
  isRenewing: boolean
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
  const flyAgain = createFlights<CachedPage | null>(gate)
  let making = 0
  const packedOf = createPacker(() => packsBest && making === 0)
  let nextRenewal = 0
  /** How often all was thrown away: what was begun before that is nobody's who asks after it. */
  let forgotten = 0

  const put = (key: string, page: CachedPage) =>
    entries.set(key, { page, at: now(), isRenewing: false, failures: 0, tryAt: 0 }, overhead)

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

  /** Backs off: a new page could not be made. */
  function rest(old: Entry) {
    old.tryAt = now() + Math.min(longestRest, second * 2 ** old.failures)
    old.failures += 1
  }

  /** Revalidates: replaces the stale page; null when it could not be made, or must not. */
  async function replace(key: string, old: Entry, make: Make): Promise<CachedPage | null> {
    const made = await make().catch(() => null)
    // What its asker was refused says nothing of the page: the next one has it made.
    if (made?.isLimited) return null
    if (!made || made.status >= 500) {
      rest(old)
      return null
    }
    // Thrown away meanwhile: what was made may be of before that.
    if (entries.peek(key) !== old) return null
    const page = cachedPageOf(made, old.page)
    if (made.status === 200) put(key, page)
    else entries.remove(key)
    return page
  }

  /**
   * While the stale page will do, a new one is made in a turn of nobody's: whose own turns are all taken
   * would else keep it as it is for everybody.
   */
  async function renew(key: string, old: Entry, make: Make) {
    old.isRenewing = true
    // Where there is no room, the next one tries.
    await counted(() => gate(internal, () => replace(key, old, make))).catch(() => null)
    old.isRenewing = false
  }

  /** One that is too old is made in the turn of whoever comes first; null where that takes long, or fails. */
  async function revalidate(key: string, old: Entry, make: Make, asker: FlightAsker) {
    let isMaking = false
    const makeAndReplace = async () => {
      isMaking = true
      const page = await replace(key, old, make)
      isMaking = false
      return page
    }
    const made = counted(() => flyAgain(`${forgotten} ${key}`, makeAndReplace, asker))
    const late = after(patience).then(() => {
      if (isMaking) rest(old)
      return null
    })
    return Promise.race([made.catch(() => null), late])
  }

  /** Whether a new page is made while the stale one will do: each has its turn. */
  function mayRenew(age: number, { isRenewing, tryAt }: Entry): boolean {
    if (age <= fresh || isRenewing || now() < Math.max(tryAt, nextRenewal)) return false
    nextRenewal = now() + second / renewalsPerSecond
    return true
  }

  async function find(key: string, make: Make, asker: FlightAsker): Promise<CachedPage> {
    const entry = entries.use(key)
    const age = entry ? now() - entry.at : Number.POSITIVE_INFINITY
    if (!entry || age > fresh + stale + failing) return fill(key, make, asker)
    if (age <= fresh + stale) {
      if (mayRenew(age, entry)) void renew(key, entry, make)
      return entry.page
    }
    if (now() < entry.tryAt) return entry.page
    const renewed = await revalidate(key, entry, make, asker)
    return renewed ?? (entries.peek(key) === entry ? entry.page : find(key, make, asker))
  }

  async function read(
    key: string,
    make: Make,
    accepted: string | null,
    asker = anybody,
  ): Promise<PackedPage> {
    const found = await find(key, make, asker)
    const { content, ...page } = found
    const entry = entries.peek(key)
    const age = entry?.page === found ? now() - entry.at : 0
    const packed = await packedOf(content, accepted)
    entries.resize(key, overhead + content.bytes + (page.data?.code.length ?? 0))
    return { ...page, packed, age }
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
