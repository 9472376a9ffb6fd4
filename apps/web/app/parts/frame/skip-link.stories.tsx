import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { SkipLink } from './skip-link.tsx'

/** The way past the navigation: nobody sees it before the keyboard comes to it. */
const meta = {
  title: 'Patterns/Layout/SkipLink',
  component: SkipLink,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      <SkipLink />
      <div id="main" className="min-h-40" />
    </>
  ),
} satisfies Meta<typeof SkipLink>
export default meta
type Story = StoryObj<typeof meta>

/** The first press of Tab shows it. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link')
    await expect(link).toHaveFocus()
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  },
}
