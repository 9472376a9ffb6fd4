import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { HeartIcon, XIcon } from '../icons/index.ts'
import { IconButton, iconButtonSizes, iconButtonVariants } from './index.ts'

const variants = Object.keys(iconButtonVariants) as Array<keyof typeof iconButtonVariants>
const sizes = Object.keys(iconButtonSizes) as Array<keyof typeof iconButtonSizes>

const meta = {
  title: 'Primitives/Actions/IconButton',
  component: IconButton,
  args: { label: 'Add to wishlist', onClick: fn(), children: <HeartIcon aria-hidden="true" /> },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { name: 'Add to wishlist' })).toHaveFocus()
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Variants: Story = {
  render: (args) => (
    <div className="flex gap-3">
      {variants.map((variant) => (
        <IconButton key={variant} {...args} label={variant} variant={variant} />
      ))}
    </div>
  ),
}

export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-center gap-3">
      {sizes.map((size) => (
        <IconButton key={size} {...args} label={size} size={size} variant="tile" />
      ))}
    </div>
  ),
}

export const Disabled: Story = { args: { disabled: true, variant: 'tile' } }

export const Loading: Story = {
  args: { loading: true, variant: 'tile' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const AsLink: Story = {
  args: {
    asChild: true,
    label: 'Back to the shop',
    children: (
      <a href="#shop">
        <XIcon aria-hidden="true" />
      </a>
    ),
  },
}
