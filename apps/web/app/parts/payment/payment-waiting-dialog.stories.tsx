import { user } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { withLongWords } from '#app/stories/long-words.tsx'
import { say } from '#app/stories/say.ts'
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

/** While the gateway's window is open. */
export const Default: Story = {}

/** To the window, or out of it. */
export const ByKeyboard: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Looks like Default, with the focus on a button.' } },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: say('Finish your payment') })
    await waitFor(() => expect(dialog).toBeVisible())
    screen.getByRole('button', { name: say('Cancel payment') }).focus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onShow).toHaveBeenCalledOnce()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(args.onStop).toHaveBeenCalledOnce()
  },
}

/** The window says so for a few seconds before it closes. */
export const Declined: Story = { args: { refusal: { reason: 'The card was declined.' } } }

export const Cancelled: Story = { args: { refusal: { reason: null } } }

export const LongTexts: Story = { decorators: [withLongWords] }
export const Arabic: Story = { globals: { locale: 'ar' }, tags: ['!autodocs'] }
export const Narrow: Story = { globals: { viewport: { value: 'phone' } }, tags: ['!autodocs'] }
