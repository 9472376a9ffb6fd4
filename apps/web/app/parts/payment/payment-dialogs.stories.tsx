import { orders, user } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { press } from '#app/stories/press.ts'
import { withShop } from '#app/stories/with-shop.tsx'
import { PaymentDialogs } from './payment-dialogs.tsx'
import type { Payment } from './use-payment.ts'

const payment = {
  phase: { kind: 'cancelled', reason: 'The card was declined.' },
  begin: fn(() => null),
  pay: fn(() => Promise.resolve()),
  show: fn(),
  stop: fn(),
  dismiss: fn(),
} satisfies Payment

const meta = {
  title: 'Patterns/Checkout/Payment dialogs',
  component: PaymentDialogs,
  decorators: [withShop],
  args: { payment, orders: orders.slice(0, 1), onPayAgain: fn() },
  parameters: {
    docs: { story: { inline: false, height: '460px' } },
    shop: { user, path: '/checkout' },
  },
} satisfies Meta<typeof PaymentDialogs>
export default meta
type Story = StoryObj<typeof meta>

/** One dialog at a time, and it can be sent away. */
export const Default: Story = {
  globals: { locale: 'en' },
  tags: ['!autodocs'],
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'The payment did not go through' })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await press(screen.getByRole('button', { name: 'Close' }))
    await expect(payment.dismiss).toHaveBeenCalledOnce()
  },
}
