/** What became of an order whose answer was lost: the orders tell, and nothing else (decision 049). */
import { type Attempt, checkout, lostOrders } from './checkout.setup.ts'

/** The attempt that orders are counted for. */
const inDoubt = ({ context: { attempt } }: { context: { attempt: Attempt | null } }) => {
  if (!attempt) throw new Error('No attempt is open')
  return attempt
}

/** Its orders are there. */
const isFound = {
  guard: {
    type: 'isPlaced',
    params: ({ event }: { event: { output: number } }) => ({ count: event.output }),
  },
  target: 'placed',
  actions: {
    type: 'handOver',
    params: ({
      context,
      event,
    }: {
      context: { attempt: Attempt | null }
      event: { output: number }
    }) => lostOrders(context.attempt?.order.payment_method ?? 'cash', event.output),
  },
} as const

/** Whether an attempt that an earlier page, or an earlier press, has left open went through. */
export const lookingBack = checkout.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'countPlaced',
    input: inDoubt,
    onDone: [isFound, { target: 'filling' }],
    onError: {
      target: 'filling.unclear',
      actions: { type: 'rememberProblem', params: ({ event }) => event },
    },
  },
})

/** Pressed again while nobody knows: only what was not placed is sent. */
export const lookingFirst = checkout.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'countPlaced',
    input: inDoubt,
    onDone: [
      isFound,
      {
        target: 'checking',
        actions: ['begin', { type: 'keepAttempt', params: ({ context }) => context }],
      },
    ],
    onError: {
      target: 'filling.unclear',
      actions: [{ type: 'rememberProblem', params: ({ event }) => event }, 'closeWindow'],
    },
  },
})

const remainsUnclear = [
  {
    guard: 'staysUnclear',
    target: 'filling.unclear',
    actions: ['markUnclear', 'closeWindow'],
  },
  { target: 'proving' },
] as const

/** No definite answer: the orders are read before anything is said. */
export const lookingUp = checkout.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'countPlaced',
    input: inDoubt,
    onDone: [isFound, ...remainsUnclear],
    onError: remainsUnclear,
  },
})
