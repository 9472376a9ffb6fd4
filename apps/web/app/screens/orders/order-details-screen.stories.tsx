import type { OrderDetails } from '@shop/contract'
import { orderDetails, orderDetailsByStatus, orders, user } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { inTheAccount } from '#app/stories/in-the-shop.tsx'
import { longName, withLongWords } from '#app/stories/long-words.tsx'
import { expectToFit, longWord, narrow } from '#app/stories/narrow.tsx'
import { neverGivesUp } from '#app/stories/never-gives-up.ts'
import { press } from '#app/stories/press.ts'
import { say } from '#app/stories/say.ts'
import { neverAnswers, refuse, type StoryApi } from '#app/stories/story-api.ts'
import { authSpies, type ShopStory, withShop } from '#app/stories/with-shop.tsx'
import { OrderDetailsScreen } from './order-details-screen.tsx'

const at = (api: StoryApi) => ({
  shop: { user, path: '/order-history/107', api } satisfies ShopStory,
})
const showing = (order: OrderDetails, more: StoryApi = {}) =>
  at({ 'GET /order-details': { order }, ...more })

const meta = {
  title: 'Screens/Order details',
  component: OrderDetailsScreen,
  decorators: [withShop],
  args: { id: '107' },
  parameters: showing(orderDetails),
} satisfies Meta<typeof OrderDetailsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Pending: Story = {}
export const InTheShop: Story = { decorators: [inTheAccount], parameters: { layout: 'fullscreen' } }
export const Arabic: Story = {
  decorators: [inTheAccount],
  parameters: { layout: 'fullscreen' },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
export const Phone: Story = {
  decorators: [inTheAccount],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
}
export const Confirm: Story = { parameters: showing(orderDetailsByStatus.Confirm) }
export const Processing: Story = { parameters: showing(orderDetailsByStatus.Processing) }
export const Pickup: Story = { parameters: showing(orderDetailsByStatus.Pickup) }
export const OnTheWay: Story = { parameters: showing(orderDetailsByStatus['On The Way']) }
export const Delivered: Story = {
  parameters: showing({ ...orderDetailsByStatus.Delivered, payment_status: 'Paid' }),
}
const unpaid = { ...orderDetails, payment_method: 'Online Payment' }
/** Placed with online payment that did not come yet: it can be paid now. */
export const Unpaid: Story = { parameters: showing(unpaid) }
/** The shop takes no online payment any more: what was to be paid so is asked about. */
export const UnpaidWithoutGateway: Story = {
  parameters: {
    shop: { ...showing(unpaid).shop, settings: { payment_gateways: [] } },
  },
  play: async ({ canvas }) => {
    const told = say('It cannot be paid online right now. Ask us how you can pay.')
    await expect(await canvas.findByText(told)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: new RegExp(say('Pay now')) })).toBeNull()
  },
}
/** Nothing of it comes any more, and nothing says when. */
export const Cancelled: Story = {
  parameters: showing({
    ...orderDetailsByStatus.Cancelled,
    estimated_delivery_date: orderDetailsByStatus.Pending.estimated_delivery_date,
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
    await expect(canvas.queryByText(new RegExp(say('Estimated delivery')))).toBeNull()
  },
}

const paid = {
  ...orderDetails,
  payment_method: 'Stripe',
  payment_status: 'Paid',
  refund_amount: orderDetails.payable_amount,
}
const refundDue = { ...paid, order_status: 'Cancelled', payment_status: 'Refund Due' }

/** Cancelled after it was paid: its money is on the way back. */
export const RefundDue: Story = { parameters: showing(refundDue) }
/** The money is back. */
export const Refunded: Story = {
  parameters: showing({ ...refundDue, payment_status: 'Refunded' }),
}

/** A status that we do not know is shown as its text. */
export const UnknownStatus: Story = {
  parameters: showing({ ...orderDetails, order_status: 'Delivered To Shipping Company' }),
}

/** One long word pushes nothing out of a narrow screen. */
export const LongStatus: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
  decorators: [narrow],
  parameters: showing({
    ...orderDetails,
    order_status: longWord,
    payment_status: longWord,
    payment_method: longWord,
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
    await expectToFit(canvas.getByTestId('narrow'))
  },
}

/** It says on which days it comes. */
export const OnItsWay: Story = {
  parameters: showing({
    ...orderDetails,
    order_status: 'On The Way',
    created_at: new Date().toISOString(),
  }),
  play: async ({ canvas }) => {
    const dates = new RegExp(say('Arrives {{dates}}', { dates: '' }))
    await expect(await canvas.findByText(dates)).toBeVisible()
  },
}

/** Presses Cancel order and says yes, by keyboard. */
async function cancelByKeyboard(canvas: Pick<typeof screen, 'findByRole'>) {
  await press(await canvas.findByRole('button', { name: say('Cancel order') }))
  const question = await screen.findByRole('alertdialog')
  await waitFor(() => expect(screen.getByRole('button', { name: say('Keep order') })).toHaveFocus())
  await userEvent.tab()
  return { question, confirm: () => userEvent.keyboard('{Enter}') }
}

/** Asked first; shown at once; the server agrees. */
export const Cancel: Story = {
  parameters: showing(orderDetails, {
    'POST /orders/cancel': { order: { ...orders[0], order_status: 'Cancelled' } },
  }),
  play: async ({ canvas }) => {
    const cancel = await canvas.findByRole('button', { name: say('Cancel order') })
    cancel.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('alertdialog', { name: say('Cancel this order?') })
    await waitFor(() =>
      expect(screen.getByRole('button', { name: say('Keep order') })).toHaveFocus(),
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByText(say('The order is cancelled'))).toBeVisible())
    // The button is gone with what it could do.
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

/** It shows as cancelled while the server has not answered yet. */
export const CancelledBeforeTheAnswer: Story = {
  tags: ['no-vrt'],
  parameters: {
    ...showing(orderDetails, { 'POST /orders/cancel': neverAnswers }),
    visual: { reason: 'Looks like Cancelled.' },
  },
  beforeEach: neverGivesUp,
  play: async ({ canvas }) => {
    await (await cancelByKeyboard(canvas)).confirm()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: say('Cancel order') })).toBeNull(),
    )
    await expect(screen.queryByText(say('The order is cancelled'))).toBeNull()
  },
}

