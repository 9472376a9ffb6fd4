import { user } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { withShop } from '#app/stories/with-shop.tsx'
import { PaymentWaitingDialog } from './payment-waiting-dialog.tsx'

const meta = {
  title: 'Patterns/Checkout/Payment waiting dialog',
  tags: ['dialog'],
  component: PaymentWaitingDialog,
  decorators: [withShop],
  args: { open: true, onShow: fn(), onStop: fn() },
  parameters: {
    docs: { story: { inline: false, height: '360px' } },
    shop: { user, path: '/checkout' },
  },
} satisfies Meta<typeof PaymentWaitingDialog>
export default meta
type Story = StoryObj<typeof meta>

/** While the gateway's window is open: to it, or out of it, by keyboard. */
export const Default: Story = {
  globals: { locale: 'en' },
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Finish your payment' })
    await waitFor(() => expect(dialog).toBeVisible())
    screen.getByRole('button', { name: 'Cancel payment' }).focus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onShow).toHaveBeenCalledOnce()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(args.onStop).toHaveBeenCalledOnce()
  },
}
