import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CheckIcon } from '../icons/index.ts'
import { linkStates, StoryStates } from '../lib/story-states.tsx'
import { Badge, badgeSizes, badgeTones } from './index.ts'

const tones = Object.keys(badgeTones) as Array<keyof typeof badgeTones>
const sizes = Object.keys(badgeSizes) as Array<keyof typeof badgeSizes>

const about = `
A word or two about the thing beside it: an order's status, "In stock", a discount.

**When to use.** Status in lists and heads, a note on a tile. **Something else:** a figure on an icon is a
CountBadge; something to press or remove is a Chip; a whole sentence is a Banner.

- Do: one or two words; the same word for the same state everywhere.
- Don't: rely on the tone: the word has to say it. More than two beside each other say nothing.

**Accessibility.** Plain text in the reading order. It takes no focus; with \`asChild\` around a link, the
link does. Long words break into a second line instead of being cut. In forced colors it has a border.
`

const meta = {
  title: 'Primitives/Content/Badge',
  component: Badge,
  parameters: { docs: { description: { component: about } } },
  args: { children: 'Delivered' },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Tones: Story = {
  tags: ['vrt-forced-colors', 'vrt-zoom'],
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

export const Sizes: Story = {
  args: { tone: 'discount', children: '-20%' },
  render: (args) => (
    <div className="flex items-center gap-2">
      {sizes.map((size) => (
        <Badge key={size} {...args} size={size} />
      ))}
    </div>
  ),
}

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

/** `asChild`: the link is the badge. */
export const AsLink: Story = {
  render: (args) => (
    <StoryStates states={linkStates}>
      {() => (
        <Badge {...args} asChild tone="primary">
          <a href="#delivered" className="hover:underline">
            Delivered
          </a>
        </Badge>
      )}
    </StoryStates>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('data-slot', 'badge')
  },
}

/** As wide as its words while there is room, in two lines where there is none; never cut off. */
export const LongText: Story = {
  args: { tone: 'warning', children: 'Rücksendebestätigung der Versandabteilung ausstehend' },
  decorators: [
    (Story) => (
      <div className="w-44">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const badge = canvasElement.querySelector('[data-slot=badge]')
    await expect(badge?.scrollWidth).toBeLessThanOrEqual(badge?.clientWidth ?? 0)
  },
}

export const Arabic: Story = {
  args: { children: 'تم التوصيل', tone: 'success' },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}

export const Dark: Story = { ...Tones, globals: { scheme: 'dark' }, tags: ['!autodocs'] }
