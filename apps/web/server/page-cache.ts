import { type Packed, pack, type Quality } from './compress.ts'
import type { PageData } from './page-data.ts'

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

/** A page that is kept, with its packed forms as they were first asked for. */
interface Kept extends Page {
  forms: Map<string, Promise<Packed>>
  quality: Quality
  asked: number
}

interface Entry {
  page: Promise<Kept>
  at: number
  filling: boolean
}

export interface PageCacheOptions {
  /** How long a page is given out as it is, and how much longer while a new one is made; ms. */
  fresh: number
  stale: number
  /** The most pages that are kept. */
  most: number
  /** How often a page must have been asked for to be worth the best packing. */
  popular: number
  now?: () => number
}

const encodingOf = (accepted: string | null) =>
  accepted?.includes('br') ? 'br' : accepted?.includes('gzip') ? 'gzip' : ''

/**
 * Pages of guests, in memory: each is made once however many ask for it, is packed once for each
 * encoding, and is made anew behind the back of those who still get the old one. A popular page that
 * comes out the same again is worth packing as small as can be. Failures are not kept.
 */
export function createPageCache({ fresh, stale, most, popular, now = Date.now }: PageCacheOptions) {
  const entries = new Map<string, Entry>()

  function put(key: string, page: Promise<Kept>): Entry {
    const entry: Entry = { page, at: now(), filling: false }
    entries.delete(key)
    entries.set(key, entry)
    if (entries.size > most) {
      const oldest = entries.keys().next()
      if (!oldest.done) entries.delete(oldest.value)
    }
    return entry
  }

  function fill(key: string, make: () => Promise<Page>): Promise<Kept> {
    const page = make().then(
      (made): Kept => ({ ...made, forms: new Map(), quality: 'quick', asked: 0 }),
    )
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

  async function refill(key: string, old: Entry, make: () => Promise<Page>) {
    old.filling = true
    try {
      const [before, made] = await Promise.all([old.page, make()])
      // Thrown away meanwhile: what was made may be of before that.
      if (entries.get(key) !== old) return
      if (made.status !== 200) entries.delete(key)
      else if (!made.body.equals(before.body))
        put(key, Promise.resolve({ ...made, forms: new Map(), quality: 'quick', asked: 0 }))
      else if (before.quality === 'best' || before.asked < popular) put(key, old.page)
      else {
        const page: Kept = { ...before, forms: new Map(), quality: 'best' }
        // Packed before it is given out, so that nobody waits for it.
        await Promise.all([...before.forms.keys()].map((encoding) => formOf(page, encoding)))
        put(key, Promise.resolve(page))
      }
    } catch {
      old.filling = false
    }
  }

  function formOf(page: Kept, encoding: string): Promise<Packed> {
    const form = page.forms.get(encoding) ?? pack(page.body, encoding, page.quality)
    page.forms.set(encoding, form)
    return form
  }

  async function read(
    key: string,
    make: () => Promise<Page>,
    accepted: string | null,
  ): Promise<PackedPage> {
    const entry = entries.get(key)
    const age = entry ? now() - entry.at : Number.POSITIVE_INFINITY
    if (entry && age > fresh && age <= fresh + stale && !entry.filling)
      void refill(key, entry, make)
    const page = await (entry && age <= fresh + stale ? entry.page : fill(key, make))
    page.asked += 1
    return { ...page, packed: await formOf(page, encodingOf(accepted)) }
  }

  /** `forget` throws all pages away: each is made anew before it is given out again. */
  return { read, forget: () => entries.clear() }
}
