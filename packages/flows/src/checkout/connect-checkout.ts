import { fromPromise } from 'xstate'
import type { Problem } from '../port/index.ts'
import { checkoutMachine } from './checkout.machine.ts'
import type { Answered, Refused } from './checkout.setup.ts'
import type { Found } from './found.ts'
import type { Made } from './made.ts'
import type { Attempt, Draft, OrderRequest } from './order.ts'
import {
  type PaymentEnd,
  type PaymentWindow,
  paymentMachine,
  type TellRefusal,
} from './payment.machine.ts'
import { placedMachine } from './placed.machine.ts'

/** What a payment needs of the page around it. */
export interface PaymentCalls {
  /** Follows the window of the orders' payment until it ends. */
  watch(popup: PaymentWindow, made: Made, tell: TellRefusal): Promise<PaymentEnd>
  /** Whether the orders are paid. */
  readBack(made: Made): Promise<boolean>
  /** Goes to the gateway's page in the place of this one. */
  leave(page: string): void
  tellUnopened(): void
}

/** The machine with its holes filled. */
export const connectPayment = (calls: PaymentCalls) =>
  paymentMachine.provide({
    actors: {
      watch: fromPromise(({ input }) => calls.watch(input.popup, input.made, input.tell)),
      readBack: fromPromise(({ input }) => calls.readBack(input.made)),
    },
    actions: {
      leave: (_, { page }) => calls.leave(page),
      tellUnopened: () => calls.tellUnopened(),
    },
  })

export interface PlacedCalls extends PaymentCalls {
  /** The tab remembers what it went away to pay; null: nothing any more. */
  keepPending(pending: Made | null): void
  tellWaiting(): void
  tellOrders(): void
}

/** The machine with its holes filled. */
export const connectPlaced = (calls: PlacedCalls) =>
  placedMachine.provide({
    actors: { pay: connectPayment(calls) },
    actions: {
      keepPending: (_, { pending }) => calls.keepPending(pending),
      tellWaiting: () => calls.tellWaiting(),
      tellOrders: () => calls.tellOrders(),
    },
  })

/** What a checkout needs. Calls reject with an error that carries its problem. */
export interface CheckoutCalls extends PlacedCalls {
  compare(request: OrderRequest, key: string): Promise<unknown>
  placeOrder(request: OrderRequest, key: string): Promise<Answered>
  findPlaced(attempt: Attempt): Promise<Found | null>
  prove(refused: Refused): Promise<{ popup: PaymentWindow | null } | null>
  keepDraft(draft: Draft | null): void
  keepAttempt(attempt: Attempt | null): void
  endAttempt(attempt: Attempt, made: Made): void
  /** Ends when the page shows what is left in the cart. */
  rereadPlaced(): Promise<unknown>
  /** Ends when the page shows what there is by now. */
  rereadRefused(problem: Problem): Promise<unknown>
}

/** The machine with its holes filled. */
export const connectCheckout = (calls: CheckoutCalls) =>
  checkoutMachine.provide({
    actors: {
      placed: connectPlaced(calls),
      compare: fromPromise(({ input: { key, ...request } }) => calls.compare(request, key)),
      placeOrder: fromPromise(({ input: { key, ...request } }) => calls.placeOrder(request, key)),
      findPlaced: fromPromise(({ input }) => calls.findPlaced(input)),
      prove: fromPromise(({ input }) => calls.prove(input)),
      rereadRefused: fromPromise(({ input }) => calls.rereadRefused(input)),
      rereadPlaced: fromPromise(() => calls.rereadPlaced()),
    },
    actions: {
      keepDraft: (_, { draft }) => calls.keepDraft(draft),
      // Until the server has answered it counts as unclear.
      keepAttempt: (_, { attempt }) =>
        calls.keepAttempt(attempt && { ...attempt, isUnclear: true }),
      endAttempt: (_, { attempt, made }) => attempt && calls.endAttempt(attempt, made),
    },
  })
