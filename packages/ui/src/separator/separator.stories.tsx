import type { Meta, StoryObj } from '@storybook/react-vite'
import { Separator } from './index.ts'

const meta = { title: 'Primitives/Content/Separator', component: Separator } satisfies Meta<
  typeof Separator
>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const WithLabel: Story = { args: { label: 'or' } }

export const Vertical: Story = {
  args: { orientation: 'vertical' },
  render: (args) => (
    <div className="flex h-6 items-center gap-4 text-sm">
      English
      <Separator {...args} />
      USD
    </div>
  ),
}
