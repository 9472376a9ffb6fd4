import { address } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { longName, withLongWords } from '#app/stories/long-words.tsx'
import { withShop } from '#app/stories/with-shop.tsx'
import { DeleteQuestion } from './delete-question.tsx'

const meta = {
  title: 'Patterns/Addresses/Delete address dialog',
  tags: ['dialog'],
  component: DeleteQuestion,
  decorators: [withShop],
  args: { open: true, onOpenChange: fn(), onConfirm: fn(), address, refusal: null },
  parameters: { docs: { story: { inline: false, height: '460px' } } },
} satisfies Meta<typeof DeleteQuestion>
export default meta
type Story = StoryObj<typeof meta>

/** What it does is shown in Screens/Manage address. */
export const Default: Story = {}
export const Busy: Story = { args: { busy: true } }
export const Refused: Story = {
  args: { refusal: 'This address is used by an order and cannot be deleted' },
}
export const LongTexts: Story = {
  decorators: [withLongWords],
  args: {
    address: { ...address, name: longName, address_line: longName.repeat(2) },
    refusal: longName.repeat(2),
  },
}
