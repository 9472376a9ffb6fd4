import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckIcon } from '../icons/index.ts'
import { Badge, badgeTones } from './index.ts'

const tones = Object.keys(badgeTones) as Array<keyof typeof badgeTones>

const meta = {
  title: 'Primitives/Content/Badge',
  component: Badge,
  args: { children: 'Delivered' },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Tones: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-2">
      {tones.map((tone) => (
        <Badge key={tone} {...args} tone={tone}>
          {tone}
        </Badge>
      ))}
    </div>
  ),
}

export const Small: Story = { args: { size: 'sm', tone: 'discount', children: '-20%' } }

export const WithIcon: Story = {
  args: {
    tone: 'success',
    children: (
      <>
        <CheckIcon aria-hidden="true" />
        In stock
      </>
    ),
  },
}

export const Arabic: Story = {
  args: { children: 'تم التوصيل', tone: 'success' },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
