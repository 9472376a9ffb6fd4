import { Product } from '@shop/contract/product'
import { id, list, number } from '@shop/contract/shape'
import * as v from 'valibot'
import { createStore, useStore } from '#app/lib/store.ts'

/** A row of six, and the one that is being looked at. */
export const mostViewed = 7

/** Older than this, its price may be another one by now. */
const fresh = 60 * 60 * 1000

const RecentlyViewed = v.object({
  /** What a guest looked at, the last first: its tile, and when it was so. */
  seen: list(v.object({ product: Product, at: number })),
  /** What a customer took off the server's list, which no call can shorten. */
  forgotten: v.fallback(v.nullable(v.object({ user: id, ids: list(id) })), null),
})
export type RecentlyViewed = v.InferOutput<typeof RecentlyViewed>

const nothing: RecentlyViewed = { seen: [], forgotten: null }

const store = createStore(
  (stored): RecentlyViewed => {
    const { success, output } = v.safeParse(RecentlyViewed, stored)
    return success ? output : nothing
  },
  { key: 'recently_viewed', of: 'browser' },
)
const { read } = store

const keep = (next: RecentlyViewed) =>
  store.write({ ...next, seen: next.seen.slice(0, mostViewed) })

/** What was looked at lately, as far as this browser alone knows. */
export const recentlyViewedList = {
  read,
  /** A guest looks at a product: it comes first. */
  remember(product: Product, now = Date.now()) {
    const { seen: viewed, forgotten } = read()
    const others = viewed.filter((one) => one.product.id !== product.id)
    keep({ seen: [{ product, at: now }, ...others], forgotten })
  },
  /** Empties a guest's list. */
  clear: () => keep({ ...read(), seen: [] }),
  /** Leaves products out of what the server says this customer has seen. */
  forget: (user: number, ids: readonly number[]) =>
    keep({ ...read(), forgotten: { user, ids: [...ids] } }),
  /** The customer looks at one of them again. */
  recall(product: number) {
    const { seen: viewed, forgotten } = read()
    if (!forgotten?.ids.includes(product)) return
    keep({
      seen: viewed,
      forgotten: { ...forgotten, ids: forgotten.ids.filter((one) => one !== product) },
    })
  },
  /** Puts back what was there before. */
  replace: keep,
  /** What should be asked for again before it is shown. */
  aged: (now = Date.now()): number[] =>
    read()
      .seen.filter(({ at }) => now - at > fresh)
      .map(({ product }) => product.id),
  /** A product as it is now, in its place; null when it is not sold any more. */
  update(product: number, next: Product | null, now = Date.now()) {
    const { seen: viewed, forgotten } = read()
    keep({
      seen: viewed.flatMap((one) =>
        one.product.id !== product ? one : next ? { product: next, at: now } : [],
      ),
      forgotten,
    })
  },
}

/** It is read in parts that come late: there is no server to agree with. */
export const useRecentlyViewedList = (): RecentlyViewed => useStore(store)
