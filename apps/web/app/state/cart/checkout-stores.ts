import type { Attempt, Draft, Made } from '@shop/flows/checkout'
import { createStore } from '#app/lib/store.ts'

/** Orders that this tab has placed and gone away to pay. */
export interface PendingPayment extends Made {
  user: number
  at: number
}

/** Whose drafts the tab keeps, and one for each thing that is ordered. */
interface StoredDrafts {
  user: number
  drafts: Readonly<Record<string, Partial<Draft>>>
}

/** Whose attempts this browser keeps, and one for each thing that is ordered. */
interface StoredAttempts {
  user: number
  attempts: Readonly<Record<string, Attempt>>
}

const has = <Name extends string>(
  stored: unknown,
  types: Readonly<Record<Name, 'number' | 'string' | 'object'>>,
): boolean =>
  typeof stored === 'object' &&
  stored !== null &&
  Object.entries(types).every(([name, type]) => typeof Reflect.get(stored, name) === type)

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

/** What is kept of a checkout over a reload, a step back and a new login: by the tab, and attempts by all. */
export const checkoutStores = {
  shops: createStore(
    (stored): readonly number[] => (Array.isArray(stored) ? stored.filter(Number.isInteger) : []),
    { key: 'chosen-shops', area: 'tab' },
  ),
  drafts: createStore(
    (stored) =>
      has(stored, { user: 'number', drafts: 'object' }) ? (stored as StoredDrafts) : null,
    { key: 'checkout-draft', area: 'tab' },
  ),
  payment: createStore(
    (stored) =>
      has(stored, { user: 'number', count: 'number', ids: 'object', at: 'number' })
        ? (stored as PendingPayment)
        : null,
    { key: 'order-to-pay', area: 'tab' },
  ),
  attempts: createStore(validAttempts, { key: 'order-attempts' }),
}

/** Forgets it: the shopper is gone. */
export function forgetCheckout() {
  const { shops, drafts, payment, attempts } = checkoutStores
  shops.write([])
  for (const store of [drafts, payment, attempts]) store.write(null)
}
