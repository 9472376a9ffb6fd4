/** What the walks of the checkout share: through the machine alone, and through its view. */
import type { OrderText } from '@shop/contract/order-texts'
import { ProblemError } from '../port/index.ts'
import type { Samples } from '../testing/walk.ts'
import type { CheckoutEvent, CheckoutSnapshot } from './checkout.machine.ts'
import { request } from './checkout.poses.ts'
import { lostOrders } from './found.ts'
import type { OrderRequest } from './order.ts'

export interface CheckoutHappening {
  type: string
  request?: OrderRequest
  name?: OrderText
  text?: string
  lacks?: 'shop' | 'address'
  error?: unknown
  output?: unknown
}

/** The calls to the server and the shopper, as the machine names them. */
export const actorIds = {
  comparing: '0.checkout.order.checking.comparing',
  placing: '0.checkout.order.placing',
  lookingBack: '0.checkout.order.lookingBack',
  lookingFirst: '0.checkout.order.lookingFirst',
  lookingUp: '0.checkout.order.lookingUp',
  proving: '0.checkout.order.proving',
  rereading: '0.checkout.order.filling.refused.rereading',
  placed: '0.checkout.order.placed',
}
const done = (call: keyof typeof actorIds, output: unknown): CheckoutHappening => ({
  type: `xstate.done.actor.${actorIds[call]}`,
  output,
})
const fails = (
  call: keyof typeof actorIds,
  status: number,
  message: string,
): CheckoutHappening => ({
  type: `xstate.error.actor.${actorIds[call]}`,
  error: new ProblemError({ status, message, errors: {} }),
})

const unreachable = 'The shop cannot be reached. Check your connection and try again.'

/** The same goods with a note, and other goods: what an earlier press has placed may be another order. */
const noted: OrderRequest = { ...request, order: { ...request.order, note: 'Ring twice.' } }
const others: OrderRequest = {
  ...request,
  goods: [{ 9: 1 }],
  order: { ...request.order, shop_ids: [9] },
}

/** All that the shopper can do, and what the cart tells. */
const pressed: Samples<CheckoutEvent> = {
  place: [
    { type: 'place', request, popup: null },
    { type: 'place', request: { ...request, isChecked: false }, popup: null },
    { type: 'place', request: noted, popup: null },
    { type: 'place', request: others, popup: null },
  ],
  look: [{ type: 'look' }],
  'place.incomplete': [
    { type: 'place.incomplete', lacks: 'shop' },
    { type: 'place.incomplete', lacks: 'address' },
  ],
  'address.add': [{ type: 'address.add' }],
  'address.edit': [{ type: 'address.edit' }],
  'address.change': [{ type: 'address.change' }],
  'address.closed': [{ type: 'address.closed' }],
  'address.chosen': [{ type: 'address.chosen', address: 2 }],
  'payment.chosen': [{ type: 'payment.chosen', payment: 'sandbox' }],
  'coupon.applied': [{ type: 'coupon.applied', coupon: 'TEN' }],
  'coupon.removed': [{ type: 'coupon.removed' }],
  'text.changed': [{ type: 'text.changed', name: 'note', text: 'Ring twice.' }],
}

/** All that can happen: by the shopper, the server and the time. */
export const everyHappening: readonly CheckoutHappening[] = [
  ...Object.values(pressed).flat(),
  done('comparing', undefined),
  fails('comparing', 422, 'The order has changed, so nothing was placed'),
  done('placing', { payment: null, ids: [8] }),
  fails('placing', 422, 'Not enough in stock'),
  fails('placing', 0, unreachable),
  fails('placing', 500, 'Something broke'),
  ...(['lookingUp', 'lookingBack', 'lookingFirst'] as const).flatMap((call) => [
    done(call, null),
    done(call, lostOrders('cash', { count: 1, ids: [8] })),
    fails(call, 0, unreachable),
  ]),
  done('proving', { popup: null }),
  done('proving', null),
  fails('proving', 0, unreachable),
  done('rereading', undefined),
  fails('rereading', 0, unreachable),
  done('placed', undefined),
  fails('placed', 0, unreachable),
  { type: 'xstate.after.glance.checkout.order.lookedInVain' },
]

/** Behind a dialog of the address nothing else can be pressed; the regions do not touch each other. */
export const checkoutHappenings = (state: CheckoutSnapshot): readonly { type: string }[] =>
  state.matches({ address: 'closed' })
    ? everyHappening
    : everyHappening.filter(({ type }) => type.startsWith('address.'))

/** What a page can be pressed to say: what it orders is its own. */
export const shownHappenings = (state: CheckoutSnapshot) =>
  checkoutHappenings(state).filter(
    (event) => !('request' in event) || (event.request !== noted && event.request !== others),
  )

/** What tells two states apart that a page shows. */
export const shownKey = ({
  value,
  context: { problem, attempt, request: tried },
}: CheckoutSnapshot) =>
  JSON.stringify([value, problem?.status, attempt?.isUnclear, tried?.isChecked])

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What tells two states apart: also whether what is pressed now is the order in doubt, and may still arrive. */
export const checkoutKey = (state: CheckoutSnapshot) => {
  const { attempt, request: tried } = state.context
  return JSON.stringify([
    shownKey(state),
    isSame(attempt?.order, tried?.order),
    isSame(attempt?.goods, tried?.goods),
    attempt?.isUnclear && attempt.arrivesUntil,
    attempt?.earlierUntil,
  ])
}
