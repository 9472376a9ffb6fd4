import { user } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { say } from '#app/stories/say.ts'
import { authSpies, withShop } from '#app/stories/with-shop.tsx'
import { AccountList } from './account-list.tsx'

const meta = {
  title: 'Patterns/Layout/AccountList',
  component: AccountList,
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
    withShop,
  ],
  args: { onChoose: fn() },
  parameters: { shop: { user, path: '/order-history' } },
} satisfies Meta<typeof AccountList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const links = canvas.getAllByRole('link')
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [say('Dashboard'), '/dashboard'],
      [say('Order History'), '/order-history'],
      [say('My Profile'), '/profile'],
      [say('Change Password'), '/change-password'],
    ])
    await userEvent.click(canvas.getByRole('button', { name: say('Log Out') }))
    await expect(args.onChoose).toHaveBeenCalled()
    await expect(authSpies.askLogOut).toHaveBeenCalled()
  },
}

export const NoPhoto: Story = {
  parameters: {
    shop: {
      user: { ...user, profile_photo: '', email: null, phone: null },
      path: '/order-history',
    },
  },
}

export const LongName: Story = {
  parameters: {
    shop: {
      user: {
        ...user,
        name: 'Maximiliane Freifrau von Hohenstein-Oettingen-Wallerstein',
        email: 'maximiliane.freifrau-von-hohenstein@donaudampfschifffahrt.example',
      },
      path: '/order-history',
    },
  },
}

export const Arabic: Story = {
  globals: { locale: 'ar' },
  parameters: { shop: { user: { ...user, name: 'أمينة حداد' }, path: '/order-history' } },
  tags: ['!autodocs'],
}
