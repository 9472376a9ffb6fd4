import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Chip } from './index.ts'

const meta = {
  title: 'Primitives/Actions/Chip',
  component: Chip,
  args: { children: 'Linen' },
} satisfies Meta<typeof Chip>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Removable: Story = {
  args: { onRemove: fn() },
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

export const LongText: Story = {
  args: { onRemove: fn(), children: 'Handgewebte Baumwolle aus kontrolliert biologischem Anbau' },
  render: (args) => (
    <div className="w-60">
      <Chip {...args} />
    </div>
  ),
}

export const Many: Story = {
  args: { onRemove: fn() },
  render: (args) => (
    <div className="flex max-w-120 flex-wrap gap-2">
      {['Linen', 'Blue', 'Size M', '$ 20 – $ 80', '4 stars and up', 'In stock', 'Atelier Nord'].map(
        (name) => (
          <Chip key={name} {...args}>
            {name}
          </Chip>
        ),
      )}
    </div>
  ),
}

export const Arabic: Story = {
  args: { onRemove: fn(), children: 'كتان' },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
