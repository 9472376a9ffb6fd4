import { user } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { authSpies, withShop } from '#app/stories/with-shop.tsx'
import { DashboardFrame } from './dashboard-frame.tsx'

const meta = {
  title: 'Patterns/Layout/Dashboard',
  component: DashboardFrame,
  decorators: [withShop],
  args: { children: <h1 className="font-semibold text-3xl">Order History</h1> },
  parameters: { layout: 'fullscreen', shop: { path: '/order-history' } },
} satisfies Meta<typeof DashboardFrame>
export default meta
type Story = StoryObj<typeof meta>

export const Customer: Story = { parameters: { shop: { user } } }

/** A guest goes home, and the login that opens brings the page back. */
export const Guest: Story = {
  parameters: { shop: { path: '/order-history?page=2' } },
  play: async () => {
    await waitFor(() =>
      expect(authSpies.askLogin).toHaveBeenCalledWith({
        kind: 'go',
        path: '/order-history?page=2',
      }),
    )
  },
}

export const LongName: Story = {
  parameters: {
    shop: {
      user: { ...user, name: 'Maximiliane Freifrau von Hohenstein-Oettingen', profile_photo: '' },
      settings: { web_footer_text: null },
    },
  },
}

/** The links are a row to scroll. */
export const Phone: Story = {
  parameters: { shop: { user } },
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
}

export const Arabic: Story = {
  globals: { locale: 'ar' },
  parameters: { shop: { user: { ...user, name: 'أمينة حداد' } } },
  tags: ['!autodocs'],
}
