import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { VisuallyHidden } from './index.ts'

const meta = {
  title: 'Primitives/Content/VisuallyHidden',
  component: VisuallyHidden,
} satisfies Meta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  render: () => (
    <p className="text-sm">
      Four stars <VisuallyHidden>out of five</VisuallyHidden>
    </p>
  ),
}

/** Comes into view when Tab reaches it. */
export const SkipLink: Story = {
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
