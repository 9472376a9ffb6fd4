import { type Packed, pack } from './compress.ts'
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

/** A page packed for one encoding. */
interface Form {
  packed: Promise<Packed>
  asked: number
}

/** A page that is kept, with its forms by encoding. */
interface Kept extends Page {
  forms: Map<string, Form>
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
  /** The request after which a page is worth the best packing. */
  popular: number
  now?: () => number
}

const encodingOf = (accepted: string | null) =>
  accepted?.includes('br') ? 'br' : accepted?.includes('gzip') ? 'gzip' : ''

/** A page that comes out as it did before keeps what was packed of it. */
const keptOf = (made: Page, before?: Kept): Kept => ({
  ...made,
  forms: before?.body.equals(made.body) ? before.forms : new Map(),
})

/**
 * Pages of guests, in memory: each is made once however many ask for it, is packed quickly once for
 * each encoding, and is made anew behind the back of those who still get the old one. One that is
 * asked for again is packed as small as can be, and nobody waits for that. Failures are not kept.
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
    const before = entries.get(key)?.page.catch(() => undefined)
    const page = Promise.all([make(), before]).then(([made, old]) => keptOf(made, old))
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
      if (made.status === 200) put(key, Promise.resolve(keptOf(made, before)))
      else entries.delete(key)
    } catch {
      old.filling = false
    }
  }

  function packedFor({ body, forms }: Kept, encoding: string): Promise<Packed> {
    const form = forms.get(encoding) ?? { packed: pack(body, encoding), asked: 0 }
    forms.set(encoding, form)
    form.asked += 1
    if (form.asked === popular)
      pack(body, encoding, 'best').then(
        (best) => {
          form.packed = Promise.resolve(best)
        },
        () => {},
      )
    return form.packed
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
    return { ...page, packed: await packedFor(page, encodingOf(accepted)) }
  }

  /** `forget` throws all pages away: each is made anew before it is given out again. */
  return { read, forget: () => entries.clear() }
}
