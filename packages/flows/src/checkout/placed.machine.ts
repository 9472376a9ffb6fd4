import { type ActorRefFrom, assign, setup } from 'xstate'
import { actionPort } from '../port/index.ts'
import type { Made } from './made.ts'
import { type PaymentWindow, paymentMachine } from './payment.machine.ts'

/** Orders that were just placed. */
export interface PlacedOrders {
  made: Made
  /**
   * Where they are paid, no page where the server named none that can be opened; `later` where this press leads
   * to none; null for cash.
   */
  payment: { page: string | null } | 'later' | null
  /** The window that was opened for the payment. */
  popup: PaymentWindow | null
}

export interface PlacedContext extends Omit<PlacedOrders, 'made'> {
  /** Null until the first is placed. */
  made: Made | null
  /** What this tab went away to pay, a reload or a step back ago. */
  pending: Made | null
}

const placed = setup({
  types: {
    input: {} as { pending: Made | null },
    context: {} as PlacedContext,
    events: {} as
      | { type: 'placed'; orders: PlacedOrders }
      /** What waited is paid by now, or will not be. */
      | { type: 'pending.ended'; isPaid: boolean }
      | { type: 'thanks.closed' },
    children: {} as { payment: 'pay' },
  },
  actors: { pay: paymentMachine },
  actions: {
    remember: assign((_, { orders }: { orders: PlacedOrders }) => orders),
    rememberPending: assign(({ context: { made } }) => ({ pending: made })),
    resumePending: assign(({ context: { pending } }) => ({ made: pending })),
    forgetPending: assign({ pending: null }),
    keepPending: actionPort<{ pending: Made | null }>('placed.keepPending'),
    /** They are placed, and wait for their payment. */
    tellWaiting: actionPort('placed.tellWaiting'),
    /** What was read of the orders is old now. */
    tellOrders: actionPort('placed.tellOrders'),
    close: ({ context: { popup } }) => popup?.close(),
  },
  guards: {
    isLater: (_, { orders }: { orders: PlacedOrders }) => orders.payment === 'later',
    isOnline: (_, { orders }: { orders: PlacedOrders }) => orders.payment !== null,
    isPaid: (_, { isPaid }: { isPaid: boolean }) => isPaid,
    isPending: ({ context }, { isPaid }: { isPaid: boolean }) => isPaid && context.pending !== null,
  },
})

const listening = placed.createStateConfig({
  on: {
    placed: [
      {
        guard: { type: 'isLater', params: ({ event }) => event },
        target: 'idle',
        actions: [
          { type: 'remember', params: ({ event }) => event },
          'close',
          'rememberPending',
          { type: 'keepPending', params: ({ context }) => context },
          'tellWaiting',
        ],
      },
      {
        guard: { type: 'isOnline', params: ({ event }) => event },
        target: 'paying',
        actions: [
          { type: 'remember', params: ({ event }) => event },
          'rememberPending',
          { type: 'keepPending', params: ({ context }) => context },
        ],
      },
      {
        target: 'thanked',
        actions: [{ type: 'remember', params: ({ event }) => event }, 'close'],
      },
    ],
    'pending.ended': [
      {
        guard: { type: 'isPending', params: ({ event }) => event },
        target: 'thanked',
        actions: 'resumePending',
      },
      { actions: ['forgetPending', { type: 'keepPending', params: ({ context }) => context }] },
    ],
  },
})

/** What follows an order that is placed: its payment where it is paid online, then the thanks. */
export const placedMachine = placed.createMachine({
  id: 'placed',
  context: ({ input }) => ({ ...input, made: null, payment: null, popup: null }),
  initial: 'idle',
  states: {
    idle: listening,
    paying: {
      invoke: {
        id: 'payment',
        src: 'pay',
        input: ({ context: { payment, popup, made } }) => {
          if (!made || payment === 'later') throw new Error('There is nothing to pay')
          return { page: payment?.page ?? null, popup, made }
        },
        onDone: [
          { guard: { type: 'isPaid', params: ({ event }) => event.output }, target: 'thanked' },
          { target: 'idle' },
        ],
      },
    },
    thanked: {
      entry: [
        'forgetPending',
        { type: 'keepPending', params: ({ context }) => context },
        'tellOrders',
      ],
      on: { 'thanks.closed': 'idle' },
    },
  },
})

export type PlacedRef = ActorRefFrom<typeof placedMachine>
