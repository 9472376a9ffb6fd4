import type { Draft, Made } from '@shop/flows/checkout'
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

/** Whether what is stored has these fields. */
export const has = <Name extends string>(
  stored: unknown,
  types: Readonly<Record<Name, 'number' | 'string' | 'object'>>,
): boolean =>
  typeof stored === 'object' &&
  stored !== null &&
  Object.entries(types).every(([name, type]) => typeof Reflect.get(stored, name) === type)

/** What the tab keeps of a checkout over a reload, a step back and a new login. */
export const checkoutStores = {
  shops: createStore(
    (stored): readonly number[] => (Array.isArray(stored) ? stored.filter(Number.isInteger) : []),
    { key: 'chosen-shops', of: 'shopper', area: 'tab' },
  ),
  drafts: createStore(
    (stored) =>
      has(stored, { user: 'number', drafts: 'object' }) ? (stored as StoredDrafts) : null,
    { key: 'checkout-draft', of: 'shopper', area: 'tab' },
  ),
  payment: createStore(
    (stored) =>
      has(stored, { user: 'number', count: 'number', ids: 'object', at: 'number' })
        ? (stored as PendingPayment)
        : null,
    { key: 'order-to-pay', of: 'shopper', area: 'tab' },
  ),
}
