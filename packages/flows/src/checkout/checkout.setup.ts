import type { OrderText } from '@shop/contract/order-texts'
import { assign, emit, sendTo, setup } from 'xstate'
import { actionPort, type Problem, port, problemOf } from '../port/index.ts'
import { type Found, isAttemptOf, isPart, isSame, type Lack, type Looked, lackOf } from './found.ts'
import type { Made } from './made.ts'
import {
  type Attempt,
  attemptLifetime,
  type Draft,
  emptyDraft,
  type Goods,
  glance,
  longestWork,
  type OrderRequest,
} from './order.ts'
import type { PaymentWindow } from './payment.machine.ts'
import { type PlacedOrders, placedMachine } from './placed.machine.ts'

export interface CheckoutInput {
  draft: Draft
  /**
   * The attempt that an earlier page, or another tab, has left open; one for the very goods also where they
   * were ordered in another way.
   */
  readAttempt: (goods: readonly Goods[] | null) => Attempt | null
  pending: Made | null
  newKey: () => string
  /** The wall clock, in milliseconds. */
  now: () => number
}

export interface CheckoutContext extends CheckoutInput {
  request: OrderRequest | null
  attempt: Attempt | null
  popup: PaymentWindow | null
  /** Why nothing was placed, or nobody knows. */
  problem: Problem | null
  /** Of what was placed last, some shops' orders are missing. */
  isPart: boolean
}

/** What was refused, and why. */
export interface Refused {
  request: OrderRequest
  problem: Problem
}

/** What a server says of an order that it has placed. */
export type Answered = Pick<PlacedOrders, 'payment'> & Pick<Made, 'ids'>

/** The attempt that is still open. */
const openOf = (
  { attempt, readAttempt, now }: CheckoutContext,
  goods: readonly Goods[] | null = null,
) => {
  const last = attempt ?? readAttempt(goods)
  return last && now() - last.at < attemptLifetime ? last : null
}

/** No definite answer: broken off, too slow, or a fault that may have come after the order. */
export const isUnclear = ({ status }: Pick<Problem, 'status'>) =>
  status === 0 || status === 408 || status === 429 || status >= 500

/** The server is done with it, whatever came of it: nothing arrives later. */
const isOver = (problem: Problem) =>
  !isUnclear(problem) || problem.status === 429 || problem.status === 500

