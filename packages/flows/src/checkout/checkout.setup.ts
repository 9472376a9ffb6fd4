import type { Address, CartShop, PlaceOrder, Totals } from '@shop/contract'
import { assign, emit, sendTo, setup } from 'xstate'
import { actionPort, type Problem, port, problemOf } from '../port/index.ts'
import type { Made } from './made.ts'
import type { PaymentWindow } from './payment.machine.ts'
import { type PlacedOrders, placedMachine } from './placed.machine.ts'

/** What of an order stands on the page: goods by shop, what they come to, and where they go. */
export interface Shown {
  shops: readonly CartShop[]
  totals: Totals
  address: Address | undefined
}

/** What a shopper has said about an order that is not placed yet. */
export interface Draft {
  /** The address that was chosen; null for the default one. */
  address: number | null
  /** The name of the method that was chosen; null for the first. */
  payment: string | null
  coupon: string
  note: string
}

export const emptyDraft: Draft = { address: null, payment: null, coupon: '', note: '' }

/** How much of which product one shop is to deliver, by the product's id. */
export type Goods = Readonly<Record<string, number>>

/** An order as it is sent, and the page that it was read from. */
export interface OrderRequest {
  order: PlaceOrder
  /** Null where nothing is compared. */
  shown: Shown | null
  /** What is ordered, shop by shop. */
  goods: readonly Goods[]
  /** What it comes to; null: not known. */
  payable: number | null
  /** The server compares the two itself (decision 026). */
  isChecked: boolean
  /** The id of the newest order there was when this one was pressed, 0 for none; null: not known. */
  newest: number | null
}

/** A try to place an order whose end is not known yet. */
export interface Attempt {
  /** The Idempotency-Key: the server makes one order of it, however often it is sent. */
  key: string
  /** Those of earlier tries whose answer never came, with another note or payment. */
  earlier: readonly string[]
  /** What is sent under the key; something else is sent under another. */
  order: PlaceOrder
  /** What is ordered, shop by shop. */
  goods: readonly Goods[]
  /** What it comes to; null: not known. */
  payable: number | null
  /** What it has placed are orders above this id; null: it was not known. */
  newest: number | null
  /** When it was first pressed, in milliseconds. */
  at: number
  /** The answer did not come: it may have gone through. */
  isUnclear: boolean
  /** Until then what was sent last may still reach the orders; in milliseconds. */
  arrivesUntil: number
  /** The same of what was sent before that. */
  earlierUntil: number
}

/** So long a server may work on an order whose answer nobody waits for any more; ms. */
const longestWork = 45_000

/** After so long, newer orders say nothing about it any more; ms. */
export const attemptLifetime = 15 * 60_000

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

/** What was found to be placed by an attempt. */
export interface Found extends Omit<PlacedOrders, 'popup'> {
  /** What the orders hold; null: what was sent, as servers see to that know keys. */
  goods: readonly Goods[] | null
  /** An earlier try has made them, with another note, payment or address than the last. */
  isEarlier: boolean
}

/** The attempt that is still open. */
const openOf = (
  { attempt, readAttempt, now }: CheckoutContext,
  goods: readonly Goods[] | null = null,
) => {
  const last = attempt ?? readAttempt(goods)
  return last && now() - last.at < attemptLifetime ? last : null
}

const isSame = <What>(one: What, other: What) => JSON.stringify(one) === JSON.stringify(other)

const sorted = (goods: readonly Goods[] | undefined) =>
  goods?.map((one) => JSON.stringify(one)).toSorted()

/** Whether they are the same, in whatever order the shops stand. */
const isSameSet = (one: readonly Goods[] | undefined, other: readonly Goods[] | undefined) =>
  isSame(sorted(one), sorted(other))

type Wishes = Pick<CheckoutContext, 'attempt' | 'request' | 'draft'>

export interface Looked {
  found: Found
  /** The shopper has pressed, and waits for what is on the page. */
  isPressed: boolean
}

/** What is wished for: what is pressed, else what was. */
const wantedOf = ({ attempt, request }: Wishes, { isPressed }: Looked) =>
  isPressed ? request : attempt

const isPart = (wishes: Wishes, looked: Looked) =>
  looked.found.made.count < (wantedOf(wishes, looked)?.goods.length ?? 0)

/** Whether a draft says something else than was sent. */
const isChanged = ({ note, payment, address }: Draft, order: PlaceOrder | undefined) =>
  note.trim() !== (order?.note ?? '') ||
  (payment !== null && payment !== order?.payment_method) ||
  (address !== null && address !== order?.address_id)

/**
 * What of a wish is not in what was found: some shops' orders, what is pressed now (an earlier order was
 * found), or what was changed after it was first sent.
 */
export type Lack = 'part' | 'wish' | 'changes'

function lackOf(wishes: Wishes, looked: Looked): Lack | null {
  const { attempt, draft } = wishes
  const { found, isPressed } = looked
  const wanted = wantedOf(wishes, looked)
  if (isPart(wishes, looked)) return 'part'
  if (isPressed && !isSameSet(found.goods ?? attempt?.goods, wanted?.goods)) return 'wish'
  const isOther = isPressed
    ? !isSame(attempt?.order, wanted?.order)
    : isChanged(draft, attempt?.order)
  return found.isEarlier || isOther ? 'changes' : null
}

/** Whether an attempt is the very order that is pressed: a cart's goods are not in what is sent. */
const isAttemptOf = (attempt: Attempt | null, request: OrderRequest | null) =>
  isSame(attempt?.order, request?.order) && isSame(attempt?.goods, request?.goods)

/** What an attempt has placed whose answer is lost for good: the page of its payment was in it. */
export const lostOrders = (
  method: string,
  made: Made,
  goods: readonly Goods[] | null = null,
): Found => ({
  made,
  payment: method === 'cash' ? null : 'later',
  goods,
  isEarlier: false,
})

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
      | { type: 'note.changed'; note: string }
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
    tags: {} as 'busy' | 'rereading',
    children: {} as { placed: 'placed' },
  },
  actors: {
    placed: placedMachine,
    /** Reads everything again that an order is made of; rejects when it is not what is shown. */
    compare: port<unknown, OrderRequest>('checkout.compare'),
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
  },
  actions: {
    keepDraft: actionPort<{ draft: Draft | null }>('checkout.keepDraft'),
    keepAttempt: actionPort<{ attempt: Attempt | null }>('checkout.keepAttempt'),
    /** It is known what became of an attempt: these orders are its own, and no other attempt's. */
    endAttempt: actionPort<{ attempt: Attempt | null; made: Made }>('checkout.endAttempt'),
    /** Cart and orders are other ones now. */
    rereadPlaced: actionPort('checkout.rereadPlaced'),
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
