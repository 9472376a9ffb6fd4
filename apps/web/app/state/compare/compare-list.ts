import { useSyncExternalStore } from 'react'

/** As many as stand side by side on a desk. */
export const mostCompared = 4

/** What is known of a product before its details are there. */
export interface Compared {
  id: number
  name: string
  thumbnail: string
}

const key = 'compare'
const none: readonly Compared[] = []

const isCompared = (value: unknown): value is Compared => {
  const { id, name, thumbnail } = (value ?? {}) as Partial<Compared>
  return (
    Number.isInteger(id) &&
    Number(id) > 0 &&
    typeof name === 'string' &&
    typeof thumbnail === 'string'
  )
}

function readStorage(): readonly Compared[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isCompared).slice(0, mostCompared) : none
  } catch {
    return none
  }
}

let products: readonly Compared[] | null = null
const listeners = new Set<() => void>()

const become = (next: readonly Compared[]) => {
  products = next
  for (const listener of listeners) listener()
}

const followOtherTabs = ({ key: changed }: StorageEvent) => {
  if (changed === null || changed === key) become(readStorage())
}

const keep = (next: readonly Compared[]) => {
  become(next)
  try {
    if (next.length > 0) localStorage.setItem(key, JSON.stringify(next))
    else localStorage.removeItem(key)
  } catch {
    // A full or forbidden storage: the list lasts as long as the page.
  }
}

/** The products to compare: they stay in this browser, in step across tabs. */
export const compareList = {
  read: (): readonly Compared[] => {
    products ??= readStorage()
    return products
  },
  /** False when there is no room for one more. */
  add({ id, name, thumbnail }: Compared): boolean {
    const all = compareList.read()
    if (all.some((one) => one.id === id)) return true
    if (all.length >= mostCompared) return false
    keep([...all, { id, name, thumbnail }])
    return true
  },
  remove: (id: number) => keep(compareList.read().filter((one) => one.id !== id)),
  /** Puts another list in its place: an empty one, or what was there before. */
  replace: keep,
  subscribe(listener: () => void) {
    if (listeners.size === 0) {
      // Nobody listened to other tabs meanwhile.
      products = null
      addEventListener('storage', followOtherTabs)
    }
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) removeEventListener('storage', followOtherTabs)
    }
  },
}

/** Null on the server, and while the browser takes its HTML over. */
export const useCompareList = (): readonly Compared[] | null =>
  useSyncExternalStore(compareList.subscribe, compareList.read, () => null)
