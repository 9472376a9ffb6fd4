import type { DraftStorage } from '@shop/flows/chat'
import { isRecord } from '#app/lib/is-record.ts'
import { createStore } from '#app/lib/store.ts'

/** What a shopper has begun to write, by shop. */
interface ChatDrafts {
  readonly user: number
  readonly texts: Readonly<Record<number, string>>
}

const isDrafts = (stored: unknown): stored is ChatDrafts =>
  isRecord(stored) &&
  typeof stored.user === 'number' &&
  isRecord(stored.texts) &&
  Object.values(stored.texts).every((text) => typeof text === 'string')

/** It outlives the page, as what is not sent yet does (outbox-storage.ts). */
const drafts = createStore((stored) => (isDrafts(stored) ? stored : null), {
  key: 'chat-drafts',
  of: 'shopper',
})

/** A shopper's own; nothing of who was here before. */
export function chatDrafts(user: number): ChatDrafts['texts'] {
  const stored = drafts.read()
  return stored?.user === user ? stored.texts : {}
}

export const draftStorage = (user: number): DraftStorage => ({
  keepDraft(shop, text) {
    const { [shop]: _before, ...others } = chatDrafts(user)
    drafts.write({ user, texts: text ? { ...others, [shop]: text } : others })
  },
})

/** A log-out that the shopper chose forgets them. */
export const forgetChatDrafts = () => drafts.write(null)
