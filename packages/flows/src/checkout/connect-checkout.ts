import { fromPromise } from 'xstate'
import type { Problem } from '../port/index.ts'
import { checkoutMachine } from './checkout.machine.ts'
import type { Attempt, Draft, OrderRequest, Refused } from './checkout.setup.ts'
import { type PaymentEnd, type PaymentWindow, paymentMachine } from './payment.machine.ts'
import { type Pending, type PlacedOrders, placedMachine } from './placed.machine.ts'

/** What a payment needs of the page around it. */
export interface PaymentCalls {
  /** Follows the window of a payment of so many orders until it ends. */
  watch(popup: PaymentWindow, count: number): Promise<PaymentEnd>
  /** Whether the newest orders, so many, are paid. */
  readBack(count: number): Promise<boolean>
  /** Goes to the gateway's page in the place of this one. */
  leave(page: string): void
  tellUnopened(): void
}

/** The machine with its holes filled. */
export const connectPayment = (calls: PaymentCalls) =>
  paymentMachine.provide({
    actors: {
      watch: fromPromise(({ input }) => calls.watch(input.popup, input.count)),
      readBack: fromPromise(({ input }) => calls.readBack(input.count)),
    },
    actions: {
      leave: (_, { page }) => calls.leave(page),
      tellUnopened: () => calls.tellUnopened(),
    },
  })

export interface PlacedCalls extends PaymentCalls {
  /** The tab remembers what it went away to pay; null: nothing any more. */
  keepPending(pending: Pending | null): void
  tellOrders(): void
}

/** The machine with its holes filled. */
export const connectPlaced = (calls: PlacedCalls) =>
  placedMachine.provide({
    actors: { pay: connectPayment(calls) },
    actions: {
      keepPending: (_, { count }) => calls.keepPending({ count }),
      dropPending: () => calls.keepPending(null),
      tellOrders: () => calls.tellOrders(),
    },
  })

/** What a checkout needs. Calls reject with an error that carries its problem. */
export interface CheckoutCalls extends PlacedCalls {
  compare(request: OrderRequest): Promise<unknown>
  placeOrder(request: OrderRequest, key: string): Promise<PlacedOrders['payment']>
  countPlaced(attempt: Attempt): Promise<number>
  prove(refused: Refused): Promise<{ popup: PaymentWindow | null } | null>
  keepDraft(draft: Draft | null): void
  keepAttempt(attempt: Attempt | null): void
  rereadPlaced(): void
  rereadRefused(problem: Problem | null): void
}

/** The machine with its holes filled. */
export const connectCheckout = (calls: CheckoutCalls) =>
  checkoutMachine.provide({
    actors: {
      placed: connectPlaced(calls),
      compare: fromPromise(({ input }) => calls.compare(input)),
      placeOrder: fromPromise(({ input: { key, ...request } }) => calls.placeOrder(request, key)),
      countPlaced: fromPromise(({ input }) => calls.countPlaced(input)),
      prove: fromPromise(({ input }) => calls.prove(input)),
    },
    actions: {
      keepDraft: (_, { draft }) => calls.keepDraft(draft),
      // Until the server has answered it counts as unclear.
      keepAttempt: (_, { attempt }) =>
        calls.keepAttempt(attempt && { ...attempt, isUnclear: true }),
      rereadPlaced: () => calls.rereadPlaced(),
      rereadRefused: (_, { problem }) => calls.rereadRefused(problem),
    },
  })
