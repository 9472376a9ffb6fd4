import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { IconButton } from '../icon-button/index.ts'
import { ShoppingBagIcon } from '../icons/index.ts'
import { CountBadge, countBadgeTones } from './index.ts'

const tones = Object.keys(countBadgeTones) as Array<keyof typeof countBadgeTones>

const about = `
How many: on the cart, the heart, a conversation with unread messages.

**When to use.** A whole number that belongs to an icon, a link or a row. **Something else:** words are a
Badge; the number of results is text.

- Do: place it with the caller's classes (\`absolute -end-1 -top-1\`), and count what can be acted on.
- Don't: show 0 unless zero is news (\`showZero\`).

**Accessibility.** The figure is for the eye; \`label\` says it in words. Where the button's own name has
the count ("Cart, 3 items"), leave \`label\` out. It is no live region: announce changes where they happen. No focus,
no keys.
`

const meta = {
  title: 'Primitives/Content/CountBadge',
  component: CountBadge,
  parameters: { docs: { description: { component: about } } },
  args: { count: 3, label: '3 items in the cart' },
} satisfies Meta<typeof CountBadge>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Above `max` (99) a plus follows. */
export const Counts: Story = {
  render: (args) => (
    <div className="flex gap-4">
      {[1, 12, 99, 100, 1000].map((count) => (
        <CountBadge key={count} {...args} count={count} label={`${count} items`} />
      ))}
      <CountBadge count={12} max={9} label="12 items" />
    </div>
  ),
}

export const Tones: Story = {
  tags: ['vrt-forced-colors', 'vrt-zoom'],
  render: (args) => (
    <div className="flex gap-4">
      {tones.map((tone) => (
        <CountBadge key={tone} {...args} tone={tone} />
      ))}
    </div>
  ),
}

/** Nothing to count: nothing is drawn, unless zero is news. */
export const Zero: Story = {
  args: { count: 0, label: 'No items' },
  render: (args) => (
    <div className="flex min-h-5 gap-4">
      <CountBadge {...args} />
      <CountBadge {...args} showZero tone="neutral" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-slot=count-badge]')).toHaveLength(1)
  },
}

/** The button's name says the count already. */
export const OnAnIcon: Story = {
  render: () => (
    <span className="relative inline-block">
      <IconButton label="Cart, 128 items">
        <ShoppingBagIcon aria-hidden="true" />
      </IconButton>
      <CountBadge count={128} className="pointer-events-none absolute -end-2 -top-1" />
    </span>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Cart, 128 items')
  },
}

export const Arabic: Story = { ...OnAnIcon, globals: { locale: 'ar' }, tags: ['!autodocs'] }

export const Dark: Story = { ...Tones, globals: { scheme: 'dark' }, tags: ['!autodocs'] }
