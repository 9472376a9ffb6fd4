/** An order on its way to the server: compared, sent, and what the server wants to see proven first. */
import { type Answered, type CheckoutContext, checkout } from './checkout.setup.ts'
import type { Made } from './made.ts'

/** A server that does not compare is asked for everything again first (decision 026). */
export const checking = checkout.createStateConfig({
  initial: 'deciding',
  tags: 'busy',
  states: {
    deciding: {
      always: [
        { guard: { type: 'isToCompare', params: ({ context }) => context }, target: 'comparing' },
        { target: '#checkout.order.placing' },
      ],
    },
    comparing: {
      invoke: {
        src: 'compare',
        input: ({ context: { request, attempt } }) => {
          if (!request || !attempt) throw new Error('There is nothing to compare')
          return { ...request, key: attempt.key }
        },
        onDone: '#checkout.order.placing',
        onError: [
          {
            guard: 'wasUnclear',
            target: '#checkout.order.lookingUp',
            actions: { type: 'rememberProblem', params: ({ event }) => event },
          },
          {
            target: '#checkout.order.proving',
            actions: { type: 'rememberProblem', params: ({ event }) => event },
          },
        ],
      },
    },
  },
})

const madeOf = ({ request, attempt }: CheckoutContext, { ids }: Answered): Made => {
  const count = request?.order.shop_ids.length ?? 0
  return ids ? { count, ids } : { count, ids, after: attempt?.newest ?? null }
}

export const placing = checkout.createStateConfig({
  tags: 'busy',
  entry: ['markSent', { type: 'keepAttempt', params: ({ context }) => context }],
  invoke: {
    src: 'placeOrder',
    input: ({ context: { request, attempt } }) => {
      if (!request || !attempt) throw new Error('There is nothing to place')
      return { ...request, key: attempt.key }
    },
    onDone: {
      target: 'placed',
      actions: [
        {
          type: 'handOver',
          params: ({ context, event }) => ({
            made: madeOf(context, event.output),
            payment: event.output.payment,
          }),
        },
        {
          type: 'endAttempt',
          params: ({ context, event }) => ({
            attempt: context.attempt,
            made: madeOf(context, event.output),
          }),
        },
      ],
    },
    onError: [
      {
        guard: { type: 'isUnclear', params: ({ event }) => event },
        target: 'lookingUp',
        actions: { type: 'rememberProblem', params: ({ event }) => event },
      },
      {
        guard: 'wasUnclear',
        target: 'lookingUp',
        actions: { type: 'rememberProblem', params: ({ event }) => event },
      },
      {
        target: 'proving',
        actions: { type: 'rememberProblem', params: ({ event }) => event },
      },
    ],
  },
})

/** Refused; the shopper may be able to do away with the reason, and it goes on by itself. */
export const proving = checkout.createStateConfig({
  tags: 'busy',
  // A window would stand before what the shopper is asked.
  entry: [
    'closeWindow',
    'forgetAttempt',
    { type: 'keepAttempt', params: ({ context }) => context },
  ],
  invoke: {
    src: 'prove',
    input: ({ context: { request, problem } }) => {
      if (!request || !problem) throw new Error('Nothing was refused')
      return { request, problem }
    },
    onDone: [
      {
        guard: { type: 'isProven', params: ({ event }) => ({ proof: event.output }) },
        target: 'checking',
        actions: [
          {
            type: 'remember',
            params: ({ context, event }) => ({
              request: context.request,
              popup: event.output?.popup ?? null,
            }),
          },
          'begin',
          { type: 'keepAttempt', params: ({ context }) => context },
        ],
      },
      { target: 'filling.refused' },
    ],
    onError: 'filling.refused',
  },
})
