import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TabLinks } from './index.ts'

const statuses = ['All', 'Pending', 'Processing', 'On the way', 'Delivered', 'Cancelled']

const meta = {
  title: 'Primitives/Navigation/TabLinks',
  component: TabLinks,
  args: {
    label: 'Order status',
    items: statuses.map((label, index) => ({
      label,
      href: `#${label}`,
      count: [128, 2, 1, 0, 120, 5][index],
      current: index === 1,
    })),
  },
} satisfies Meta<typeof TabLinks>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Pending')
  },
}

export const Narrow: Story = {
  render: (args) => (
    <div className="max-w-80">
      <TabLinks {...args} />
    </div>
  ),
}

export const Arabic: Story = {
  args: {
    label: 'حالة الطلب',
    items: [
      { label: 'الكل', href: '#all', count: 12, current: true },
      { label: 'قيد الانتظار', href: '#pending', count: 2 },
    ],
  },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
