import type { ChatMessage } from '@shop/contract'
import type { Outgoing } from './outbox.machine.ts'

/** Oldest first, deduplicated by id: the newer reading of a message wins. */
export function merged(
  known: readonly ChatMessage[],
  read: readonly ChatMessage[],
): readonly ChatMessage[] {
  const all = new Map(known.map((message) => [message.id, message]))
  for (const message of read) all.set(message.id, message)
  return [...all.values()].sort((one, other) => one.id - other.id)
}

/**
 * Whether messages may be missing between what is known and a page of the newest: it has none of
 * those that are known.
 */
export function leavesGap(known: readonly ChatMessage[], newest: readonly ChatMessage[]): boolean {
  const ids = new Set(known.map(({ id }) => id))
  return known.length > 0 && newest.length > 0 && !newest.some(({ id }) => ids.has(id))
}

/**
 * Online is derived: a loaded message says that the shop is there (specification.md section 4). Null where messages
 * say neither.
 */
export const isOnline = (messages: readonly ChatMessage[]): boolean | null => {
  const told = messages.map(({ shop_active_status }) => shop_active_status)
  if (told.some(Boolean)) return true
  return told.length > 0 && told.every((one) => one === null) ? null : false
}

/** Whether the server has a message although its answer was lost: it is read since it was written. */
export const hasArrived = (
  { text, after, problem }: Outgoing,
  messages: readonly ChatMessage[],
): boolean =>
  after !== null &&
  problem === null &&
  messages.some(({ id, type, message }) => id > after && type === 'user' && message === text)
