import {
  address,
  cart,
  orderDetailsByStatus,
  productDetails,
  totals,
  user,
} from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { againQuoteResource, orderTodayResource } from '#app/data/order-again.ts'
import { goodsOfOrder } from '#app/parts/orders/goods.ts'
import { takeOrders } from '#app/parts/orders/stored-attempt.ts'
import { forgetOrders } from '#app/stories/at-checkout.ts'
import { longName } from '#app/stories/long-words.tsx'
import { press } from '#app/stories/press.ts'
import { say } from '#app/stories/say.ts'
import { neverAnswers, refuse, type StoryAnswer } from '#app/stories/story-api.ts'
import { known, withShop } from '#app/stories/with-shop.tsx'
import { OrderAgainDialog } from './order-again-dialog.tsx'

const order = orderDetailsByStatus.Delivered
const [line] = order.products
const before = {
  ...(line as NonNullable<typeof line>),
  color: null,
  size: null,
  price: 10,
  discount_price: 0,
}
const now = { ...productDetails, quantity: 8, price: 10, discount_price: 0 }
type Today = Awaited<ReturnType<typeof orderTodayResource.load>>
const quote = {
  checkout: totals,
  checkout_items: cart.cart_items.slice(0, 1),
  address,
}
const at = (products: Today, answer: typeof quote | null = quote) => ({
  shop: {
    user,
    path: '/order-history/107',
    known: {
      ...known(orderTodayResource, [107], products),
      ...(answer && known(againQuoteResource, [107], answer)),
    },
    ...(answer
      ? { api: { 'POST /place-order/again/quote': answer } }
      : { settings: { capabilities: [] } }),
  },
})

const goods = [goodsOfOrder(order.products)]
const idle = { goods, order: fn(), fillCart: fn(), isSending: false, problem: null }

const meta = {
  title: 'Patterns/Orders/Order again dialog',
  tags: ['dialog'],
  component: OrderAgainDialog,
  decorators: [withShop],
  args: {
    open: true,
    onOpenChange: fn(),
    order,
    actions: idle,
  },
  beforeEach: forgetOrders,
  parameters: {
    docs: { story: { inline: false, height: '560px' } },
    ...at([{ before, now }]),
  },
} satisfies Meta<typeof OrderAgainDialog>
export default meta
type Story = StoryObj<typeof meta>

/** A server that does not say where it went: nothing is placed that the page does not show. */
export const NobodySaysWhere: Story = {
  args: { order: { ...order, address: null } },
  parameters: at([{ before, now }], null),
  play: async () => {
    const put = { name: say('Put what there is in the cart') }
    // It comes with the dialog, which takes a moment.
    await waitFor(() => expect(screen.getByRole('button', put)).toBeVisible())
    await expect(screen.queryByRole('button', { name: say('Place order') })).toBeNull()
  },
}

/** Presses the button once what is shown has been read again. */
async function placeOrder() {
  const place = screen.getByRole('button', { name: say('Place order') })
  await waitFor(() => expect(place).not.toHaveAttribute('aria-busy'))
  await press(place)
}

/** All of it is there, one thing at another price: it is ordered as it was. */
export const Whole: Story = {
  parameters: at([
    { before, now },
    { before: { ...before, id: 2, name: 'Wool scarf', price: 8 }, now },
  ]),
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: say('Order again') })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(dialog).toHaveTextContent(/\$10\.00.*\$8\.00/)
    for (const shown of ['$204.57', '$10.00', address.address_line])
      await expect(dialog).toHaveTextContent(shown)
    await placeOrder()
    await expect(args.actions.order).toHaveBeenCalledWith(
      expect.objectContaining({
        method: 'cash',
        shown: expect.objectContaining({
          totals: expect.objectContaining({ payable_amount: 204.57 }),
        }),
      }),
    )
  },
}

/** A server that cannot say what it comes to: the goods are added up, and what comes on top is said. */
export const StockServer: Story = {
  parameters: at([{ before: { ...before, order_qty: 3 }, now }], null),
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: say('Order again') })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(dialog).toHaveTextContent('$30.00')
    await expect(dialog).toHaveTextContent(say('Delivery and taxes are added to it.'))
    await placeOrder()
    await expect(args.actions.order).toHaveBeenCalledWith({
      method: 'cash',
      shown: null,
      newest: null,
    })
  },
}

/** It cannot be paid: the dialog says so, as the checkout does. */
export const NoWayToPay: Story = {
  parameters: {
    shop: {
      ...at([{ before, now }]).shop,
      settings: { cash_on_delivery: false, payment_gateways: [] },
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: say('Order again') })
    await waitFor(() =>
      expect(dialog).toHaveTextContent(
        say('No payment method is available at the moment. Your cart is kept; please try later.'),
      ),
    )
    await expect(screen.getByRole('button', { name: say('Place order') })).toBeDisabled()
  },
}

