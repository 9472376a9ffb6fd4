import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ErrorState } from './index.ts'

const about = `
A block that failed, in the place of its content. The rest of the page stays usable.

**When to use.** A list, a screen or a section could not be loaded. **Something else:** a refused action is
a Toast; a wrong field says so under itself; nothing found is an EmptyState; offline is a Banner.

- Do: show the server's own words as \`message\`, give \`onRetry\` whenever trying again can help, and
  \`retrying\` while it is under way. \`inline\` in rows and side columns.
- Don't: empty the page for one failed block, or show codes and stack traces.

**Keys.** Retry is a button: Enter and Space. While it is retrying it keeps its focus and does nothing.

**Accessibility.** \`role="alert"\`: it is read out when it appears. \`titleAs\` makes the title a heading
where it stands for a whole screen. The icon and the words say it, not the colour.
`

const meta = {
  title: 'Primitives/Feedback/ErrorState',
  component: ErrorState,
  parameters: { docs: { description: { component: about } } },
  args: { message: 'The server did not answer in time.', onRetry: fn() },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['vrt-forced-colors', 'vrt-zoom'],
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Inline: Story = { args: { layout: 'inline' }, tags: ['vrt-forced-colors'] }

/** The retry is under way: it cannot be pressed twice and keeps its focus. */
export const Retrying: Story = {
  args: { retrying: true },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}

export const InlineRetrying: Story = { args: { layout: 'inline', retrying: true } }

/** Trying again would not help. */
export const WithoutRetry: Story = {
  args: {
    title: 'Page Not Found',
    titleAs: 'h1',
    message: 'The address may be misspelt.',
    onRetry: undefined,
  },
}

export const TitleOnly: Story = { args: { message: undefined } }

export const LongText: Story = {
  args: { layout: 'inline', message: `Unexpected token at /api/${'very-long-path/'.repeat(12)}` },
}

/** In a side column the button goes below. */
export const Narrow: Story = {
  args: LongText.args,
  decorators: [
    (Story) => (
      <div className="w-60">
        <Story />
      </div>
    ),
  ],
}

export const Arabic: Story = {
  args: { message: 'لم يستجب الخادم في الوقت المحدد.' },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}

export const Dark: Story = { ...Inline, globals: { scheme: 'dark' }, tags: ['!autodocs'] }
