import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { withLongWords } from '#app/stories/long-words.tsx'
import { withShop } from '#app/stories/with-shop.tsx'
import { CancelQuestion } from './cancel-question.tsx'

const meta = {
  title: 'Patterns/Orders/Order cancel dialog',
  component: CancelQuestion,
  decorators: [withShop],
  args: { open: true, onOpenChange: fn(), onConfirm: fn() },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof CancelQuestion>
export default meta
type Story = StoryObj<typeof meta>

/** How the order looks afterwards, and what a refusal does: Screens/Order details. */
export const Default: Story = {}

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
export const Arabic: Story = { globals: { locale: 'ar' }, tags: ['!autodocs'] }
export const Narrow: Story = { globals: { viewport: { value: 'phone' } }, tags: ['!autodocs'] }
