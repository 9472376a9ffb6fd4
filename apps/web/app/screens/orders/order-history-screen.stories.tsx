import { type Order, orderStatuses } from '@shop/contract'
import { orderCounts, orders, user } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { itemCount } from '#app/lib/i18n/counts.ts'
import { inTheAccount } from '#app/stories/in-the-shop.tsx'
import { longName, withLongWords } from '#app/stories/long-words.tsx'
import { expectToFit, longWord, narrow } from '#app/stories/narrow.tsx'
import { say } from '#app/stories/say.ts'
import { neverAnswers, refuse } from '#app/stories/story-api.ts'
import { authSpies, type ShopStory, withShop } from '#app/stories/with-shop.tsx'
import { OrderHistoryScreen } from './order-history-screen.tsx'

const page = (shown: Order[], total = shown.length) => ({
  total,
  status_wise_orders: { ...orderCounts, all: total },
  orders: shown,
})

const at = (path: string, answer: NonNullable<ShopStory['api']>[string]) => ({
  shop: { user, path, api: { 'GET /orders': answer } } satisfies ShopStory,
})

const meta = {
  title: 'Screens/Order history',
  component: OrderHistoryScreen,
  decorators: [withShop],
  parameters: at('/order-history', page(orders)),
} satisfies Meta<typeof OrderHistoryScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Tabs are links; a row leads to its order. */
export const All: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('link', { name: /#RC000107/ })
    await expect(row).toHaveAttribute('href', '/order-history/107')
    const tabs = canvas.getByRole('navigation', { name: say('Order status') })
    const tab = within(tabs).getByRole('link', { name: new RegExp(say('On The Way')) })
    tab.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(tab).toHaveAttribute('aria-current', 'page'))
    const all = within(tabs).getByRole('link', { name: new RegExp(`^${say('All')}`) })
    await userEvent.click(all)
    await waitFor(() => expect(all).toHaveAttribute('aria-current', 'page'))
  },
}

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

const tab = (status: string): Story => ({
  parameters: at(
    `/order-history?status=${status.toLowerCase().replaceAll(' ', '_')}`,
    page(orders.filter(({ order_status }) => order_status === status)),
  ),
})
export const Pending: Story = tab('Pending')
export const OnTheWay: Story = tab('On The Way')
export const Delivered: Story = tab('Delivered')
export const Cancelled: Story = tab('Cancelled')

/** Cancelled after they were paid. */
export const Refunds: Story = {
  parameters: at(
    '/order-history?status=cancelled',
    page(
      orders.slice(0, 2).map((order, index) => ({
        ...order,
        order_status: 'Cancelled',
        payment_method: 'Stripe',
        payment_status: index === 0 ? 'Refund Due' : 'Refunded',
      })),
    ),
  ),
}

const many: Order[] = Array.from({ length: 10 }, (_, index) => ({
  ...(orders[index % orders.length] as Order),
  id: 300 - index,
  order_code: `#RC000${300 - index}`,
  order_status: orderStatuses[index % orderStatuses.length] ?? 'Pending',
}))

/** The middle of a thousand. */
export const ThousandOrders: Story = { parameters: at('/order-history?page=50', page(many, 1000)) }

export const LongTexts: Story = {
  decorators: [withLongWords],
  parameters: at(
    '/order-history',
    page(
      orders.map((order) => ({
        ...order,
        order_code: `#RC-${longName}`,
        payment_method: longName,
        amount: Number(order.amount) * 12_345,
      })),
    ),
  ),
}

/** Somebody who is not signed in sees no more than this before home and the login come. */
export const GuestOnTheWayHome: Story = {
  decorators: [inTheAccount],
  parameters: { layout: 'fullscreen', shop: { path: '/order-history' } satisfies ShopStory },
  play: () =>
    waitFor(() =>
      expect(authSpies.askLogin).toHaveBeenCalledWith({ kind: 'go', path: '/order-history' }),
    ),
}

/** What a server does not say of its orders, nobody says. */
export const LittleTold: Story = {
  parameters: at(
    '/order-history',
    page(orders.slice(0, 2).map((order) => ({ ...order, amount: null, quantity: null }))),
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('–')).length).toBe(2)
    await expect(canvas.queryByText(/0\.00/)).toBeNull()
    await expect(canvas.queryByText(itemCount(say, 0))).toBeNull()
  },
}

/** Statuses and gateways that we do not know are shown as their text. */
export const UnknownStatus: Story = {
  parameters: at(
    '/order-history',
    page(
      orders.slice(0, 2).map((order) => ({
        ...order,
        order_status: 'Delivered To Shipping Company',
        payment_method: 'JazzCash',
        created_at: '',
      })),
    ),
  ),
}

/** One long word pushes nothing out of a narrow screen. */
export const LongStatus: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
  decorators: [narrow],
  parameters: at(
    '/order-history',
    page(
      orders.slice(0, 2).map((order) => ({
        ...order,
        order_status: longWord,
        payment_status: longWord,
        payment_method: longWord,
      })),
    ),
  ),
  play: async ({ canvas }) => {
    const [code] = await canvas.findAllByText(/^#RC/)
    await expect(code?.getBoundingClientRect().width).toBeGreaterThan(60)
    await expectToFit(canvas.getByTestId('narrow'))
  },
}

export const Empty: Story = { parameters: at('/order-history', page([])) }
export const EmptyTab: Story = { parameters: at('/order-history?status=pickup', page([])) }
export const Loading: Story = { parameters: at('/order-history', neverAnswers) }

export const Failed: Story = {
  parameters: at('/order-history', refuse(500, 'The server has a headache.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The server has a headache.')).toBeVisible()
  },
}
