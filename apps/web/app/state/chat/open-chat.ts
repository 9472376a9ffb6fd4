import { useSyncExternalStore } from 'react'

/** Whom a shopper wants to talk to, and about which product. */
export interface ChatTarget {
  readonly shop: { readonly id: number; readonly name: string; readonly logo: string }
  readonly product: number | null
}

let target: ChatTarget | null = null
const listeners = new Set<() => void>()

/** Opens the chat over the page; null closes it. */
export function openChat(next: ChatTarget | null) {
  target = next
  for (const listener of listeners) listener()
}

/** Closes the chat; says which one was open. */
export function closeChat(): ChatTarget | null {
  const open = target
  openChat(null)
  return open
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The chat that is open over the page. */
export const useOpenChat = () =>
  useSyncExternalStore(
    subscribe,
    () => target,
    () => null,
  )
