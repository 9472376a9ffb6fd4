import { settings } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { withShop } from '#app/stories/with-shop.tsx'
import { PaidIn } from './paid-in.tsx'

const meta = {
  title: 'Patterns/Checkout/Charged currency',
  component: PaidIn,
  decorators: [withShop],
  args: { amount: 204.57 },
} satisfies Meta<typeof PaidIn>
export default meta
type Story = StoryObj<typeof meta>

/** Prices are shown in another currency than the one that is charged. */
export const AnotherCurrency: Story = {
  parameters: { shop: { currency: settings.currencies.find(({ name }) => name === 'EUR') } },
}
