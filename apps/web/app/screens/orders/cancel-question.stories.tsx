import { orderDetails, settings, user } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { longName, withLongWords } from '#app/stories/long-words.tsx'
import { neverGivesUp } from '#app/stories/never-gives-up.ts'
import { press } from '#app/stories/press.ts'
import { say } from '#app/stories/say.ts'
import { neverAnswers, refuse, type StoryAnswer } from '#app/stories/story-api.ts'
import { type ShopStory, withShop } from '#app/stories/with-shop.tsx'
import { CancelOrder } from './cancel-order.tsx'
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
  play: async ({ args }) => {
    await screen.findByRole('alertdialog', { name: say('Cancel this order?') })
    await waitFor(() =>
      expect(screen.getByRole('button', { name: say('Keep order') })).toHaveFocus(),
    )
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: say('Cancel order') })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

const answering = (answer: StoryAnswer) => ({
  shop: {
    user,
    path: '/order-history/107',
    api: { 'POST /orders/cancel': answer },
  } satisfies ShopStory,
})

const confirm = async () => {
  await press(screen.getByRole('button', { name: say('Cancel order') }))
  const question = await screen.findByRole('alertdialog')
  await press(within(question).getByRole('button', { name: say('Cancel order') }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
}

/** The server has not answered yet: the question has gone, and what has asked it waits. */
export const AnsweredAndWaiting: Story = {
  render: () => <CancelOrder order={orderDetails} />,
  parameters: answering(neverAnswers),
  beforeEach: neverGivesUp,
  play: async ({ canvas }) => {
    await confirm()
    const cancel = canvas.getByRole('button', { name: say('Cancel order') })
    await expect(cancel).toHaveAttribute('aria-busy', 'true')
  },
}

/** The server says no: its words stand in a toast, and it can be asked again. */
export const AnsweredAndRefused: Story = {
  render: () => <CancelOrder order={orderDetails} />,
  parameters: answering(refuse(422, 'The order is on its way already.')),
  play: async ({ canvas }) => {
    await confirm()
    await screen.findByText('The order is on its way already.')
    const cancel = canvas.getByRole('button', { name: say('Cancel order') })
    await waitFor(() => expect(cancel).not.toHaveAttribute('aria-busy'))
  },
}

export const LongTexts: Story = { decorators: [withLongWords] }
export const PaidLongTexts: Story = {
  decorators: [withLongWords],
  args: { order: { ...paid, payment_method: longName, refund_amount: 3_123_456.78 } },
}
export const Arabic: Story = { globals: { locale: 'ar' }, tags: ['!autodocs'] }
export const Narrow: Story = { globals: { viewport: { value: 'phone' } }, tags: ['!autodocs'] }
