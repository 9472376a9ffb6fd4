import { type ActorRefFrom, assign, setup } from 'xstate'
import { actionPort, port } from '../port/index.ts'
import type { Made } from './made.ts'

/** The window in which a gateway's page is open (decision 018). */
export interface PaymentWindow {
  go: (address: string) => void
  close: () => void
  focus: () => void
  isClosed: () => boolean
  /** Where it is; null while it is on another origin, where nobody may look. */
  location: () => URL | null
}

/** How a payment's window ended, as far as it could be seen. */
export type PaymentEnd = { kind: 'paid' } | { kind: 'cancelled'; reason: string | null }

/** What an open window says of a payment that did not go through. */
export interface PaymentRefusal {
  /** The gateway's own words, where it said any. */
  reason: string | null
}

/** Follows a window: told when it says that the payment did not go through, and null when it is begun again there. */
export type TellRefusal = (refusal: PaymentRefusal | null) => void

export interface PaymentInput {
  /** The gateway's page; null where the server named none that can be opened. */
  page: string | null
  /** Opened in answer to the press; null where the page takes the place of this one. */
  popup: PaymentWindow | null
  /** The orders that are paid together. */
  made: Made
}

export interface PaymentContext extends PaymentInput {
  /** The gateway's own words, where it said any. */
  reason: string | null
  /** While the window is still open. */
  refusal: PaymentRefusal | null
  isPaid: boolean
}

const payment = setup({
  types: {
    input: {} as PaymentInput,
    context: {} as PaymentContext,
    events: {} as
      /** Brings the window to the front. */
        | { type: 'show' }
        /** Closes it: counts as cancelled. */
        | { type: 'stop' }
        | { type: 'again'; popup: PaymentWindow | null }
        /** Asks once more whether it is paid. */
        | { type: 'look' }
        | { type: 'dismiss' }
        | { type: 'refused'; refusal: PaymentRefusal | null },
    output: {} as { isPaid: boolean },
    tags: {} as 'waiting',
  },
  actors: {
    watch: port<PaymentEnd, { popup: PaymentWindow; made: Made; tell: TellRefusal }>(
      'payment.watch',
    ),
    /** Reads back whether it is paid: a window says little, and nothing from another origin. */
    readBack: port<boolean, { made: Made }>('payment.readBack'),
  },
  actions: {
    leave: actionPort<{ page: string }>('payment.leave'),
    tellUnopened: actionPort('payment.tellUnopened'),
    open: ({ context: { popup, page } }) => popup?.go(page ?? ''),
    close: ({ context: { popup } }) => popup?.close(),
    focus: ({ context: { popup } }) => popup?.focus(),
    rememberWindow: assign((_, { popup }: { popup: PaymentWindow | null }) => ({ popup })),
    rememberRefusal: assign((_, { refusal }: { refusal: PaymentRefusal | null }) => ({ refusal })),
    rememberPaid: assign({ isPaid: true }),
    rememberReason: assign((_, { reason }: { reason: string | null }) => ({ reason })),
  },
  guards: {
    hasPage: ({ context }) => context.page !== null,
    hasWindow: ({ context }) => context.popup !== null,
    isPaid: (_, { paid }: { paid: boolean }) => paid,
  },
})

const waiting = payment.createStateConfig({
  tags: 'waiting',
  entry: ['open', { type: 'rememberRefusal', params: { refusal: null } }],
  invoke: {
    src: 'watch',
    input: ({ context: { popup, made }, self }) => {
      if (!popup) throw new Error('There is no window to watch')
      return { popup, made, tell: (refusal) => self.send({ type: 'refused', refusal }) }
    },
    onDone: [
      {
        guard: { type: 'isPaid', params: ({ event }) => ({ paid: event.output.kind === 'paid' }) },
        target: 'paid',
      },
      {
        target: 'readingBack',
        actions: {
          type: 'rememberReason',
          params: ({ event: { output } }) => ({
            reason: output.kind === 'cancelled' ? output.reason : null,
          }),
        },
      },
    ],
    onError: 'readingBack',
  },
  on: {
    show: { actions: 'focus' },
    stop: { actions: 'close' },
    refused: { actions: { type: 'rememberRefusal', params: ({ event }) => event } },
  },
})

const asksBack = payment.createStateConfig({
  invoke: {
    src: 'readBack',
    input: ({ context: { made } }) => ({ made }),
    onDone: [
      {
        guard: { type: 'isPaid', params: ({ event }) => ({ paid: event.output }) },
        target: '#payment.paid',
      },
      { target: '#payment.cancelled' },
    ],
    // It may be paid: whoever is told otherwise pays twice.
    onError: '#payment.unknown',
  },
})

/** Paying at a gateway: beside this page where there is room, else in its place (decision 018). */
export const paymentMachine = payment.createMachine({
  id: 'payment',
  context: ({ input }) => ({ ...input, reason: null, refusal: null, isPaid: false }),
  output: ({ context: { isPaid } }) => ({ isPaid }),
  initial: 'going',
  states: {
    going: {
      always: [{ guard: 'hasWindow', target: 'beside' }, { target: 'instead' }],
    },
    beside: {
      always: [
        { guard: 'hasPage', target: 'waiting' },
        { target: 'over', actions: ['close', 'tellUnopened'] },
      ],
    },
    instead: {
      always: [
        {
          guard: 'hasPage',
          target: 'over',
          actions: { type: 'leave', params: ({ context }) => ({ page: context.page ?? '' }) },
        },
        { target: 'over', actions: 'tellUnopened' },
      ],
    },
    waiting,
    readingBack: { ...asksBack, tags: 'waiting' },
    unknown: {
      initial: 'told',
      states: { told: { on: { look: 'asking' } }, asking: asksBack },
      on: { dismiss: 'over' },
    },
    cancelled: {
      on: {
        look: 'readingBack',
        again: {
          target: 'going',
          actions: { type: 'rememberWindow', params: ({ event }) => event },
        },
        dismiss: 'over',
      },
    },
    paid: { type: 'final', entry: 'rememberPaid' },
    over: { type: 'final' },
  },
})

export type PaymentRef = ActorRefFrom<typeof paymentMachine>
