import {
  orderCounts,
  orderDetailsByStatus,
  orders,
  productDetails,
  sentOtp,
  user,
} from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { againQuoteResource, orderTodayResource } from '#app/data/order-again.ts'
import { press } from '#app/stories/press.ts'
import { refuse, unreachable } from '#app/stories/story-api.ts'
import { known, withShop } from '#app/stories/with-shop.tsx'
import { OrderAgain } from './order-again.tsx'

const order = orderDetailsByStatus.Delivered
const [line] = order.products
if (!line) throw new Error('The fixture has no product')
const before = { ...line, color: null, size: null, price: 10, discount_price: 0 }
const now = { ...productDetails, quantity: 8, price: 10, discount_price: 0 }

let proven = false

const meta = {
  title: 'Patterns/Orders/Order again',
  component: OrderAgain,
  decorators: [withShop],
  args: { order },
  beforeEach: () => {
    proven = false
  },
  parameters: {
    docs: { story: { inline: false, height: '560px' } },
    shop: {
      user: { ...user, account_verified: false },
      path: '/order-history/107',
      settings: { order_place_account_verify: true },
      known: {
        ...known(orderTodayResource, [order.id], [{ before, now }]),
        ...known(againQuoteResource, [order.id], null),
      },
      api: {
        'POST /place-order/again': () =>
          proven
            ? Response.json({ message: 'ok', data: { order, order_payment_url: null } })
            : refuse(422, 'Please verify your account first.')(),
        'GET /profile': () =>
          Response.json({ message: 'ok', data: { user: { ...user, account_verified: proven } } }),
        'POST /send-otp': sentOtp,
        'POST /verify-otp': () => {
          proven = true
          return Response.json({ message: 'ok', data: { token: null } })
        },
      },
    },
  },
} satisfies Meta<typeof OrderAgain>
export default meta
type Story = StoryObj<typeof meta>
const english = { globals: { locale: 'en' }, tags: ['!autodocs'] }

async function askForCode() {
  await press(screen.getByRole('button', { name: 'Order again' }))
  const place = await screen.findByRole('button', { name: 'Place order' })
  await waitFor(() => expect(place).not.toHaveAttribute('aria-busy'))
  await press(place)
  const code = await screen.findByRole('textbox', { name: 'Enter OTP' })
  await waitFor(() => expect(code).toHaveFocus())
}

/** The shop wants a verified account: a code later the order goes on by itself. */
export const AccountToVerify: Story = {
  ...english,
  play: async () => {
    await askForCode()
    await userEvent.keyboard(sentOtp.otp ?? '')
    await expect(
      await screen.findByRole('dialog', { name: 'Thank you for your order' }),
    ).toBeInTheDocument()
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
  },
}

/** Sent away, the code's dialog leaves the reason behind in the one that asked. */
export const AccountNotVerified: Story = {
  ...english,
  play: async () => {
    await askForCode()
    await userEvent.keyboard('{Escape}')
    await expect(await screen.findByText('Please verify your account first.')).toBeVisible()
    await expect(await screen.findByRole('dialog', { name: 'Order again' })).toBeVisible()
  },
}

let sent = 0
const [older] = orders
const placedJustNow = () => ({
  ...older,
  id: 108,
  order_code: '#RC000108',
  created_at: new Date().toISOString(),
})

/** A server without keys has taken it, and its answer was lost: pressed again, it is looked for first. */
export const AnswerLost: Story = {
  ...english,
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    visual: { reason: 'Looks like the thanks of the checkout.' },
    shop: {
      ...meta.parameters.shop,
      user,
      settings: { capabilities: [] },
      api: {
        'POST /place-order/again': () => {
          sent += 1
          return unreachable()
        },
        'GET /orders': () =>
          Response.json({
            data: {
              total: 1,
              status_wise_orders: orderCounts,
              orders: sent > 0 ? [placedJustNow(), ...orders] : orders,
            },
          }),
      },
    },
  },
  beforeEach: () => {
    sent = 0
  },
  play: async () => {
    await press(screen.getByRole('button', { name: 'Order again' }))
    const place = await screen.findByRole('button', { name: 'Place order' })
    await waitFor(() => expect(place).not.toHaveAttribute('aria-busy'))
    await press(place)
    await screen.findByText(/It may have been ordered all the same/)
    await press(place)
    await screen.findByRole('dialog', { name: 'Thank you for your order' })
    await expect(sent).toBe(1)
  },
}
