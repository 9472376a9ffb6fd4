import { useSyncExternalStore } from 'react'

/** What the page knows, and this browser where it is stored. */
export interface Store<T> {
  /** What it holds as long as nobody has written. */
  readonly empty: T
  read(): T
  write(next: T): void
  /** Nothing is left of it, here and in the browser. */
  clear(): void
  subscribe(listener: () => void): () => void
}

/** Where a store is persisted, and how. */
export interface StoreOptions {
  /** Its name in the storage. */
  key: string
  /**
   * Whose it is: what the `shopper` did is forgotten when they log out (session-follow-up.tsx), what was set
   * in the `browser` stays for whoever comes next.
   */
  of: 'shopper' | 'browser'
  /** `tab` ends with it, over reloads and steps back; `browser` stays, in step across tabs. */
  area?: 'browser' | 'tab'
  /** Plain text, for a name that others read too; else it is JSON. */
  isText?: boolean
}

const storages = { browser: () => localStorage, tab: () => sessionStorage }

/**
 * A store of the page; with options, one of the browser's storage. A storage that is full or forbidden
 * leaves what was written for the page.
 *
 * @param valid makes a value of whatever is stored: what is foreign, or nothing, is the empty value
 */
export function createStore<T>(valid: (stored: unknown) => T, options?: StoreOptions): Store<T> {
  const { key, area = 'browser', isText = false } = options ?? {}
  const storage = storages[area]
  const encode = isText ? String : JSON.stringify
  const decode: (text: string) => unknown = isText ? String : JSON.parse
  const empty = valid(null)
  const listeners = new Set<() => void>()
  let value = empty
  /** The text that `value` was made of: React needs the same value for the same text. */
  let text: string | null = null
  let isPageOnly = key === undefined

  const take = (name: string) => {
    try {
      const next = storage().getItem(name)
      if (next === text) return
      text = next
      value = empty
      if (next !== null) value = valid(decode(next))
    } catch {
      // Broken, or there is no storage: it is empty, or what it was.
    }
  }
  const save = (name: string) => {
    // Nothing is left behind for what is read as nothing.
    const next = encode(value)
    const encoded = next === encode(empty) ? null : next
    try {
      if (encoded === null) storage().removeItem(name)
      else storage().setItem(name, encoded)
      text = encoded
      isPageOnly = false
    } catch {
      isPageOnly = true
    }
  }

  const write = (next: T) => {
    value = next
    if (key !== undefined) save(key)
    for (const listener of listeners) listener()
  }

  return {
    empty,
    read() {
      if (key !== undefined && !isPageOnly) take(key)
      return value
    },
    write,
    clear: () => write(empty),
    subscribe(listener) {
      const hear = ({ key: changed }: StorageEvent) => {
        if (changed !== null && changed !== key) return
        isPageOnly = false
        listener()
      }
      listeners.add(listener)
      // The server has modules that subscribe, and no storage.
      if (key !== undefined) globalThis.addEventListener?.('storage', hear)
      return () => {
        listeners.delete(listener)
        globalThis.removeEventListener?.('storage', hear)
      }
    },
  }
}

/** What a store holds; `server` on the server and during hydration. */
export const useStore = <T, S = T>(store: Store<T>, server: T | S = store.empty): T | S =>
  useSyncExternalStore<T | S>(store.subscribe, store.read, () => server)
