import { user } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
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

/** Photo, name and phone, and the links in the order of specification.md section 2. */
export const Customer: Story = {
  parameters: { shop: { user, path: '/order-history' } },
  play: async ({ canvas, globals }) => {
    if (globals.locale !== 'en') return
    const nav = within(canvas.getByRole('navigation', { name: 'My account' }))
    const links = nav.getAllByRole('link')
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Dashboard', '/dashboard'],
      ['Order History', '/order-history'],
      ['Wishlist', '/wishlist'],
      ['Message', '/massages'],
      ['My Profile', '/profile'],
      ['Manage Address', '/manage-address'],
      ['Support Ticket', '/support-tickets'],
      ['Change Password', '/change-password'],
      ['Terms & Conditions', '/terms-and-conditions'],
      ['Privacy Policy', '/privacy-policy'],
    ])
    await expect(canvas.getAllByText(user.phone ?? '')[0]).toBeInTheDocument()
  },
}

/** A guest goes home, and the login that opens brings the page back. */
export const Guest: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    shop: { path: '/order-history?page=2' },
    visual: { reason: 'A page that is being left, however far it came.' },
  },
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

/**
 * The links are a row to scroll, the footer at its end; a ticket belongs to Support Ticket, though its
 * path does not.
 */
export const Phone: Story = {
  parameters: { shop: { user, path: '/support-ticket/T30917742' } },
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(new RegExp(String(new Date().getUTCFullYear())))).toBeVisible()
    const current = canvas.getAllByRole('link', { current: 'page' })
    await expect(current.map((link) => link.getAttribute('href'))).toEqual(['/support-tickets'])
  },
}

export const Arabic: Story = {
  globals: { locale: 'ar' },
  parameters: { shop: { user: { ...user, name: 'أمينة حداد' }, path: '/order-history' } },
  tags: ['!autodocs'],
}
