import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Timeline } from './index.ts'

const meta = {
  title: 'Primitives/Content/Timeline',
  component: Timeline,
  args: {
    label: 'Order status',
    items: [
      { id: 1, label: 'Order placed', time: '12 Jan 2026, 10:32', state: 'done' },
      { id: 2, label: 'Confirmed', time: '12 Jan 2026, 11:05', state: 'done' },
      {
        id: 3,
        label: 'On the way',
        time: '14 Jan 2026, 08:10',
        description: 'Handed to the courier.',
        state: 'current',
      },
      { id: 4, label: 'Delivered', state: 'upcoming' },
    ],
  },
} satisfies Meta<typeof Timeline>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('On the way')
  },
}

export const Horizontal: Story = { args: { orientation: 'horizontal' } }

export const Failed: Story = {
  args: {
    items: [
      { id: 1, label: 'Order placed', time: '12 Jan 2026, 10:32', state: 'done' },
      {
        id: 2,
        label: 'Cancelled',
        time: '12 Jan 2026, 12:00',
        description: 'You cancelled this order.',
        state: 'failed',
      },
    ],
  },
}

export const Arabic: Story = {
  args: {
    label: 'حالة الطلب',
    orientation: 'horizontal',
    items: [
      { id: 1, label: 'تم الطلب', time: '12 يناير 2026', state: 'done' },
      { id: 2, label: 'في الطريق', state: 'current' },
      { id: 3, label: 'تم التوصيل', state: 'upcoming' },
    ],
  },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
