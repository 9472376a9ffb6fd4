import type { Meta, StoryObj } from '@storybook/react-vite'
import { Rating, ratingSizes } from './index.ts'

const sizes = Object.keys(ratingSizes) as Array<keyof typeof ratingSizes>

const meta = {
  title: 'Primitives/Content/Rating',
  component: Rating,
  args: { value: 4.3, count: 128 },
} satisfies Meta<typeof Rating>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Fractions: Story = {
  render: (args) => (
    <div className="grid justify-items-start gap-2">
      {[0, 0.5, 1.7, 2.5, 3.3, 4.9, 5].map((value) => (
        <Rating key={value} {...args} value={value} showValue count={undefined} />
      ))}
    </div>
  ),
}

export const Sizes: Story = {
  render: (args) => (
    <div className="grid justify-items-start gap-3">
      {sizes.map((size) => (
        <Rating key={size} {...args} size={size} showValue />
      ))}
    </div>
  ),
}

export const Arabic: Story = { globals: { locale: 'ar' }, tags: ['!autodocs'] }
