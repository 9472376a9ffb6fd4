import type { OrderDetails } from '@shop/contract'
import { orderDetails, orderDetailsByStatus, settings, user } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { returnsWithin } from '#app/lib/i18n/counts.ts'
import { say } from '#app/stories/say.ts'
import { type ShopStory, withShop } from '#app/stories/with-shop.tsx'
import { OrderActions } from './order-actions.tsx'

const unpaid: OrderDetails = { ...orderDetails, payment_method: 'Online Payment' }

const meta = {
  title: 'Patterns/Orders/Actions',
  component: OrderActions,
  decorators: [withShop],
  args: { order: unpaid },
  parameters: { shop: { user, path: '/order-history/107' } satisfies ShopStory },
} satisfies Meta<typeof OrderActions>
export default meta
type Story = StoryObj<typeof meta>

/** All that an order can have; on phones a name keeps its line, and the last a row of its own. */
export const Unpaid: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: new RegExp(`^${say('Pay now')}`) }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: say('Invoice') })).toBeVisible()
    await expect(canvas.getByRole('button', { name: say('Cancel order') })).toBeVisible()
  },
}
/** What has arrived can be ordered again, and sent back. */
export const Delivered: Story = {
  args: { order: orderDetailsByStatus.Delivered },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: returnsWithin(say, settings.return_order_within_days) }),
    ).toHaveAttribute('href', '/page/return-and-refund-policy')
  },
}
export const Cancelled: Story = { args: { order: orderDetailsByStatus.Cancelled } }
