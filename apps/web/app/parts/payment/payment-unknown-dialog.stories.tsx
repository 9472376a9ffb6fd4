import { orders, user } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { press } from '#app/stories/press.ts'
import { say } from '#app/stories/say.ts'
import { withShop } from '#app/stories/with-shop.tsx'
import { PaymentUnknownDialog } from './payment-unknown-dialog.tsx'

const meta = {
  title: 'Patterns/Checkout/Payment unknown dialog',
  tags: ['dialog'],
  component: PaymentUnknownDialog,
  decorators: [withShop],
  args: { open: true, onOpenChange: fn(), orders: orders.slice(0, 1), onLook: fn() },
  parameters: {
    docs: { story: { inline: false, height: '420px' } },
    shop: { user, path: '/checkout' },
  },
} satisfies Meta<typeof PaymentUnknownDialog>
export default meta
type Story = StoryObj<typeof meta>

/** The order can be looked at, and asked about once more; it is not paid again from here. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: say('The shop has not answered') })
    await waitFor(() => expect(dialog).toBeVisible())
    await press(screen.getByRole('button', { name: say('Look again') }))
    await expect(args.onLook).toHaveBeenCalledOnce()
  },
}

export const Looking: Story = { args: { isLooking: true } }

/** Nor can the orders be read: the dialog has no list of them. */
export const OrdersUnknown: Story = { args: { orders: [] } }

export const Several: Story = { args: { orders: orders.slice(0, 3) } }

export const LongText: Story = {
  args: { orders: [{ id: 1, order_code: '#ORDER-2026-11-28-'.repeat(6) }] },
}

export const Arabic: Story = { globals: { locale: 'ar' }, tags: ['!autodocs'] }
