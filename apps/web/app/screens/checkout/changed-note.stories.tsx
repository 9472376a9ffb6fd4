import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withShop } from '#app/stories/with-shop.tsx'
import { ChangedNote } from './changed-note.tsx'

const meta = {
  title: 'Screens/Checkout/Changed order',
  component: ChangedNote,
  decorators: [withShop],
  args: {
    messages: [],
    changes: [
      { kind: 'gone', name: 'Prussian Blue Field Jacket' },
      { kind: 'added', name: 'Linen Midi Dress' },
      { kind: 'choice', name: 'Canvas Trainers' },
      { kind: 'price', name: 'Canvas Trainers', before: 48, now: 52.5 },
      { kind: 'quantity', name: 'Canvas Trainers', before: 1, now: 2 },
      { kind: 'payable_amount', before: 55.1, now: 103.29 },
      { kind: 'address' },
    ],
  },
} satisfies Meta<typeof ChangedNote>
export default meta
type Story = StoryObj<typeof meta>

/** Every kind of change. */
export const Default: Story = {
  play: async ({ canvas }) => {
    for (const words of [
      /\$103\.29.*\$55\.10/,
      /Canvas Trainers.*\$52\.50.*\$48\.00/,
      /Canvas Trainers.*\b2\b.*\b1\b/,
    ])
      await expect(canvas.getByText(words)).toBeVisible()
  },
}

export const Arabic: Story = { globals: { locale: 'ar' }, tags: ['!autodocs'] }

/** Before the page has read how it is now: what the server says. */
export const Said: Story = {
  args: { changes: [], messages: ['The price of "Canvas Trainers" has changed.'] },
}
