import { createStore, useStore } from '#app/lib/store.ts'

/** Whom a shopper wants to talk to, and about which product. */
export interface ChatTarget {
  readonly shop: { readonly id: number; readonly name: string; readonly logo: string }
  readonly product: number | null
  /** The colour that the product is shown in. */
  readonly color?: number | null
}

const chat = createStore<ChatTarget | null>(() => null)

/** Opens the chat over the page; null closes it. */
export const openChat = chat.write

/** Closes the chat; says which one was open. */
export function closeChat(): ChatTarget | null {
  const open = chat.read()
  openChat(null)
  return open
}

/** The colour in which the product of the open chat is looked at. */
export const colorOfChat = (product: number | null) => {
  const open = chat.read()
  return open?.product === product ? (open?.color ?? null) : null
}

/** The chat that is open over the page. */
export const useOpenChat = () => useStore(chat)
