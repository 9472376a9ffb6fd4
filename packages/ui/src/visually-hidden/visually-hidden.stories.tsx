import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { VisuallyHidden } from './index.ts'

const about = `
Words for screen readers only, and skip links that come into view with focus.

**When to use.** A meaning that the eye gets from place or shape: "out of five", a heading of a block that
explains itself. **Something else:** a button with an icon has \`label\` on IconButton; what nobody needs to
hear is \`aria-hidden\`; what should be seen by nobody is not there at all.

- Do: write it as part of the sentence around it.
- Don't: hide controls in it, unless \`focusable\`: what takes focus must be seen.

**Keys.** \`focusable\`: Tab brings it into view at the top, Enter follows the link.

**Accessibility.** It is read where it stands, as part of the line around it; it takes no room and cannot be
found by the eye. Text in it is translated like any other.
`

const meta = {
  title: 'Primitives/Content/VisuallyHidden',
  component: VisuallyHidden,
  parameters: { docs: { description: { component: about } } },
} satisfies Meta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  render: () => (
    <p className="text-sm">
      Four stars <VisuallyHidden>out of five</VisuallyHidden>
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Four stars out of five')
  },
}

/** Comes into view when Tab reaches it. */
export const SkipLink: Story = {
  tags: ['vrt-forced-colors'],
  render: () => (
    <>
      <VisuallyHidden asChild focusable>
        <a href="#content">Skip to the content</a>
      </VisuallyHidden>
      <p id="content" className="pt-16 text-sm">
        The content.
      </p>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
  },
}
