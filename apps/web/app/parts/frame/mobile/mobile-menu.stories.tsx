import { products, user } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { favoritesResource } from '#app/data/favorites.ts'
import { say } from '#app/stories/say.ts'
import { authSpies, cartSpies, known, withShop } from '#app/stories/with-shop.tsx'
import MobileMenu from './mobile-menu.tsx'

const meta = {
  title: 'Patterns/Layout/MobileMenu',
  component: MobileMenu,
  decorators: [withShop],
  args: { open: true, onOpenChange: fn(), button: createRef<HTMLButtonElement>() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 740 } } },
  globals: { viewport: { value: 'phone' } },
  tags: ['dialog', '!autodocs'],
} satisfies Meta<typeof MobileMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Guest: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: say('Login') }))
    await expect(authSpies.askLogin).toHaveBeenCalled()
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
    await userEvent.click(screen.getByRole('button', { name: say('My Cart') }))
    await expect(cartSpies.openDrawer).toHaveBeenCalled()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: say('Currency') }), 'EUR')
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: say('Currency') })).toHaveValue('EUR'),
    )
  },
}

export const Customer: Story = {
  parameters: {
    shop: {
      user,
      path: '/order-history',
      cart: { count: 3 },
      known: known(favoritesResource, [], products.slice(0, 4)),
    },
  },
}

export const Arabic: Story = {
  globals: { locale: 'ar' },
  parameters: { shop: { user: { ...user, name: 'أمينة حداد' }, cart: { count: 3 } } },
}
