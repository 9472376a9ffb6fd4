import type { Meta, StoryObj } from '@storybook/react-vite'
import { inTheShop } from '#app/stories/in-the-shop.tsx'
import { listingStates } from '#app/stories/listing-states.ts'
import { withLongWords } from '#app/stories/long-words.tsx'
import { withShop } from '#app/stories/with-shop.tsx'
import { BestDealScreen } from './sorted-screens.tsx'

const states = listingStates('/best-deal')

/** The page's sort is its meaning, so there is no other. */
const meta = {
  title: 'Screens/Best deal',
  component: BestDealScreen,
  decorators: [withShop],
  parameters: { layout: 'fullscreen', ...states.full },
} satisfies Meta<typeof BestDealScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const InTheShop: Story = { decorators: [inTheShop] }
export const Customer: Story = { decorators: [inTheShop], parameters: states.customer }
export const SingleVendor: Story = { parameters: states.singleVendor }
export const Loading: Story = { parameters: states.loading }
export const Empty: Story = { parameters: states.empty }
export const Failed: Story = { parameters: states.failed }
export const OneProduct: Story = { parameters: states.one }
export const ThousandProducts: Story = { parameters: states.thousand }
export const LongTexts: Story = { decorators: [withLongWords], parameters: states.longTexts }
export const Arabic: Story = {
  decorators: [inTheShop],
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
export const Phone: Story = {
  decorators: [inTheShop],
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
}
