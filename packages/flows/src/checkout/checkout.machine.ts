import type { ActorRefFrom, EventFromLogic, SnapshotFrom } from 'xstate'
import { lookedInVain, lookingBack, lookingFirst, lookingUp } from './checkout.looking.ts'
import { checking, placing, proving } from './checkout.sending.ts'
import { checkout } from './checkout.setup.ts'

/** The dialogs of the address, one at a time. */
const address = checkout.createStateConfig({
  initial: 'closed',
  states: { closed: {}, adding: {}, editing: {}, choosing: {} },
  on: {
    'address.add': '.adding',
    'address.edit': '.editing',
    'address.change': '.choosing',
    'address.closed': '.closed',
    'address.chosen': '.closed',
    'place.incomplete': {
      guard: { type: 'lacks', params: ({ event }) => ({ lacks: event.lacks, what: 'address' }) },
      target: '.adding',
    },
  },
})

/** What is said of the order; stored over reload, Back and a new login. */
const draft = checkout.createStateConfig({
  on: {
    'address.chosen': {
      actions: [
        { type: 'change', params: ({ event }) => ({ address: event.address }) },
        { type: 'keepDraft', params: ({ context }) => context },
      ],
    },
    'payment.chosen': {
      actions: [
        { type: 'change', params: ({ event }) => ({ payment: event.payment }) },
        { type: 'keepDraft', params: ({ context }) => context },
      ],
    },
    'coupon.applied': {
      actions: [
        { type: 'change', params: ({ event }) => ({ coupon: event.coupon }) },
        { type: 'keepDraft', params: ({ context }) => context },
      ],
    },
    'coupon.removed': {
      actions: [
        { type: 'change', params: { coupon: '' } },
        { type: 'keepDraft', params: ({ context }) => context },
      ],
    },
    'text.changed': {
      actions: [
        { type: 'change', params: ({ event }) => ({ [event.name]: event.text }) },
        { type: 'keepDraft', params: ({ context }) => context },
      ],
    },
  },
})

/** Nothing is pressed: only what was ordered in this way is looked for. */
const nothingPressed = { params: { goods: null } } as const
const ownInDoubt = { type: 'isInDoubt', ...nothingPressed } as const
const adoptOwn = { type: 'adoptAttempt', ...nothingPressed } as const

/** What was wrong may be right now: its words go, and with them the states that carry them. */
const forgiven = { target: '.clean', actions: 'forgetProblem' } as const

const filling = checkout.createStateConfig({
  initial: 'clean',
  states: {
    clean: {},
    /** Nothing was placed, and the server said why. */
    refused: {
      initial: 'rereading',
      states: {
        /** What stands on the page may be what was refused: it is not ordered again. */
        rereading: {
          tags: 'rereading',
          invoke: {
            src: 'rereadRefused',
            input: ({ context: { problem } }) => {
              if (!problem) throw new Error('Nothing was refused')
              return problem
            },
            onDone: 'reread',
            onError: 'reread',
          },
          on: { place: {} },
        },
        reread: {},
      },
    },
    /** Nobody knows: the next try looks first, and the same order uses the same key. */
    unclear: {},
  },
  on: {
    place: [
      {
        guard: { type: 'isInDoubt', params: ({ event }) => event.request },
        target: 'lookingFirst',
        actions: [
          { type: 'adoptAttempt', params: ({ event }) => event.request },
          { type: 'remember', params: ({ event }) => event },
        ],
      },
      {
        target: 'checking',
        actions: [
          { type: 'remember', params: ({ event }) => event },
          'begin',
          { type: 'keepAttempt', params: ({ context }) => context },
        ],
      },
    ],
    look: { guard: ownInDoubt, target: 'lookingBack', actions: adoptOwn },
    'place.incomplete': {
      guard: { type: 'lacks', params: ({ event }) => ({ lacks: event.lacks, what: 'shop' }) },
      actions: 'tellShopMissing',
    },
    'address.chosen': forgiven,
    'payment.chosen': forgiven,
    'coupon.removed': forgiven,
  },
})

const order = checkout.createStateConfig({
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: ownInDoubt, target: 'lookingBack', actions: adoptOwn },
        { target: 'filling' },
      ],
    },
    lookingBack,
    filling,
    lookingFirst,
    lookedInVain,
    checking,
    placing,
    lookingUp,
    proving,
    /** What follows is the placed orders' own; another order can be begun. */
    placed: {
      entry: [
        'forgetWindow',
        'forgetAttempt',
        { type: 'keepAttempt', params: ({ context }) => context },
        {
          type: 'keepDraft',
          params: ({ context: { isPart, draft: said } }) => ({ draft: isPart ? said : null }),
        },
        'forgetDraft',
      ],
      // Until the page shows what is left, it shows what was just ordered: that is not ordered again.
      tags: 'busy',
      invoke: { src: 'rereadPlaced', onDone: 'filling', onError: 'filling' },
    },
  },
})

/**
 * Ordering what is in a cart (specification.md section 4): address, payment, code and note; the
 * order, once however often it is pressed; then its payment and the thanks.
 */
export const checkoutMachine = checkout.createMachine({
  id: 'checkout',
  context: ({ input }) => ({
    ...input,
    request: null,
    attempt: null,
    popup: null,
    problem: null,
    isPart: false,
  }),
  invoke: {
    id: 'placed',
    src: 'placed',
    input: ({ context: { pending } }) => ({ pending }),
  },
  type: 'parallel',
  states: { address, draft, order },
})

export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>
export type CheckoutEvent = EventFromLogic<typeof checkoutMachine>
export type CheckoutRef = ActorRefFrom<typeof checkoutMachine>
