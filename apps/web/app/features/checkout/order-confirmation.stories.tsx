import { orderCounts, orders, user } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { ordersResource } from '#app/data/orders.ts'
import { neverAnswers, refuse } from '#app/stories/story-api.ts'
import { known, withShop } from '#app/stories/with-shop.tsx'
import { OrderConfirmation } from './order-confirmation.tsx'

/** All orders, first page. */
const first: Parameters<typeof ordersResource.key> = ['', 1]
const newest = { total: orders.length, status_wise_orders: orderCounts, orders }

const meta = {
  title: 'Patterns/Checkout/Order confirmation',
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
