import { settings } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { inTheShop } from '#app/stories/in-the-shop.tsx'
import { withLongWords } from '#app/stories/long-words.tsx'
import { neverAnswers } from '#app/stories/story-api.ts'
import { type ShopStory, withShop } from '#app/stories/with-shop.tsx'
import { ConnectionNotice } from './connection-notice.tsx'
import { StorageNotice } from './storage-notice.tsx'

const meta = {
  title: 'Patterns/Recovery/Notices',
  component: ConnectionNotice,
  decorators: [inTheShop, withShop],
  args: { unreachable: true },
  parameters: {
    layout: 'fullscreen',
    shop: { api: { 'GET /master': neverAnswers } } satisfies ShopStory,
  },
} satisfies Meta<typeof ConnectionNotice>
export default meta
type Story = StoryObj<typeof meta>

/** Nobody answers: what was read before stays in view. */
export const NotAnswering: Story = {}

/** The shop’s server is back: the notice goes by itself. */
export const BackAgain: Story = {
  tags: ['!autodocs'],
  parameters: { shop: { api: { 'GET /master': settings } } satisfies ShopStory },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText(/What you see may be old/)).toBeNull())
  },
}

/** Where the law asks for a word about storage; it is remembered. */
export const Storage: Story = {
  globals: { locale: 'en' },
  tags: ['!autodocs'],
  render: () => <StorageNotice due />,
}

export const StorageClosed: Story = {
  globals: { locale: 'en' },
  tags: ['!autodocs'],
  render: () => <StorageNotice due />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Understood' }))
    await expect(canvas.queryByRole('region', { name: /About storage/ })).toBeNull()
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
