import { heldPort } from '../testing/held-port.ts'
import { checkoutMachine } from './checkout.machine.ts'
import { type Draft, emptyDraft, type OrderRequest, type Refused } from './checkout.setup.ts'
import { actorIds, type CheckoutHappening } from './checkout.walk.ts'
import { connectPlaced } from './connect-checkout.ts'
import type { PaymentWindow } from './payment.machine.ts'
import type { PlacedOrders } from './placed.machine.ts'

const nothing = () => undefined

/** What follows a placed order, for walks: nobody pays. */
const placed = connectPlaced({
  watch: async () => ({ kind: 'paid' }),
  readBack: async () => true,
  leave: nothing,
  tellUnopened: nothing,
  keepPending: nothing,
  tellOrders: nothing,
})

/** A checkout whose calls wait for the test. */
export function heldCheckout() {
  const ports = {
    comparing: heldPort<unknown, OrderRequest>(),
    placing: heldPort<PlacedOrders['payment'], OrderRequest & { key: string }>(),
    lookingUp: heldPort<readonly number[] | null, void>(),
    proving: heldPort<{ popup: PaymentWindow | null } | null, Refused>(),
  }
  let stored: Draft | null = null
  const machine = checkoutMachine.provide({
    actors: {
      placed,
      compare: ports.comparing.logic,
      placeOrder: ports.placing.logic,
      readCart: ports.lookingUp.logic,
      prove: ports.proving.logic,
    },
    actions: {
      keepDraft: (_, { draft }) => {
        stored = draft
      },
      keepAttempt: nothing,
      rereadPlaced: nothing,
      rereadRefused: nothing,
    },
  })
  return {
    machine,
    /** What a reload would find of the draft. */
    storedDraft: () => stored ?? emptyDraft,
    /** Lets a call be answered; false where the event is none of a call. */
    answer({ type, error, output }: CheckoutHappening): boolean {
      for (const [name, port] of Object.entries(ports)) {
        if (!type.endsWith(actorIds[name as keyof typeof actorIds])) continue
        if (type.startsWith('xstate.error')) port.last()?.reject(error)
        else port.last()?.resolve(output as never)
        return true
      }
      return false
    },
  }
}