/** Where the money goes is said before, and after. */
export const CancelPaid: Story = {
  parameters: showing(paid, {
    'POST /orders/cancel': {
      order: {
        ...orders[0],
        amount: paid.payable_amount,
        payment_method: 'Stripe',
        payment_status: 'Refund Due',
        order_status: 'Cancelled',
      },
    },
  }),
  play: async ({ canvas }) => {
    const { question, confirm } = await cancelByKeyboard(canvas)
    await expect(question).toHaveAccessibleDescription(/Stripe.*256\.28/)
    await confirm()
    const told = await screen.findByText(say('The order is cancelled'))
    await expect(told.closest('li')).toHaveTextContent(/Stripe.*256\.28/)
  },
}

/** The shop was quicker: the order goes back to what it was, with the server's message. */
export const CancelRefused: Story = {
  parameters: showing(orderDetails, {
    'POST /orders/cancel': refuse(422, 'The order is on its way already.'),
  }),
  play: async ({ canvas }) => {
    await (await cancelByKeyboard(canvas)).confirm()
    await waitFor(() => expect(screen.getByText('The order is on its way already.')).toBeVisible())
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: say('Cancel order') })).toBeVisible(),
    )
  },
}

export const SingleVendor: Story = {
  parameters: {
    shop: { ...showing(orderDetails).shop, settings: { multi_vendor: false } } satisfies ShopStory,
  },
}

export const Loading: Story = { parameters: at({ 'GET /order-details': neverAnswers }) }

export const Failed: Story = {
  parameters: at({ 'GET /order-details': refuse(500, 'The server has a headache.') }),
}

/** Somebody else's order looks like none. */
export const NotFound: Story = {
  parameters: at({
    'GET /order-details': refuse(422, 'The given data was invalid.', {
      order_id: ['The selected order id is invalid.'],
    }),
  }),
}
export const NoNumber: Story = {
  args: { id: 'abc' },
  parameters: {
    ...at({}),
    visual: { reason: 'It says the same as for an order that is not there.' },
  },
}

const [bought] = orderDetails.products
/** A hundred products, a thousand pieces. */
export const ThousandItems: Story = {
  parameters: showing({
    ...orderDetails,
    quantity: 1000,
    products: Array.from({ length: 100 }, (_, index) => ({
      ...(bought as (typeof orderDetails.products)[number]),
      id: index + 1,
      order_qty: 10,
    })),
  }),
}

/** What was written for the shop stands as it was typed, in its own direction. */
export const WithNote: Story = {
  parameters: showing({ ...orderDetails, note: 'Ring twice, please.\nThe dog is friendly.' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The dog is friendly/)).toBeVisible()
  },
}

export const LongTexts: Story = {
  decorators: [withLongWords],
  parameters: showing({
    ...orderDetails,
    order_code: `#RC000107-${longName}`,
    note: longWord,
    total_amount: 3_123_456.78,
    payable_amount: 3_123_456.78,
    shop: orderDetails.shop && { ...orderDetails.shop, name: longName },
    products: orderDetails.products.map((one) => ({ ...one, name: longName, brand: longName })),
    address: orderDetails.address && {
      ...orderDetails.address,
      name: longName,
      address_line: longName,
    },
  }),
}

/** Sums that a server does not say are none of 0.00, and a time that it does not say is left out. */
export const LittleTold: Story = {
  parameters: showing({
    ...orderDetails,
    created_at: '',
    placed_at: '',
    total_amount: null,
    delivery_charge: null,
    payable_amount: null,
    products: orderDetails.products.map((one) => ({ ...one, price: null, discount_price: 0 })),
  }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('–')).length).toBeGreaterThan(3)
    await expect(canvas.queryByText(/[^\d]0\.00/)).toBeNull()
    await expect(
      canvas.queryByText(new RegExp(say('Placed at {{date}}', { date: '' }).trim())),
    ).toBeNull()
  },
}

/** Somebody who is not signed in sees no more than this before home and the login come. */
export const GuestOnTheWayHome: Story = {
  decorators: [inTheAccount],
  parameters: {
    layout: 'fullscreen',
    shop: { path: '/order-history/107' } satisfies ShopStory,
  },
  play: () =>
    waitFor(() =>
      expect(authSpies.askLogin).toHaveBeenCalledWith({ kind: 'go', path: '/order-history/107' }),
    ),
}
