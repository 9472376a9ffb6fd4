import { type Attempt, attemptLifetime, type Goods } from '@shop/flows/checkout'
import { createStore } from '#app/lib/store.ts'
import { has } from './checkout-stores.ts'

/** An order of a shopper whose fate is not known. */
interface KeptAttempt {
  user: number
  /** The cart, the one product of 'Buy now', or an order that is ordered again. */
  what: string
  attempt: Attempt
}

/** An order that some attempt was found to have placed: no other one has. */
interface TakenOrder {
  user: number
  id: number
  /** The key of the attempt that has placed it. */
  key: string
  /** What that attempt has ordered, shop by shop. */
  goods: readonly Goods[]
  /** When it was found, in milliseconds. */
  at: number
}

interface StoredAttempts {
  attempts: readonly KeptAttempt[]
  taken: readonly TakenOrder[]
}

const isFresh = ({ at }: { at: number }) => Date.now() - at < attemptLifetime

/** Only what is whole: it decides whether something is ordered once more. */
const isKept = (stored: unknown): stored is KeptAttempt =>
  has(stored, { user: 'number', what: 'string', attempt: 'object' }) &&
  has((stored as KeptAttempt).attempt, {
    key: 'string',
    earlier: 'object',
    order: 'object',
    goods: 'object',
    at: 'number',
    arrivesUntil: 'number',
    earlierUntil: 'number',
  })

const listed = (stored: unknown, name: string): readonly unknown[] => {
  const list: unknown = has(stored, {}) ? Reflect.get(stored as object, name) : []
  return Array.isArray(list) ? list : []
}

/** Orders whose fate is not known, and whoever of them was found: every tab of this browser knows of them. */
export const attemptStore = createStore(
  (stored): StoredAttempts => ({
    attempts: listed(stored, 'attempts')
      .filter(isKept)
      .filter(({ attempt }) => isFresh(attempt)),
    taken: listed(stored, 'taken')
      .filter((one): one is TakenOrder =>
        has(one, { user: 'number', id: 'number', key: 'string', goods: 'object', at: 'number' }),
      )
      .filter(isFresh),
  }),
  { key: 'order-attempts', of: 'shopper' },
)
