import type { Problem } from '../port/index.ts'
import { heldPort } from '../testing/held-port.ts'
import { checkoutMachine } from './checkout.machine.ts'
import type { Answered, Refused } from './checkout.setup.ts'
import type { CheckoutHappening } from './checkout.walk.ts'
import { connectPlaced } from './connect-checkout.ts'
import type { Found } from './found.ts'
import { type Attempt, type Draft, emptyDraft, type OrderRequest } from './order.ts'
import type { PaymentWindow } from './payment.machine.ts'

const nothing = () => undefined

/** What follows a placed order, for walks: nobody pays. */
const placed = connectPlaced({
  watch: async () => ({ kind: 'paid' }),
  readBack: async () => true,
  leave: nothing,
  tellUnopened: nothing,
  keepPending: nothing,
  tellWaiting: nothing,
  tellOrders: nothing,
})

/** A checkout whose calls wait for the test. */
export function heldCheckout() {
  const ports = {
    compare: heldPort<unknown, OrderRequest & { key: string }>(),
    placeOrder: heldPort<Answered, OrderRequest & { key: string }>(),
    findPlaced: heldPort<Found | null, Attempt>(),
    prove: heldPort<{ popup: PaymentWindow | null } | null, Refused>(),
    rereadRefused: heldPort<unknown, Problem>(),
    rereadPlaced: heldPort<unknown, undefined>(),
  }
  let stored: Draft | null = null
  const machine = checkoutMachine.provide({
    actors: {
      placed,
      compare: ports.compare.logic,
      placeOrder: ports.placeOrder.logic,
      findPlaced: ports.findPlaced.logic,
      prove: ports.prove.logic,
      rereadRefused: ports.rereadRefused.logic,
      rereadPlaced: ports.rereadPlaced.logic,
    },
    actions: {
      keepDraft: (_, { draft }) => {
        stored = draft
      },
      keepAttempt: nothing,
      endAttempt: nothing,
    },
  })
  return {
    machine,
    /** What a reload would find of the draft. */
    storedDraft: () => stored ?? emptyDraft,
    /** Lets a call be answered; false where the event is none of a call. */
    answer({ type, error, output }: CheckoutHappening): boolean {
      const call = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1]
      if (call === undefined) return false
      for (const { calls } of Object.values(ports)) {
        const asked = calls.findLast(({ id }) => id === call)
        if (type.startsWith('xstate.error')) asked?.reject(error)
        else asked?.resolve(output as never)
      }
      return true
    },
  }
}
