import type { Attempt, Draft } from '@shop/flows/checkout'
import { createStore } from '#app/lib/store.ts'

/** Orders that this tab has placed and gone away to pay. */
export interface PendingPayment {
  user: number
  /** One a shop. */
  count: number
  at: number
}

/** Whose drafts the tab keeps, and one for each thing that is ordered. */
interface KeptDrafts {
  user: number
  drafts: Readonly<Record<string, Partial<Draft>>>
}

type KeptAttempt = Attempt & { user: number }

const has = <Name extends string>(
  kept: unknown,
  types: Readonly<Record<Name, 'number' | 'string' | 'object'>>,
): boolean =>
  typeof kept === 'object' &&
  kept !== null &&
  Object.entries(types).every(([name, type]) => typeof Reflect.get(kept, name) === type)

const attemptStore = (key: string) =>
  createStore(
    (kept) =>
      has(kept, { user: 'number', key: 'string', at: 'number' }) &&
      Array.isArray((kept as KeptAttempt).shops)
        ? (kept as KeptAttempt)
        : null,
    { key, area: 'tab' },
  )

/** What the tab keeps of a checkout over a reload, a step back and a new login. */
export const checkoutStores = {
  shops: createStore(
    (kept): readonly number[] => (Array.isArray(kept) ? kept.filter(Number.isInteger) : []),
    { key: 'chosen-shops', area: 'tab' },
  ),
  drafts: createStore(
    (kept) => (has(kept, { user: 'number', drafts: 'object' }) ? (kept as KeptDrafts) : null),
    { key: 'checkout-draft', area: 'tab' },
  ),
  payment: createStore(
    (kept) =>
      has(kept, { user: 'number', count: 'number', at: 'number' })
        ? (kept as PendingPayment)
        : null,
    { key: 'order-to-pay', area: 'tab' },
  ),
  cartAttempt: attemptStore('order-attempt'),
  buyNowAttempt: attemptStore('buy-now-attempt'),
}

/** Forgets it: the shopper is gone. */
export function forgetCheckout() {
  const { shops, drafts, payment, cartAttempt, buyNowAttempt } = checkoutStores
  shops.write([])
  for (const store of [drafts, payment, cartAttempt, buyNowAttempt]) store.write(null)
}
