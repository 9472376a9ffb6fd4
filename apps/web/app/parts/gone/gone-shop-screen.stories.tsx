import { goneShop } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { goneStates } from '#app/stories/gone-states.ts'
import { withLongWords } from '#app/stories/long-words.tsx'
import { withShop } from '#app/stories/with-shop.tsx'
import GoneShopScreen from './gone-shop-screen.tsx'

const states = goneStates('/shops/1', 'GET /gone/shop', goneShop)

const meta = {
  title: 'Screens/Shop Closed',
  component: GoneShopScreen,
  decorators: [withShop],
  args: { id: 1 },
  parameters: { layout: 'fullscreen', ...states.full },
} satisfies Meta<typeof GoneShopScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Loading: Story = { parameters: states.loading }
/** What is like it cannot be read: the way on is still there. */
export const Failed: Story = { parameters: states.failed }
export const LongTexts: Story = { decorators: [withLongWords], parameters: states.longTexts }
