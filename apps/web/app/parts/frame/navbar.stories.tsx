import { picture, product, products, settings, user } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { favoritesResource } from '#app/data/favorites.ts'
import { say } from '#app/stories/say.ts'
import { authSpies, cartSpies, known, withShop } from '#app/stories/with-shop.tsx'
import { Navbar } from './navbar.tsx'

const favorites = known(favoritesResource, [], products.slice(0, 3))
const manyFavorites = known(
  favoritesResource,
  [],
  Array.from({ length: 120 }, (_, index) => ({ ...product, id: index + 1 })),
)

const meta = {
  title: 'Patterns/Layout/Navbar',
  component: Navbar,
  decorators: [withShop],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Navbar>
export default meta
type Story = StoryObj<typeof meta>

export const Guest: Story = {
  globals: { viewport: { value: 'desktop' } },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('Login') }))
    await expect(authSpies.askLogin).toHaveBeenCalled()
    // A guest's wishlist is behind the login, and comes after it.
    await userEvent.click(canvas.getByRole('link', { name: say('Wishlist') }))
    await expect(authSpies.askLogin).toHaveBeenLastCalledWith({ kind: 'go', path: '/wishlist' })
    await userEvent.click(canvas.getByRole('button', { name: say('My Cart') }))
    await expect(cartSpies.openDrawer).toHaveBeenCalled()
  },
}

export const Customer: Story = {
  parameters: { shop: { user, known: favorites, cart: { count: 2 } } },
}

/** More than 99 is 99+; a long name is cut, nothing moves. */
export const LongNameAndManyThings: Story = {
  parameters: {
    shop: {
      user: { ...user, name: 'Maximiliane Freifrau von Hohenstein-Oettingen', profile_photo: '' },
      known: manyFavorites,
      cart: { count: 128 },
    },
  },
}

export const WithLogo: Story = {
  parameters: { shop: { settings: { web_logo: picture('Marketly', 180) } } },
  play: async ({ canvas }) => {
    const home = canvas.getByRole('link', { name: settings.app_name })
    await expect(home).toHaveAttribute('href', '/')
  },
}

/** A logo of its own where the page is dark; there is no plate behind it. */
export const DarkLogo: Story = {
  parameters: {
    shop: { settings: { web_logo: picture('Light', 180), web_logo_dark: picture('Dark', 40) } },
  },
  play: async ({ canvas }) => {
    const home = canvas.getByRole('link', { name: settings.app_name })
    await expect(within(home).getAllByRole('img')).toHaveLength(1)
  },
}

/** A logo that does not load leaves the shop's name. */
export const BrokenLogo: Story = {
  parameters: { shop: { settings: { web_logo: 'data:image/png;base64,AAAA' } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(settings.app_name)).toBeVisible())
  },
}

/** On /products the box shows the search in the address. */
export const OnProducts: Story = {
  globals: { viewport: { value: 'desktop' } },
  tags: ['!autodocs'],
  parameters: { shop: { path: '/products?search=linen+shirt' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('linen shirt')
  },
}

/** Enter or the button stores the term; on /products it is still in the box. */
export const Searching: Story = {
  globals: { viewport: { value: 'desktop' } },
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('combobox'), '  coffee pot {Enter}')
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('coffee pot'))
    await userEvent.clear(canvas.getByRole('combobox'))
    await userEvent.type(canvas.getByRole('combobox'), 'mug')
    const button = canvasElement.querySelector('search [type=submit]')
    if (!button) throw new Error('No search button')
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('mug'))
    await userEvent.clear(canvas.getByRole('combobox'))
    await userEvent.keyboard('{Enter}')
  },
}

export const AccountMenu: Story = {
  parameters: {
    shop: { user, known: favorites, cart: { count: 2 } },
    docs: { story: { inline: false, iframeHeight: 420 } },
  },
  globals: { viewport: { value: 'desktop' } },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Amina Haddad/ }))
    await screen.findByRole('menuitem', { name: say('Dashboard') }, { timeout: 5000 })
    const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
    await expect(items).toEqual([
      say('Dashboard'),
      say('Order History'),
      say('My Profile'),
      say('Change Password'),
      say('Log Out'),
    ])
    await userEvent.keyboard('{End}{Enter}')
    await waitFor(() => expect(authSpies.askLogOut).toHaveBeenCalled())
    await userEvent.click(canvas.getByRole('button', { name: /Amina Haddad/ }))
    await screen.findByRole('menu')
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { shop: { user, known: favorites, cart: { count: 2 } } },
  tags: ['!autodocs'],
}

export const Arabic: Story = {
  globals: { locale: 'ar' },
  parameters: { shop: { user, known: favorites, cart: { count: 2 } } },
  tags: ['!autodocs'],
}
