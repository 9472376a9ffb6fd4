import { type Encoding, negotiate } from './accept-encoding.ts'
import { type Packed, pack } from './compress.ts'
import type { PageData } from './document/step.ts'

/** A rendered page. */
export interface Page {
  status: number
  headers: Headers
  body: Buffer<ArrayBuffer>
  /** What its app starts from, when that is not in the page itself. */
  data?: PageData | null
}

/** A page as it goes out to a browser that accepts this encoding. */
export interface PackedPage extends Page {
  packed: Packed
}

/** A page packed for one encoding. */
interface Form {
  packed: Promise<Packed>
  requests: number
  isBest: boolean
}

/** A cached page, with its forms by encoding. */
interface CachedPage extends Page {
  forms: Map<Encoding | null, Form>
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
  /** The most pages that are cached. */
  most: number
  /** The request after which a page is worth the best packing. */
  popular: number
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

/** A page that comes out as it did before keeps what was packed of it. */
const cachedPageOf = (made: Page, before?: CachedPage): CachedPage => ({
  ...made,
  forms: before?.body.equals(made.body) ? before.forms : new Map(),
})

const after = (ms: number) =>
  new Promise<null>((resolve) => {
    setTimeout(resolve, ms, null).unref()
  })

/**
 * Pages of guests, in memory: single flight, and stale-while-revalidate. Each is packed quickly
 * once for each encoding; one that is asked for again is packed as small as can be, and nobody
 * waits for that. Failures are not kept, and while there are only failures (5xx, or no answer) the
 * stale page goes on (stale-if-error).
 */
export function createPageCache({
  fresh,
  stale,
  most,
  popular,
  now = () => performance.now(),
}: PageCacheOptions) {
  const entries = new Map<string, Entry>()
  let isPacking = false

  function put(key: string, page: Promise<CachedPage>): Entry {
    const entry = { page, at: now(), renewal: null, failures: 0, tryAt: 0 }
    entries.delete(key)
    entries.set(key, entry)
    if (entries.size > most) {
      const oldest = entries.keys().next()
      if (!oldest.done) entries.delete(oldest.value)
    }
    return entry
  }

  function fill(key: string, make: Make): Promise<CachedPage> {
    const before = entries.get(key)?.page.catch(() => undefined)
    const page = Promise.all([make('first'), before]).then(([made, old]) => cachedPageOf(made, old))
    const entry = put(key, page)
    const forget = () => {
      if (entries.get(key) === entry) entries.delete(key)
    }
    page.then(({ status }) => {
      entry.at = now()
      if (status !== 200) forget()
    }, forget)
    return page
  }

  /** Revalidates: replaces the stale page; null when it could not be made, or must not. */
  async function replace(key: string, old: Entry, make: Make) {
    const [before, made] = await Promise.all([old.page, make('renewal')])
    if (made.status >= 500) return null
    // Thrown away meanwhile: what was made may be of before that.
    if (entries.get(key) !== old) return null
    const page = cachedPageOf(made, before)
    if (made.status === 200) put(key, Promise.resolve(page))
    else entries.delete(key)
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

  /** One at a time: it takes a third of a second of a thread that logins wait for, too. */
  async function packBest(form: Form, body: Page['body'], encoding: Encoding | null) {
    isPacking = true
    form.isBest = true
    try {
      const best = await pack(body, encoding, 'best')
      form.packed = Promise.resolve(best)
    } catch {
      // It stays as it is packed.
    } finally {
      isPacking = false
    }
  }

  function packedFor({ body, forms }: CachedPage, accepted: string | null): Promise<Packed> {
    const { encoding } = negotiate(accepted)
    const form = forms.get(encoding) ?? { packed: pack(body, encoding), requests: 0, isBest: false }
    forms.set(encoding, form)
    form.requests += 1
    if (form.requests >= popular && !form.isBest && !isPacking) void packBest(form, body, encoding)
    return form.packed
  }

  async function find(key: string, make: Make): Promise<CachedPage> {
    const entry = entries.get(key)
    const age = entry ? now() - entry.at : Number.POSITIVE_INFINITY
    if (!entry || age > fresh + stale + failing) return fill(key, make)
    // What is asked for stays, and what is not makes room.
    entries.delete(key)
    entries.set(key, entry)
    if (age > fresh && !entry.renewal && now() >= entry.tryAt) renew(key, entry, make)
    if (age <= fresh + stale || !entry.renewal) return entry.page
    const renewed = await entry.renewal
    return renewed ?? (entries.get(key) === entry ? entry.page : find(key, make))
  }

  async function read(key: string, make: Make, accepted: string | null): Promise<PackedPage> {
    const page = await find(key, make)
    return { ...page, packed: await packedFor(page, accepted) }
  }

  /** `forget` invalidates all pages: each is made anew before it is given out again. */
  return { read, forget: () => entries.clear() }
}
