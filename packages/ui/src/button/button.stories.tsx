import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ShoppingBagIcon } from '../icons/index.ts'
import { StoryStates } from '../lib/story-states.tsx'
import { Button, buttonSizes, buttonVariants } from './index.ts'

const variants = Object.keys(buttonVariants) as Array<keyof typeof buttonVariants>
const sizes = Object.keys(buttonSizes) as Array<keyof typeof buttonSizes>

const meta = {
  title: 'Primitives/Actions/Button',
  component: Button,
  args: { children: 'Add to cart', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Variants: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-3">
      {variants.map((variant) => (
        <Button key={variant} {...args} variant={variant}>
          {variant}
        </Button>
      ))}
    </div>
  ),
}

export const States: Story = {
  tags: ['vrt-forced-colors'],
  render: (args) => (
    <StoryStates rows={variants}>
      {(variant, state) => (
        <Button {...args} variant={variant} disabled={state === 'disabled'}>
          {variant}
        </Button>
      )}
    </StoryStates>
  ),
  play: async ({ canvas }) => {
    const [rest, hovered, focused] = canvas.getAllByRole('button').map((it) => getComputedStyle(it))
    await expect(hovered?.backgroundColor).not.toBe(rest?.backgroundColor)
    await expect(focused?.outlineStyle).toBe('solid')
  },
}

export const Sizes: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-3">
      {sizes.map((size) => (
        <Button key={size} {...args} size={size}>
          <ShoppingBagIcon aria-hidden="true" className="size-4.5" />
          {args.children}
        </Button>
      ))}
    </div>
  ),
}

export const Disabled: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-3">
      {variants.map((variant) => (
        <Button key={variant} {...args} variant={variant} disabled>
          {variant}
        </Button>
      ))}
    </div>
  ),
}

/** The label and the focus stay; pressing again does nothing. */
export const Loading: Story = {
  args: { loading: true },
  render: (args) => (
    <div className="flex flex-wrap gap-3">
      {variants.map((variant) => (
        <Button key={variant} {...args} variant={variant}>
          {variant}
        </Button>
      ))}
    </div>
  ),
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'primary' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
}

/** A link dressed as a button: it can be opened in a new tab. */
export const AsLink: Story = {
  args: { asChild: true, children: <a href="#checkout">Go to checkout</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to checkout' })).toHaveAttribute(
      'data-slot',
      'button',
    )
  },
}

export const Block: Story = {
  args: { block: true },
  render: (args) => (
    <div className="w-72">
      <Button {...args} />
    </div>
  ),
}

export const LongText: Story = {
  args: { children: 'Zahlungspflichtig bestellen und Rechnung herunterladen' },
}

export const Arabic: Story = {
  args: { children: 'أضف إلى السلة' },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
