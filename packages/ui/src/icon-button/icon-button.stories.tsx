import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ArrowStartIcon, HeartIcon } from '../icons/index.ts'
import { StoryStates } from '../lib/story-states.tsx'
import { IconButton, iconButtonSizes, iconButtonVariants } from './index.ts'

const variants = Object.keys(iconButtonVariants) as Array<keyof typeof iconButtonVariants>
const sizes = Object.keys(iconButtonSizes) as Array<keyof typeof iconButtonSizes>

const about = `
A round button that is nothing but an icon.

**When to use.** For the few signs that everybody knows (close, favourite, search, cart, back) and where
words have no room. \`ghost\` in bars, \`outline\` and \`tile\` on the page, \`float\` on pictures, \`solid\` for
the one that matters. **Something else:** when the icon has to be learnt, use Button with words.

- Do: name what it does in \`label\`, in the reader's language; "Add to wishlist", not "Heart".
- Do: change the label, or set \`aria-pressed\`, when it switches something; never both.
- Don't: set the icon's size; the button does.

**Keys.** Tab reaches it, Enter and Space press it; as a link only Enter.

**Accessibility.** \`label\` is its accessible name, the icon is \`aria-hidden\`. On touch the target
reaches 6 px beyond the circle, 44 px for the smallest: leave that room between two.
`

const meta = {
  title: 'Primitives/Actions/IconButton',
  component: IconButton,
  args: { label: 'Add to wishlist', onClick: fn(), children: <HeartIcon aria-hidden="true" /> },
  argTypes: { children: { control: false } },
  parameters: { docs: { description: { component: about } } },
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

/** Every variant in every state. */
export const States: Story = {
  tags: ['vrt-forced-colors', 'vrt-zoom'],
  render: (args) => (
    <StoryStates rows={variants}>
      {(variant, state) => (
        <IconButton {...args} variant={variant} disabled={state === 'disabled'} />
      )}
    </StoryStates>
  ),
}

export const Dark: Story = { ...States, globals: { scheme: 'dark' }, tags: ['!autodocs'] }

export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-center gap-3">
      {sizes.map((size) => (
        <IconButton key={size} {...args} label={size} size={size} variant="tile" />
      ))}
    </div>
  ),
}

/** Switched on: the icon fills, and the state is said. */
export const Pressed: Story = {
  args: {
    'aria-pressed': true,
    variant: 'outline',
    children: <HeartIcon aria-hidden="true" fill="currentColor" />,
  },
}

export const Loading: Story = {
  args: { loading: true, variant: 'tile' },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}

export const AsLink: Story = {
  args: {
    asChild: true,
    label: 'Back to the shop',
    children: (
      <a href="#shop">
        <ArrowStartIcon aria-hidden="true" />
      </a>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to the shop' })).toBeVisible()
  },
}

/** The arrow back points the other way by itself. */
export const Arabic: Story = {
  ...AsLink,
  args: { ...AsLink.args, label: 'العودة إلى المتجر' },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'العودة إلى المتجر' })).toBeVisible()
  },
}