/** The prices are being read again: nobody orders at old ones. */
export const Rereading: Story = {
  tags: ['no-vrt'],
  parameters: {
    visual: { reason: 'Looks like StockServer, with a button that waits.' },
    shop: {
      ...at([{ before, now }], null).shop,
      api: { 'GET /order-details': neverAnswers },
    },
  },
  play: async ({ args }) => {
    const place = await screen.findByRole('button', { name: say('Place order') })
    await press(place)
    await expect(place).toHaveAttribute('aria-busy', 'true')
    await expect(args.actions.order).not.toHaveBeenCalled()
  },
}

/** Gone, sold out, fewer: what there is goes into the cart. */
export const Less: Story = {
  parameters: at([
    { before: { ...before, order_qty: 12 }, now },
    { before: { ...before, id: 2, name: 'Wool scarf' }, now: { ...now, quantity: 0 } },
    { before: { ...before, id: 3, name: 'Desk lamp' }, now: null },
    { before: { ...before, id: 4, name: 'Linen shirt', size: 'XXL' }, now },
  ]),
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(dialog).toHaveTextContent(say('Only {{count}} left', { count: 8 }))
    await press(screen.getByRole('button', { name: say('Put what there is in the cart') }))
    await expect(args.actions.fillCart).toHaveBeenCalledWith([
      expect.objectContaining({ quantity: 8 }),
    ])
  },
}

/** Nothing can be had: there is nothing to press. */
export const Nothing: Story = {
  parameters: at([{ before, now: null }]),
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).not.toHaveAccessibleDescription())
  },
}

/** A server that does not say what was ordered: there is nothing to be placed. */
export const NoProducts: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: { ...at([]), visual: { reason: 'Looks like Nothing, without its line.' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).not.toHaveAccessibleDescription())
    await expect(within(dialog).getAllByRole('button')).toHaveLength(1)
  },
}

/** The server refuses, and says why. */
export const Refused: Story = {
  args: {
    actions: {
      ...idle,
      problem: {
        problem: { status: 422, message: 'The shop is closed.', errors: {} },
        isUnclear: false,
      },
    },
  },
}

/** It names what is wrong by fields that do not stand here: that is said, not that something is. */
export const RefusedByFields: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'It looks like Refused, with other words.' } },
  args: {
    actions: {
      ...idle,
      problem: {
        problem: {
          status: 422,
          message: 'The given data was invalid.',
          errors: { address_id: ['We do not deliver there any more.'], note: [] },
        },
        isUnclear: false,
      },
    },
  },
  play: async () => {
    await screen.findByText('We do not deliver there any more.')
    await expect(screen.queryByText('The given data was invalid.')).toBeNull()
  },
}

/** Nobody knows whether it was ordered, and the server would order it twice. */
export const Unclear: Story = {
  args: {
    actions: {
      ...idle,
      problem: {
        problem: { status: 0, message: 'The shop cannot be reached.', errors: {} },
        isUnclear: true,
      },
    },
  },
}

/** The same was ordered moments ago, here or in another tab. */
export const JustOrdered: Story = {
  // The attempts are the browser's: beside it on one page, the others would show the same.
  tags: ['!autodocs'],
  beforeEach: () => {
    takeOrders(user.id, { key: 'of another tab', goods }, [108])
    return forgetOrders
  },
  play: async () => {
    await screen.findByText(say('You ordered exactly this a few minutes ago.'))
    const way = screen.getByRole('link', { name: say('View order') })
    await expect(way).toHaveAttribute('href', '/order-history/108')
  },
}

/** No answer of the other stories is there for it. */
const unread = { args: { order: { ...order, id: 108 } } }

export const Loading: Story = {
  ...unread,
  parameters: {
    shop: { user, path: '/order-history/108', api: { 'GET /order-details': neverAnswers } },
  },
}

export const Failed: Story = {
  ...unread,
  parameters: {
    shop: {
      user,
      path: '/order-history/108',
      api: { 'GET /order-details': refuse(500, 'The server has a headache.') },
    },
  },
}

/** It is being sent: the dialog stays until that is answered. */
export const Busy: Story = {
  args: { actions: { ...idle, isSending: true } },
  play: async () => {
    const place = await screen.findByRole('button', { name: say('Place order') })
    await expect(place).toHaveAttribute('aria-busy', 'true')
    await expect(screen.queryByRole('button', { name: say('Close') })).toBeNull()
  },
}

const unquoted = (answer: StoryAnswer) => {
  const { shop } = at([{ before, now }])
  return {
    shop: {
      ...shop,
      known: known(orderTodayResource, [107], [{ before, now }]),
      api: { 'POST /place-order/again/quote': answer },
    },
  }
}

/** What there is stands there; what it comes to is still being asked for. */
export const SumsLoading: Story = {
  parameters: unquoted(neverAnswers),
  play: async () => {
    const place = await screen.findByRole('button', { name: say('Place order') })
    await expect(place).toBeDisabled()
  },
}

/** What it comes to cannot be read: nothing is ordered without it. */
export const SumsFailed: Story = {
  parameters: unquoted(refuse(500, 'The server has a headache.')),
  play: async () => {
    await screen.findByText('The server has a headache.')
    await expect(screen.getByRole('button', { name: say('Place order') })).toBeDisabled()
  },
}

export const LongTexts: Story = {
  parameters: at([{ before: { ...before, name: longName, order_qty: 12_345 }, now }]),
}
