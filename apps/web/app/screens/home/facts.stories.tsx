import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { say } from '#app/stories/say.ts'
import { type ShopStory, withShop } from '#app/stories/with-shop.tsx'
import { Facts } from './facts.tsx'

const at = (settings: ShopStory['settings'] = {}) => ({ shop: { settings } satisfies ShopStory })

/** What the settings say that makes it easy to buy here. */
const meta = {
  title: 'Screens/Home/Facts',
  component: Facts,
  decorators: [withShop],
  parameters: at(),
} satisfies Meta<typeof Facts>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: at({ return_order_within_days: 14, multi_vendor: true }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await expect(
      canvas.getByRole('link', { name: say('Returns within {{count}} days', { count: 14 }) }),
    ).toHaveAttribute('href', '/page/return-and-refund-policy')
  },
}

/** Nothing goes back, nothing is paid, and there is one shop: only help is left. */
export const LittleToSay: Story = {
  parameters: at({
    return_order_within_days: 0,
    multi_vendor: false,
    cash_on_delivery: false,
    online_payment: false,
    mobile: null,
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
  },
}
