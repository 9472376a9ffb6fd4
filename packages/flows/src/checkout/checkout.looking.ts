/** What became of an order whose answer was lost: the orders tell, and nothing else (decision 049). */
import { type CheckoutContext, checkout } from './checkout.setup.ts'
import type { Found } from './found.ts'
import type { Attempt } from './order.ts'

/** The attempt that is looked for. */
const inDoubt = ({ context: { attempt } }: { context: { attempt: Attempt | null } }) => {
  if (!attempt) throw new Error('No attempt is open')
  return attempt
}

interface Looked {
  event: { output: Found | null }
}

const found = ({ event: { output } }: Looked): Found => {
  if (!output) throw new Error('Nothing was found')
  return output
}

/** What the guards of a look are asked. */
const asked = { params: ({ event }: Looked) => ({ found: event.output }) }

/** Whoever looked for it tells: one that was left meanwhile has told nobody, and ends nothing. */
const end = {
  type: 'endAttempt',
  params: (looked: Looked & { context: CheckoutContext }) => ({
    attempt: looked.context.attempt,
    made: found(looked).made,
  }),
} as const

const kept = ({ context }: { context: CheckoutContext }) => context

/** Says what of the wish is not in it, and keeps what is said of the rest. */
const tell = (isPressed: boolean) => {
  const params = (looked: Looked) => ({ found: found(looked), isPressed })
  return [
    { type: 'tellFound', params },
    { type: 'rememberPart', params },
  ] as const
}

/** It is there, and goes on where the answer would have led. */
const goesOn = {
  target: 'placed',
  actions: [{ type: 'handOver', params: found }, ...tell(true), end],
} as const

/** It is there, and nobody has pressed for it now: no page of a payment takes the place of this one. */
const handOverLater = {
  type: 'handOver',
  params: (looked: Looked): Pick<Found, 'made' | 'payment'> => {
    const { made, payment } = found(looked)
    return { made, payment: payment && 'later' }
  },
} as const

/** Whether an attempt that an earlier page, or an earlier press, has left open went through. */
export const lookingBack = checkout.createStateConfig({
  tags: ['busy', 'looking'],
  invoke: {
    src: 'findPlaced',
    input: inDoubt,
    onDone: [
      {
        guard: { type: 'isFound', ...asked },
        target: 'placed',
        actions: [handOverLater, ...tell(false), end],
      },
      {
        guard: 'isTooLate',
        target: 'filling',
        actions: ['tellMissing', 'forgetAttempt', { type: 'keepAttempt', params: kept }],
      },
      { target: 'filling' },
    ],
    onError: {
      target: 'filling.unclear',
      actions: { type: 'rememberProblem', params: ({ event }) => event },
    },
  },
})

/** Pressed again while nobody knows: only what was not placed is sent. */
export const lookingFirst = checkout.createStateConfig({
  tags: ['busy', 'looking'],
  invoke: {
    src: 'findPlaced',
    input: inDoubt,
    onDone: [
      { guard: { type: 'isFoundSame', ...asked }, ...goesOn },
      {
        guard: { type: 'isFound', ...asked },
        target: 'placed',
        actions: [handOverLater, ...tell(true), end],
      },
      {
        guard: 'isOther',
        target: 'checking',
        actions: ['tellMissing', 'begin', { type: 'keepAttempt', params: kept }],
      },
      { target: 'checking', actions: ['begin', { type: 'keepAttempt', params: kept }] },
    ],
    onError: {
      target: 'lookedInVain',
      actions: [{ type: 'rememberProblem', params: ({ event }) => event }, 'closeWindow'],
    },
  },
})

/** A quick answer would leave the page as it was, and the press would seem to do nothing. */
export const lookedInVain = checkout.createStateConfig({
  tags: ['busy', 'looking'],
  after: { glance: 'filling.unclear' },
})

const remainsUnclear = [
  {
    guard: 'staysUnclear',
    target: 'filling.unclear',
    actions: ['markUnclear', { type: 'keepAttempt', params: kept }, 'closeWindow'],
  },
  { target: 'proving' },
] as const

/** No definite answer: the orders are read before anything is said. */
export const lookingUp = checkout.createStateConfig({
  tags: ['busy', 'looking'],
  invoke: {
    src: 'findPlaced',
    input: inDoubt,
    onDone: [{ guard: { type: 'isFound', ...asked }, ...goesOn }, ...remainsUnclear],
    onError: remainsUnclear,
  },
})
