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

type StoredAttempt = Attempt & { user: number }

const has = <Name extends string>(
  stored: unknown,
  types: Readonly<Record<Name, 'number' | 'string' | 'object'>>,
): boolean =>
  typeof stored === 'object' &&
  stored !== null &&
  Object.entries(types).every(([name, type]) => typeof Reflect.get(stored, name) === type)

const attemptStore = (key: string) =>
  createStore(
    (stored) =>
      has(stored, {
        user: 'number',
        key: 'string',
        earlier: 'object',
        order: 'object',
        payable: 'number',
        at: 'number',
      })
        ? (stored as StoredAttempt)
        : null,
    { key, area: 'tab' },
  )

/** What the tab keeps of a checkout over a reload, a step back and a new login. */
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
  cartAttempt: attemptStore('order-attempt'),
  buyNowAttempt: attemptStore('buy-now-attempt'),
}

/** What is ordered: the cart, or the one product of 'Buy now'; each has its own attempt. */
export type Ordered = 'cart' | 'buy-now'

export const attemptStoreOf = (what: Ordered) =>
  what === 'cart' ? checkoutStores.cartAttempt : checkoutStores.buyNowAttempt

/** Forgets it: the shopper is gone. */
export function forgetCheckout() {
  const { shops, drafts, payment, cartAttempt, buyNowAttempt } = checkoutStores
  shops.write([])
  for (const store of [drafts, payment, cartAttempt, buyNowAttempt]) store.write(null)
}
