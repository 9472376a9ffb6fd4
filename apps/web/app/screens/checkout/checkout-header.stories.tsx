import { picture } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { say } from '#app/stories/say.ts'
import { type ShopStory, withShop } from '#app/stories/with-shop.tsx'
import { BuyNowHeader, CheckoutHeader } from './checkout-header.tsx'

const at = (settings: ShopStory['settings'] = {}) => ({
  shop: { path: '/checkout', settings } satisfies ShopStory,
})

/** Stands above the checkout in the place of top bar, navbar and categories. */
const meta = {
  title: 'Screens/Checkout/Header',
  component: CheckoutHeader,
  decorators: [withShop],
  parameters: { layout: 'fullscreen', ...at() },
} satisfies Meta<typeof CheckoutHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const [before, now, after] = canvas.getAllByRole('listitem')
    await expect(before).toHaveTextContent(say('Cart'))
    await expect(now).toHaveAttribute('aria-current', 'step')
    await expect(after).toHaveTextContent(say('Order placed'))
    await expect(canvas.getByRole('link', { name: say('Support') })).toHaveAttribute(
      'href',
      '/support',
    )
  },
}

export const WithLogo: Story = {
  parameters: at({ web_logo: picture('Marketly', 180) }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('img')[0]).toBeVisible())
  },
}

/** A logo of its own where the page is dark. */
export const DarkLogo: Story = {
  parameters: at({ web_logo: picture('Light', 180), web_logo_dark: picture('Dark', 40) }),
}

/** One product alone: no cart was on the way. */
export const BuyNow: Story = { render: () => <BuyNowHeader /> }

export const LongName: Story = {
  parameters: at({
    web_logo: null,
    app_name: 'The Handwoven Mediterranean Homeware & Outdoor Living Company',
  }),
}
