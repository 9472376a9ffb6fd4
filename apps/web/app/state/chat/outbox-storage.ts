import type { OutboxStorage, Outgoing } from '@shop/flows/chat'
import { isRecord } from '#app/lib/is-record.ts'

const prefix = 'chat-outbox:'
const day = 86_400_000

const isOutgoing = (value: unknown): value is Outgoing =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'shop' in value &&
  typeof value.shop === 'number' &&
  'text' in value &&
  typeof value.text === 'string' &&
  'at' in value &&
  typeof value.at === 'string'

/** Why the server refused it, as the machine said when it was stored. */
const problemIn = (stored: unknown): Outgoing['problem'] =>
  isRecord(stored) && typeof stored.status === 'number' && typeof stored.message === 'string'
    ? { status: stored.status, message: stored.message, errors: {} }
    : null

const allNames = () => Object.keys(localStorage).filter((name) => name.startsWith(prefix))

function read(name: string): Outgoing | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(name) ?? 'null')
    return isOutgoing(stored) && Date.now() - Date.parse(stored.at) < day
      ? {
          ...stored,
          after: typeof stored.after === 'number' ? stored.after : null,
          problem: problemIn(stored.problem),
        }
      : null
  } catch {
    return null
  }
}

const nameOf = (user: number, key: string) => `${prefix}${user}:${key}`

/**
 * Messages that are not sent yet outlive the page, for a day: each in a row of its own, so that
 * several tabs do not take away each other's.
 */
export const outboxStorage = (user: number): OutboxStorage => ({
  keep(message) {
    try {
      localStorage.setItem(nameOf(user, message.key), JSON.stringify(message))
    } catch (error) {
      // A full or forbidden storage: the message lasts as long as the page.
      console.warn(error)
    }
  },
  drop: (key) => localStorage.removeItem(nameOf(user, key)),
})

/** What an earlier page could not send, oldest first. */
export function unsentMessages(user: number): Outgoing[] {
  const own = allNames().filter((name) => name.startsWith(nameOf(user, '')))
  return own
    .flatMap((name) => read(name) ?? [])
    .sort((one, other) => one.at.localeCompare(other.at))
}

/** A log-out that the shopper chose forgets them; the forced one after a 401 does not. */
export function dropOutbox() {
  for (const name of allNames()) localStorage.removeItem(name)
}
