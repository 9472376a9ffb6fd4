import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { ArrowEndIcon, ShoppingBagIcon } from '../icons/index.ts'
import { StoryStates } from '../lib/story-states.tsx'
import { Button, buttonSizes, buttonVariants } from './index.ts'

const variants = Object.keys(buttonVariants) as Array<keyof typeof buttonVariants>
const sizes = Object.keys(buttonSizes) as Array<keyof typeof buttonSizes>

const about = `
Does something when pressed.

**When to use.** To add, send, save, open a dialog. One \`primary\` in view says what the page is for;
\`secondary\` and \`outline\` stand beside it, \`ghost\` in bars and menus, \`danger\` for what cannot be
undone. **Something else:** to go somewhere use TextLink, or \`asChild\` around a link that should look
like a button; for an icon alone IconButton; for on and off Switch.

- Do: say what happens, with a verb: "Add to cart".
- Do: set \`loading\` while the answer is awaited: label, width and focus stay, a second press does nothing.
- Don't: disable a form's submit button until all is filled in; let it be pressed and say what is missing.
- Don't: put two primary buttons side by side.

**Keys.** Tab reaches it, Enter and Space press it; as a link only Enter.

**Accessibility.** While loading it is \`aria-busy\` and \`aria-disabled\`. On touch it is at least 44 px
high and wide. A label that does not fit goes on below. Icons in it are decoration: \`aria-hidden\`.
`

const meta = {
  title: 'Primitives/Actions/Button',
  component: Button,
  args: { children: 'Add to cart', onClick: fn() },
  parameters: { docs: { description: { component: about } } },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

/** Every variant in every state. */
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
    // The addon rewrites the rules a moment after the story is drawn. Forced colours have one ground.
    if (!matchMedia('(forced-colors: active)').matches)
      await waitFor(() => expect(hovered?.backgroundColor).not.toBe(rest?.backgroundColor))
    await waitFor(() => expect(focused?.outlineStyle).toBe('solid'))
  },
}

export const Dark: Story = { ...States, globals: { scheme: 'dark' }, tags: ['!autodocs'] }

export const Sizes: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-3">
      {sizes.map((size) => (
        <Button key={size} {...args} size={size} />
      ))}
    </div>
  ),
}

/** Before the words what it is about, after them where it leads. */
export const WithIcons: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-3">
      <Button {...args}>
        <ShoppingBagIcon aria-hidden="true" className="size-4.5" />
        {args.children}
      </Button>
      <Button {...args} variant="outline">
        Continue
        <ArrowEndIcon aria-hidden="true" className="size-4.5" />
      </Button>
    </div>
  ),
}

/** The label and the focus stay; pressing again does nothing. */
const pressed = fn()

/** A link that waits is not followed (the story would be gone), and its own press is not heard. */
export const LoadingLink: Story = {
  args: {
    asChild: true,
    loading: true,
    children: (
      <a href="/checkout" onClick={pressed}>
        Go to checkout
      </a>
    ),
  },
  play: async ({ canvas }) => {
    pressed.mockClear()
    await userEvent.click(canvas.getByRole('link'))
    await userEvent.keyboard('{Enter}')
    await expect(pressed).not.toHaveBeenCalled()
  },
}

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

/** A link styled as a button: it can be opened in a new tab. */
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
  tags: ['vrt-zoom'],
  render: (args) => (
    <div className="grid max-w-72 justify-items-start gap-3">
      {sizes.map((size) => (
        <Button key={size} {...args} size={size} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button'))
      await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth)
  },
}

export const Arabic: Story = {
  args: { children: 'أضف إلى السلة' },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
