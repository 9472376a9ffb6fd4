import { orderCounts, orders, user } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { ordersResource } from '#app/data/orders.ts'
import { withLongWords } from '#app/stories/long-words.tsx'
import { expectToFit, longWord } from '#app/stories/narrow.tsx'
import { neverAnswers, refuse } from '#app/stories/story-api.ts'
import { known, withShop } from '#app/stories/with-shop.tsx'
import { OrderConfirmation } from './order-confirmation.tsx'

/** All orders, first page. */
const first: Parameters<typeof ordersResource.key> = ['', 1]
const newest = { total: orders.length, status_wise_orders: orderCounts, orders }

const meta = {
  title: 'Patterns/Checkout/Order confirmation dialog',
  component: OrderConfirmation,
  decorators: [withShop],
  args: { open: true, onOpenChange: fn(), count: 1 },
  parameters: {
    docs: { story: { inline: false, height: '560px' } },
    shop: { user, path: '/checkout', known: known(ordersResource, first, newest) },
  },
} satisfies Meta<typeof OrderConfirmation>
export default meta
type Story = StoryObj<typeof meta>

export const OneOrder: Story = {}

/** One a shop. */
export const ThreeOrders: Story = {
  args: { count: 3 },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(3)
  },
}

export const Arabic: Story = { args: { count: 3 }, globals: { locale: 'ar' }, tags: ['!autodocs'] }

export const Loading: Story = {
  args: { count: 2 },
  parameters: { shop: { user, api: { 'GET /orders': neverAnswers } } },
}

/** The orders are placed, but cannot be read back. */
export const Failed: Story = {
  parameters: { shop: { user, api: { 'GET /orders': refuse(500, 'The server has a headache.') } } },
}

/** Many shops in one checkout: the list scrolls, the buttons stay. */
export const ManyOrders: Story = {
  args: { count: 40 },
  parameters: {
    shop: {
      user,
      path: '/checkout',
      known: known(ordersResource, first, {
        ...newest,
        orders: Array.from({ length: 40 }, (_, index) => ({
          ...(orders[0] as (typeof orders)[number]),
          id: 300 - index,
          order_code: `#RC000${300 - index}`,
        })),
      }),
    },
  },
}

/** One long word pushes nothing out of a narrow screen. */
export const LongStatus: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
  parameters: {
    shop: {
      user,
      path: '/checkout',
      known: known(ordersResource, first, {
        ...newest,
        orders: orders.map((order) => ({ ...order, order_status: longWord })),
      }),
    },
  },
  play: async () => expectToFit(await screen.findByRole('dialog')),
}

export const LongTexts: Story = {
  decorators: [withLongWords],
  args: { count: 3 },
}
export const Narrow: Story = {
  args: { count: 3 },
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
}
