import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Spinner, spinnerSizes } from './index.ts'

const sizes = Object.keys(spinnerSizes) as Array<keyof typeof spinnerSizes>

const about = `
A turning ring for a short wait without a shape.

**When to use.** Inside controls, or where "more" is being fetched at the end of a list.
**Something else:** a block that loads is a Skeleton; a Button or IconButton that waits has \`loading\`, which
brings its own ring.

- Do: give it \`label\` when nothing beside it says what is awaited.
- Don't: cover a page with it.

**Accessibility.** With \`label\` an image of that name; without it decoration. It takes the colour of the
text around it, also in forced colors. With reduced motion it stands still, so say the wait in words.
No focus, no keys.
`

const meta = {
  title: 'Primitives/Feedback/Spinner',
  component: Spinner,
  parameters: { docs: { description: { component: about } } },
  args: { label: 'Loading' },
} satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Loading' })).toBeVisible()
  },
}

export const Sizes: Story = {
  tags: ['vrt-forced-colors'],
  render: (args) => (
    <div className="flex items-center gap-4 text-primary-strong">
      {sizes.map((size) => (
        <Spinner key={size} {...args} size={size} />
      ))}
    </div>
  ),
}

/** The words say it, the ring is decoration. */
export const WithWords: Story = {
  args: { label: undefined, size: 'sm' },
  render: (args) => (
    <p className="flex items-center gap-2 text-ink-muted text-sm">
      <Spinner {...args} />
      Older messages are loading
    </p>
  ),
}

export const Dark: Story = { ...Sizes, globals: { scheme: 'dark' }, tags: ['!autodocs'] }
