import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CountBadge } from './index.ts'

const meta = {
  title: 'Primitives/Content/CountBadge',
  component: CountBadge,
  args: { count: 3, label: '3 items in the cart' },
} satisfies Meta<typeof CountBadge>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Counts: Story = {
  render: (args) => (
    <div className="flex gap-4">
      {[1, 12, 99, 100, 1000].map((count) => (
        <CountBadge key={count} {...args} count={count} label={`${count} items`} />
      ))}
      <CountBadge count={4} tone="success" label="4 unread messages" />
      <CountBadge count={4} tone="neutral" label="4 filters" />
    </div>
  ),
}

/** Nothing to count: nothing is drawn. */
export const Zero: Story = {
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot=count-badge]')).toBeNull()
  },
}
