import { user } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withShop } from '#app/stories/with-shop.tsx'
import { Sidebar } from './sidebar.tsx'

/** Who is signed in and the account's screens: a column, or a row to scroll below 1024 px. */
const meta = {
  title: 'Patterns/Layout/Sidebar',
  component: Sidebar,
  decorators: [
    (Story) => (
      <div className="overflow-x-clip p-4 sm:p-6 lg:max-w-80">
        <Story />
      </div>
    ),
    withShop,
  ],
  parameters: { layout: 'fullscreen', shop: { user, path: '/wishlist' } },
} satisfies Meta<typeof Sidebar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['vrt-ends', 'vrt-forced-colors'] }

/** Until it is known who is signed in, there is room for them. */
export const Loading: Story = { parameters: { shop: { user: null, path: '/wishlist' } } }

/** The present screen is brought into view, however far down the row its link is. */
export const LastOne: Story = {
  parameters: { shop: { user, path: '/privacy-policy' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    )
  },
}
