import { goneShop } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { longName, withLongWords } from '#app/stories/long-words.tsx'
import { neverAnswers, refuse, type StoryAnswer } from '#app/stories/story-api.ts'
import { type ShopStory, withShop } from '#app/stories/with-shop.tsx'
import GoneShopScreen from './gone-shop-screen.tsx'

const at = (answer: StoryAnswer) => ({
  shop: {
    path: '/shops/1',
    api: { 'GET /gone/shop': answer },
  } satisfies ShopStory,
})

const meta = {
  title: 'Screens/Shop Closed',
  component: GoneShopScreen,
  decorators: [withShop],
  args: { id: 1 },
  parameters: { layout: 'fullscreen', ...at(goneShop) },
} satisfies Meta<typeof GoneShopScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Loading: Story = { parameters: at(neverAnswers) }
/** What is like it cannot be read: the way on is still there. */
export const Failed: Story = { parameters: at(refuse(500, 'The database is being moved.')) }
export const LongTexts: Story = {
  decorators: [withLongWords],
  parameters: at({ ...goneShop, name: longName }),
}
