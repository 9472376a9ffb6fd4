import { orders, user } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { longName, withLongWords } from '#app/stories/long-words.tsx'
import { say } from '#app/stories/say.ts'
import { withShop } from '#app/stories/with-shop.tsx'
import { PaymentCancelDialog } from './payment-cancel-dialog.tsx'

const meta = {
  title: 'Patterns/Checkout/Payment cancel dialog',
  tags: ['dialog'],
  component: PaymentCancelDialog,
  decorators: [withShop],
  args: {
    open: true,
    onOpenChange: fn(),
    orders: orders.slice(0, 1),
    onPayAgain: fn(),
  },
  parameters: {
    docs: { story: { inline: false, height: '460px' } },
    shop: { user, path: '/checkout' },
  },
} satisfies Meta<typeof PaymentCancelDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Pay again by keyboard; or look at the order, which waits. */
export const PayAgain: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: say('The payment was cancelled') })
    await waitFor(() => expect(dialog).toBeVisible())
    screen.getByRole('link', { name: say('View order') }).focus()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: say('Pay again') })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPayAgain).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

/** One order a shop. */
export const ThreeOrders: Story = { args: { orders: orders.slice(0, 3) } }

/** The gateway said why. */
export const Declined: Story = { args: { reason: 'The card was declined by its bank.' } }

/** The way back to the gateway is being asked for. */
export const Busy: Story = { args: { isPaying: true } }

export const LongTexts: Story = {
  decorators: [withLongWords],
  args: {
    reason: `The card was declined by ${longName}.`,
    orders: orders.slice(0, 2).map((one) => ({ ...one, order_code: `#${longName}` })),
  },
}
export const Arabic: Story = { globals: { locale: 'ar' }, tags: ['!autodocs'] }
export const Narrow: Story = { globals: { viewport: { value: 'phone' } }, tags: ['!autodocs'] }
