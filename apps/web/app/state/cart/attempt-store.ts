import type { Attempt } from '@shop/flows/checkout'
import { createStore } from '#app/lib/store.ts'
import { has } from './checkout-stores.ts'

/** Whose attempts this browser keeps, and one for each thing that is ordered. */
interface StoredAttempts {
  user: number
  attempts: Readonly<Record<string, Attempt>>
}

/** Only what is whole: it decides whether something is ordered once more. */
const isAttempt = (stored: unknown): stored is Attempt =>
  has(stored, { key: 'string', earlier: 'object', order: 'object', goods: 'object', at: 'number' })

function validAttempts(stored: unknown): StoredAttempts | null {
  if (!has(stored, { user: 'number', attempts: 'object' })) return null
  const { user, attempts } = stored as StoredAttempts
  return {
    user,
    attempts: Object.fromEntries(
      Object.entries(attempts).filter(([, attempt]) => isAttempt(attempt)),
    ),
  }
}

/** Orders whose fate is not known: every tab of this browser knows of them. */
export const attemptStore = createStore(validAttempts, { key: 'order-attempts' })
