import type { Capability } from '@shop/contract'
import {
  orderCounts,
  orderDetailsByStatus,
  orders,
  productDetails,
  sentOtp,
  user,
} from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { againQuoteResource, orderTodayResource } from '#app/data/order-again.ts'
import { goodsOfOrder } from '#app/parts/orders/goods.ts'
import { readAttempt, storeAttempt } from '#app/parts/orders/stored-attempt.ts'
import { forgetOrders } from '#app/stories/at-checkout.ts'
import { attemptInDoubt } from '#app/stories/attempt-in-doubt.ts'
import { goElsewhere, Leavable } from '#app/stories/leavable.tsx'
import { press } from '#app/stories/press.ts'
import { say } from '#app/stories/say.ts'
import { refuse, type StoryApi, unreachable } from '#app/stories/story-api.ts'
import { known, withShop } from '#app/stories/with-shop.tsx'
import { OrderAgain } from './order-again.tsx'

const order = orderDetailsByStatus.Delivered
const [line] = order.products
if (!line) throw new Error('The fixture has no product')
const before = { ...line, color: null, size: null, price: 10, discount_price: 0 }
const now = { ...productDetails, quantity: 8, price: 10, discount_price: 0 }

let proven = false
let sent = 0

const meta = {
  title: 'Patterns/Orders/Order again',
  component: OrderAgain,
  // The attempts are the browser's: on one page, each story would meet those of the others.
  tags: ['!autodocs'],
  decorators: [withShop],
  args: { order },
  beforeEach: () => {
    proven = false
    sent = 0
    forgetOrders()
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

async function askForCode() {
  await press(screen.getByRole('button', { name: say('Order again') }))
  const place = await screen.findByRole('button', { name: say('Place order') })
  await waitFor(() => expect(place).not.toHaveAttribute('aria-busy'))
  await press(place)
  const code = await screen.findByRole('textbox', { name: say('Enter OTP') })
  await waitFor(() => expect(code).toHaveFocus())
}

/** The shop wants a verified account: a code later the order goes on by itself. */
export const AccountToVerify: Story = {
  play: async () => {
    await askForCode()
    await userEvent.keyboard(sentOtp.otp ?? '')
    await expect(
      await screen.findByRole('dialog', { name: say('Thank you for your order') }),
    ).toBeInTheDocument()
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
  },
}

/** Sent away, the code's dialog leaves the reason behind in the one that asked. */
export const AccountNotVerified: Story = {
  play: async () => {
    await askForCode()
    await userEvent.keyboard('{Escape}')
    await expect(await screen.findByText(say('Please verify your account first.'))).toBeVisible()
    await expect(await screen.findByRole('dialog', { name: say('Order again') })).toBeVisible()
  },
}

const [older] = orders
const ordered = { ...older, id: 108, order_code: '#RC000108' }
/** Of the newer one; the old one's are known already. */
const detailsOf =
  (newer: object) =>
  ({ url }: Request) =>
    new URL(url).searchParams.get('order_id') === String(ordered.id)
      ? Response.json({ data: { order: { ...order, ...ordered, ...newer } } })
      : refuse(404, 'Known already')()

/** What stands in the orders: what was there, what is newer, and what is in each. */
const shopOf = (capabilities: Capability[], api: StoryApi) => ({
  ...meta.parameters.shop,
  user,
  settings: { capabilities },
  api: {
    'GET /orders': () =>
      Response.json({
        data: {
          total: 1,
          status_wise_orders: orderCounts,
          orders: sent > 0 ? [ordered, ...orders] : orders,
        },
      }),
    'GET /order-details': detailsOf({}),
    'POST /place-order/again': () => {
      sent += 1
      return unreachable()
    },
    ...api,
  } satisfies StoryApi,
})

const lost = {
  tags: ['no-vrt'],
}

async function placeAgain() {
  await press(screen.getByRole('button', { name: say('Order again') }))
  const place = await screen.findByRole('button', { name: say('Place order') })
  await waitFor(() => expect(place).not.toHaveAttribute('aria-busy'))
  await press(place)
  return place
}

const looksLikeThanks = { visual: { reason: 'Looks like the thanks of the checkout.' } }

/** A server without keys has taken it, and its answer was lost: the orders tell. */
export const AnswerLost: Story = {
  ...lost,
  parameters: { ...looksLikeThanks, shop: shopOf([], {}) },
  play: async () => {
    await placeAgain()
    const thanks = await screen.findByRole('dialog', { name: say('Thank you for your order') })
    await within(thanks).findByText('#RC000108')
    await expect(sent).toBe(1)
    await expect(readAttempt(user.id, `again ${order.id}`)).toBeNull()
  },
}

let answerOrder = (_answer: Response) => {}
/** Who has left before the answer hears that nothing was ordered. */
export const LeftAndRefused: Story = {
  ...lost,
  parameters: {
    visual: { reason: 'The page has gone.' },
    shop: shopOf([], {
      'POST /place-order/again': () =>
        new Promise<Response>((resolve) => {
          answerOrder = resolve
        }),
    }),
  },
  render: (args) => (
    <Leavable>
      <OrderAgain {...args} />
    </Leavable>
  ),
  play: async () => {
    const place = await placeAgain()
    await waitFor(() => expect(place).toHaveAttribute('aria-busy', 'true'))
    // While it is sent, the dialog stays: what becomes of it is said there.
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('dialog', { name: say('Order again') })).toBeInTheDocument()
    await goElsewhere()
    answerOrder(refuse(422, 'The shop is closed.')())
    await screen.findByText(say('Your order was not placed'))
    await screen.findByText('The shop is closed.')
  },
}

/** What is newer holds other goods: it is not thanked for, and this one may still arrive. */
export const AnotherOrder: Story = {
  ...lost,
  parameters: {
    visual: { reason: 'Looks like Unclear of the dialog.' },
    shop: shopOf([], { 'GET /order-details': detailsOf({ products: [] }) }),
  },
  play: async () => {
    const place = await placeAgain()
    await screen.findByText(
      say(
        'It may have been ordered all the same. Look at your orders first; what is not there in a minute can be ordered again.',
      ),
      { exact: false },
    )
    await press(place)
    await screen.findByText(say('Your last order is not answered yet'))
    await expect(sent).toBe(1)
    await expect(screen.queryByRole('dialog', { name: say('Thank you for your order') })).toBeNull()
  },
}

/** A server that knows keys says itself what it was answered, and how it is paid. */
export const AnswerLostKeyed: Story = {
  ...lost,
  parameters: {
    ...looksLikeThanks,
    shop: shopOf(['idempotency_keys'], {
      'GET /place-order/attempt': () =>
        Response.json({
          data: { placed: sent > 0 ? { order_payment_url: null, order_ids: [108] } : null },
        }),
    }),
  },
  play: async () => {
    await placeAgain()
    const thanks = await screen.findByRole('dialog', { name: say('Thank you for your order') })
    await within(thanks).findByText('#RC000108')
  },
}

/** Left before anybody knew: back at the order, it is looked for first. */
export const LookingBack: Story = {
  ...lost,
  parameters: { ...looksLikeThanks, shop: shopOf([], {}) },
  beforeEach: () => {
    sent = 1
    storeAttempt(
      user.id,
      `again ${order.id}`,
      attemptInDoubt({
        goods: [goodsOfOrder(order.products)],
        newest: 107,
      }),
    )
  },
  play: async () => {
    await screen.findByRole('dialog', { name: say('Thank you for your order') })
    await expect(sent).toBe(1)
  },
}

/** The same, paid online: it waits, and no page takes the place of this one. */
export const LookingBackUnpaid: Story = {
  ...lost,
  parameters: {
    visual: { reason: 'A toast.' },
    shop: shopOf(['idempotency_keys'], {
      'GET /place-order/attempt': {
        placed: { order_payment_url: 'https://pay.example/1', order_ids: [108] },
      },
    }),
  },
  beforeEach: LookingBack.beforeEach,
  play: async () => {
    await screen.findByText(say('Your order waits for its payment'))
    const action = screen.getByRole('button', { name: say('View orders') })
    await waitFor(() => expect(action).toBeVisible())
    await expect(sent).toBe(1)
  },
}

/** A stock server answers with the old order: the new one is the newest. */
export const OldOrderAnswered: Story = {
  ...lost,
  parameters: {
    ...looksLikeThanks,
    shop: shopOf([], {
      'POST /place-order/again': () => {
        sent += 1
        return Response.json({ data: { order, order_payment_url: null } })
      },
    }),
  },
  play: async () => {
    await placeAgain()
    const thanks = await screen.findByRole('dialog', { name: say('Thank you for your order') })
    await within(thanks).findByText('#RC000108')
  },
}
