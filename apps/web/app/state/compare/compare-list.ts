import { createStore, useStore } from '#app/lib/store.ts'

/** As many as stand side by side on a desk. */
export const mostCompared = 4

/** What is known of a product before its details are there. */
export interface Compared {
  id: number
  name: string
  thumbnail: string
  /** The colour that it was chosen in, which the picture shows; lists from before do not say. */
  color?: number | null
}

const isCompared = (value: unknown): value is Compared => {
  const { id, name, thumbnail, color } = (value ?? {}) as Partial<Compared>
  return (
    Number.isInteger(id) &&
    Number(id) > 0 &&
    typeof name === 'string' &&
    typeof thumbnail === 'string' &&
    Number.isInteger(color ?? 0)
  )
}

const products = createStore(
  (stored): readonly Compared[] =>
    Array.isArray(stored) ? stored.filter(isCompared).slice(0, mostCompared) : [],
  { key: 'compare', of: 'browser' },
)

/** The products to compare: they stay in this browser, in step across tabs. */
export const compareList = {
  read: products.read,
  /** False when there is no room for one more. */
  add({ id, name, thumbnail, color = null }: Compared): boolean {
    const all = products.read()
    if (all.some((one) => one.id === id)) return true
    if (all.length >= mostCompared) return false
    products.write([...all, { id, name, thumbnail, color }])
    return true
  },
  remove: (id: number) => products.write(products.read().filter((one) => one.id !== id)),
  /** Puts another list in its place: an empty one, or what was there before. */
  replace: products.write,
  subscribe: products.subscribe,
}

/** Null on the server and during hydration. */
export const useCompareList = (): readonly Compared[] | null => useStore(products, null)