/** What a checkout knows and can do; its machine says when. */
export const checkout = setup({
  types: {
    input: {} as CheckoutInput,
    context: {} as CheckoutContext,
    events: {} as
      | { type: 'address.add' }
      | { type: 'address.edit' }
      | { type: 'address.change' }
      | { type: 'address.closed' }
      | { type: 'address.chosen'; address: number }
      | { type: 'payment.chosen'; payment: string }
      | { type: 'coupon.applied'; coupon: string }
      | { type: 'coupon.removed' }
      | { type: 'text.changed'; name: OrderText; text: string }
      | { type: 'place'; request: OrderRequest; popup: PaymentWindow | null }
      /** Something may tell by now whether an attempt has gone through: the cart is another one. */
      | { type: 'look' }
      /** Pressed before all of it was there. */
      | { type: 'place.incomplete'; lacks: 'shop' | 'address' },
    emitted: {} as
      | { type: 'shopMissing' }
      /** An order whose answer was lost is there; null: all of it. */
      | { type: 'found'; lacks: Lack | null }
      /** An order that was in doubt was not placed, and nobody has pressed for it again. */
      | { type: 'earlierMissing'; attempt: Attempt | null },
    tags: {} as 'busy' | 'rereading' | 'looking',
    children: {} as { placed: 'placed' },
  },
  actors: {
    placed: placedMachine,
    /** Reads everything again that an order is made of; rejects when it is not what is shown. */
    compare: port<unknown, OrderRequest & { key: string }>('checkout.compare'),
    /** Places it; answers where it is paid. */
    placeOrder: port<Answered, OrderRequest & { key: string }>('checkout.placeOrder'),
    /** What an attempt has placed; null: nothing. */
    findPlaced: port<Found | null, Attempt>('checkout.findPlaced'),
    /**
     * Lets the shopper do away with the reason of a refusal, then gives the window of the next try;
     * null when that cannot be, or was not done.
     */
    prove: port<{ popup: PaymentWindow | null } | null, Refused>('checkout.prove'),
    /** What the shop refuses may have another price, stock or address by now. */
    rereadRefused: port<unknown, Problem>('checkout.rereadRefused'),
    /** Cart and orders are other ones now. */
    rereadPlaced: port<unknown, undefined>('checkout.rereadPlaced'),
  },
  actions: {
    keepDraft: actionPort<{ draft: Draft | null }>('checkout.keepDraft'),
    keepAttempt: actionPort<{ attempt: Attempt | null }>('checkout.keepAttempt'),
    /** It is known what became of an attempt: these orders are its own, and no other attempt's. */
    endAttempt: actionPort<{ attempt: Attempt | null; made: Made }>('checkout.endAttempt'),
    change: assign(({ context }, part: Partial<Draft>) => ({
      draft: { ...context.draft, ...part },
    })),
    /** What is left to be ordered is said of it, too. */
    forgetDraft: assign(({ context: { isPart, draft } }) => ({
      draft: isPart ? draft : emptyDraft,
      isPart: false,
    })),
    remember: assign((_, { request, popup }: Pick<CheckoutContext, 'request' | 'popup'>) => ({
      request,
      popup,
      problem: null,
    })),
    /** The same order goes on under its key. */
    begin: assign(({ context }) => {
      const { request, now } = context
      const open = openOf(context, request?.goods)
      const again = isAttemptOf(open, request) ? open : null
      return {
        attempt: request && {
          key: again?.key ?? context.newKey(),
          earlier: again?.earlier ?? (open ? [...open.earlier, open.key] : []),
          order: request.order,
          goods: request.goods,
          payable: request.payable,
          newest: open ? open.newest : request.newest,
          at: open ? open.at : now(),
          isUnclear: open?.isUnclear ?? false,
          arrivesUntil: now() + longestWork,
          earlierUntil: open?.arrivesUntil ?? 0,
        },
      }
    }),
    /** From now on it may arrive: what was read before it was sent took its time. */
    markSent: assign(({ context: { attempt, now } }) => ({
      attempt: attempt && { ...attempt, arrivesUntil: now() + longestWork },
    })),
    markUnclear: assign(({ context: { attempt, problem } }) => ({
      attempt: attempt && {
        ...attempt,
        isUnclear: true,
        arrivesUntil: problem && isOver(problem) ? attempt.earlierUntil : attempt.arrivesUntil,
      },
    })),
    /** Another tab's is looked for like one's own. */
    adoptAttempt: assign(({ context }, { goods }: { goods: readonly Goods[] | null }) => ({
      attempt: openOf(context, goods),
    })),
    forgetAttempt: assign({ attempt: null }),
    rememberProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    forgetProblem: assign({ problem: null }),
    closeWindow: ({ context: { popup } }) => popup?.close(),
    forgetWindow: assign({ popup: null }),
    tellShopMissing: emit({ type: 'shopMissing' }),
    tellFound: emit(({ context }, looked: Looked) => ({
      type: 'found',
      lacks: lackOf(context, looked),
    })),
    rememberPart: assign(({ context }, looked: Looked) => ({ isPart: isPart(context, looked) })),
    tellMissing: emit(({ context: { attempt } }) => ({ type: 'earlierMissing', attempt })),
    handOver: sendTo(
      'placed',
      ({ context: { popup } }, { made, payment }: Pick<Found, 'made' | 'payment'>) => ({
        type: 'placed',
        orders: { made, payment, popup },
      }),
    ),
  },
  delays: { glance },
  guards: {
    lacks: (_, { lacks, what }: { lacks: 'shop' | 'address'; what: 'shop' | 'address' }) =>
      lacks === what,
    isToCompare: (_, { request }: { request: OrderRequest | null }) => request?.isChecked === false,
    /** A refusal after an unclear try may only say that the cart is empty by now. */
    wasUnclear: ({ context }) => context.attempt?.isUnclear === true,
    isUnclear: (_, { error }: { error: unknown }) => isUnclear(problemOf(error)),
    /** A refusal says nothing of what was sent before it and may still arrive. */
    staysUnclear: ({ context: { attempt, problem, now } }) =>
      problem !== null && (isUnclear(problem) || now() < (attempt?.earlierUntil ?? 0)),
    /** What becomes of the open attempt is not known: it is looked for before another is sent. */
    isInDoubt: ({ context }, { goods }: { goods: readonly Goods[] | null }) =>
      openOf(context, goods)?.isUnclear === true,
    isFound: (_, { found }: { found: Found | null }) => found !== null,
    /** What was found is the very order that is pressed. */
    isFoundSame: ({ context: { attempt, request } }, { found }: { found: Found | null }) =>
      found !== null && !found.isEarlier && isAttemptOf(attempt, request),
    /** What was not found does not arrive any more. */
    isTooLate: ({ context: { attempt, now } }) => now() >= (attempt?.arrivesUntil ?? 0),
    /** What is pressed is something else than what was in doubt. */
    isOther: ({ context: { attempt, request } }) => !isSame(attempt?.goods, request?.goods),
    isProven: (_, { proof }: { proof: unknown }) => proof !== null,
  },
})
