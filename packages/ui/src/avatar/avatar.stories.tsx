import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { demoPicture } from '#lib/demo-picture'
import { Avatar, avatarSizes } from './index.ts'

const sizes = Object.keys(avatarSizes) as Array<keyof typeof avatarSizes>

const meta = {
  title: 'Primitives/Content/Avatar',
  component: Avatar,
  args: { name: 'Noor Haddad', src: demoPicture('lamp', 260) },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-center gap-4">
      {sizes.map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
      {sizes.map((size) => (
        <Avatar key={size} {...args} src={null} size={size} />
      ))}
    </div>
  ),
}

export const Initials: Story = { args: { src: null, size: 'lg' } }

export const BrokenPhoto: Story = {
  args: { src: 'data:image/png;base64,broken', size: 'lg' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('NH')).toBeVisible()
  },
}

export const Shop: Story = {
  args: { name: 'Atelier Nord', shape: 'square', src: demoPicture('chair', 30), size: 'lg' },
}

export const Arabic: Story = {
  args: { name: 'نور الحداد', src: null, size: 'lg' },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
