import { orderDetails, settings } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { longName, withLongWords } from '#app/stories/long-words.tsx'
import { type ShopStory, withShop } from '#app/stories/with-shop.tsx'
import { CancelQuestion } from './cancel-question.tsx'

const meta = {
  title: 'Patterns/Orders/Order cancel dialog',
  tags: ['dialog'],
  component: CancelQuestion,
  decorators: [withShop],
  args: { order: orderDetails, open: true, onOpenChange: fn(), onConfirm: fn() },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof CancelQuestion>
export default meta
type Story = StoryObj<typeof meta>

/** How the order looks afterwards, and what a refusal does: Screens/Order details. */
export const Default: Story = {}

const paid = {
  ...orderDetails,
  payment_method: 'Stripe',
  payment_status: 'Paid',
  refund_amount: orderDetails.payable_amount,
}

/** What was paid goes back to where it came from. */
export const Paid: Story = { args: { order: paid } }

/** Handed to the shop in person. */
export const PaidInCash: Story = { args: { order: { ...paid, payment_method: 'Cash Payment' } } }

/** A server that does not say what becomes of the money. */
export const PaidUnknown: Story = { args: { order: { ...paid, refund_amount: null } } }

/** Shown in one currency, charged and given back in another. */
export const PaidInAnotherCurrency: Story = {
  args: { order: paid },
  parameters: { shop: { currency: settings.currencies[1] } satisfies ShopStory },
}

/** Focus starts on Keep order: Enter by mistake changes nothing. */
export const Confirm: Story = {
  globals: { locale: 'en' },
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await screen.findByRole('alertdialog', { name: 'Cancel this order?' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep order' })).toHaveFocus())
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Cancel order' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const LongTexts: Story = { decorators: [withLongWords] }
export const PaidLongTexts: Story = {
  decorators: [withLongWords],
  args: { order: { ...paid, payment_method: longName, refund_amount: 3_123_456.78 } },
}
export const Arabic: Story = { globals: { locale: 'ar' }, tags: ['!autodocs'] }
export const Narrow: Story = { globals: { viewport: { value: 'phone' } }, tags: ['!autodocs'] }
