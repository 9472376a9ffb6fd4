import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner, spinnerSizes } from './index.ts'

const sizes = Object.keys(spinnerSizes) as Array<keyof typeof spinnerSizes>

const meta = {
  title: 'Primitives/Feedback/Spinner',
  component: Spinner,
  args: { label: 'Loading' },
} satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-center gap-4 text-primary-strong">
      {sizes.map((size) => (
        <Spinner key={size} {...args} size={size} />
      ))}
    </div>
  ),
}
