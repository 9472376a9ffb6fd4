import { address, cart, totals } from '@shop/contract/fixtures'
import type { Problem } from '../port/index.ts'
import { type CheckoutSnapshot, checkoutMachine } from './checkout.machine.ts'
import type { CheckoutInput } from './checkout.setup.ts'
import { type Attempt, emptyDraft, type OrderRequest } from './order.ts'

type Context = CheckoutSnapshot['context']

const [first] = cart.cart_items
const shops = first ? [first] : []

export const request: OrderRequest = {
  order: {
    shop_ids: shops.map(({ shop_id }) => shop_id),
    address_id: address.id,
    payment_method: 'cash',
  },
  shown: { shops, totals, address },
  goods: shops.map(({ products }) =>
    Object.fromEntries(
      products.map(({ id, size, color, quantity }) => [
        // As the checkout tells goods apart; its walk fails where this is another way.
        JSON.stringify([id, size?.name ?? null, color?.name ?? null]),
        quantity,
      ]),
    ),
  ),
  payable: totals.payable_amount,
  isChecked: true,
  newest: 7,
}

/** A checkout that has just come up. */
export const checkoutInput: CheckoutInput = {
  draft: emptyDraft,
  readAttempt: () => null,
  pending: null,
  newKey: () => 'key',
  now: () => 0,
}

const context: Context = {
  ...checkoutInput,
  request: null,
  attempt: null,
  popup: null,
  problem: null,
  isPart: false,
}

const pose = (
  order: CheckoutSnapshot['value']['order'],
  changed: Partial<Context> = {},
  dialog: CheckoutSnapshot['value']['address'] = 'closed',
) =>
  checkoutMachine.resolveState({
    value: { address: dialog, draft: {}, order },
    context: { ...context, ...changed },
  })

const refused = (message: string, errors: Problem['errors'] = {}): Partial<Context> => ({
  request,
  problem: { status: 422, message, errors },
})

/** What an earlier press has left open: its answer was lost. */
const inDoubt: Attempt = {
  key: 'key',
  earlier: [],
  order: request.order,
  goods: request.goods,
  payable: request.payable,
  newest: 7,
  at: 0,
  isUnclear: true,
  arrivesUntil: 0,
  earlierUntil: 0,
}
const pressed = { request, attempt: { ...inDoubt, isUnclear: false } }

export const checkoutPoses = {
  filling: pose({ filling: 'clean' }),
  comparing: pose({ checking: 'comparing' }, pressed),
  placing: pose('placing', pressed),
  lookingUp: pose('lookingUp', pressed),
  lookingBack: pose('lookingBack', { attempt: inDoubt }),
  lookingFirst: pose('lookingFirst', { request, attempt: inDoubt }),
  lookedInVain: pose('lookedInVain', { request, attempt: inDoubt }),
  proving: pose('proving', refused('Please verify your account first.')),
  placed: pose('placed', { request }),
  rereading: pose(
    { filling: { refused: 'rereading' } },
    refused('The shop takes no orders at the moment.'),
  ),
  refused: pose(
    { filling: { refused: 'reread' } },
    refused('The shop takes no orders at the moment.'),
  ),
  refusedAddress: pose(
    { filling: { refused: 'reread' } },
    refused('The order was refused.', { address_id: ['The shop does not deliver there.'] }),
  ),
  refusedShop: pose(
    { filling: { refused: 'reread' } },
    refused('The order was refused.', { 'shop_ids.0': ['Only 2 of Linen shirt are left.'] }),
  ),
  unclear: pose(
    { filling: 'unclear' },
    {
      request,
      attempt: inDoubt,
      problem: {
        status: 0,
        message: 'The shop cannot be reached. Check your connection and try again.',
        errors: {},
      },
    },
  ),
  addingAddress: pose({ filling: 'clean' }, {}, 'adding'),
  editingAddress: pose({ filling: 'clean' }, {}, 'editing'),
  choosingAddress: pose({ filling: 'clean' }, {}, 'choosing'),
} satisfies Record<string, CheckoutSnapshot>
