import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { inTheShop } from '#app/stories/in-the-shop.tsx'
import { withLongWords } from '#app/stories/long-words.tsx'
import { say } from '#app/stories/say.ts'
import { withShop } from '#app/stories/with-shop.tsx'
import { ConnectionNotice } from './connection-notice.tsx'
import { RecoveryBanner } from './recovery-banner.tsx'
import { StorageNotice } from './storage-notice.tsx'

const meta = {
  title: 'Patterns/Recovery/Notices',
  component: ConnectionNotice,
  decorators: [inTheShop, withShop],
  args: { problem: 'unreachable', onRetry: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ConnectionNotice>
export default meta
type Story = StoryObj<typeof meta>

/** Nobody answers: what was read before stays in view, and is asked for again ever more slowly. */
export const NotAnswering: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('Retry') }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** The server is being asked again, by hand or by itself. */
export const AskingAgain: Story = { args: { isAsking: true } }

/** The browser has no line: there is nothing to press until it has. */
export const Offline: Story = { args: { problem: 'offline' } }

/** What was pressed does not come: it can be opened as a document. */
export const Late: Story = { args: { problem: 'late' } }

/** The page was made without the shop's settings; it loads again when they can be read. */
export const Unrendered: Story = {
  render: ({ onRetry }) => <RecoveryBanner isGivenUp={false} onRetry={onRetry} />,
}

/** It has loaded again three times without help, and waits for the shopper now. */
export const UnrenderedGivenUp: Story = {
  render: ({ onRetry }) => <RecoveryBanner isGivenUp onRetry={onRetry} />,
}

/** Where the law asks for a word about storage: at the end of the page, until it is understood. */
export const Storage: Story = {
  render: () => <StorageNotice due />,
}

export const StorageClosed: Story = {
  render: () => <StorageNotice due />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: say('Understood') }))
    await expect(
      screen.queryByRole('region', { name: say('About storage in this browser') }),
    ).toBeNull()
  },
}

export const LongTexts: Story = {
  decorators: [withLongWords],
  render: (args) => (
    <>
      <ConnectionNotice {...args} />
      <StorageNotice due />
    </>
  ),
}
