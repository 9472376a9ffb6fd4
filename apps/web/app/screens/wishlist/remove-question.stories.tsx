import { longNameProduct, plainProduct } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { withLongWords } from '#app/stories/long-words.tsx'
import { say } from '#app/stories/say.ts'
import { withShop } from '#app/stories/with-shop.tsx'
import { RemoveQuestion } from './remove-question.tsx'

const meta = {
  title: 'Patterns/Wishlist/Favourite remove dialog',
  tags: ['dialog'],
  component: RemoveQuestion,
  decorators: [withShop],
  args: { open: true, onOpenChange: fn(), onConfirm: fn(), name: plainProduct.name },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof RemoveQuestion>
export default meta
type Story = StoryObj<typeof meta>

/** How the list looks afterwards, and what a refusal does: Screens/Wishlist. */
export const Default: Story = {}

/** Focus starts on Keep it: Enter by mistake changes nothing. */
export const Confirm: Story = {
  play: async ({ args }) => {
    await screen.findByRole('alertdialog', { name: say('Remove from the wishlist?') })
    await waitFor(() => expect(screen.getByRole('button', { name: say('Keep it') })).toHaveFocus())
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: say('Remove') })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const LongTexts: Story = {
  decorators: [withLongWords],
  args: { name: longNameProduct.name },
}
export const Arabic: Story = { globals: { locale: 'ar' }, tags: ['!autodocs'] }
export const Narrow: Story = { globals: { viewport: { value: 'phone' } }, tags: ['!autodocs'] }
