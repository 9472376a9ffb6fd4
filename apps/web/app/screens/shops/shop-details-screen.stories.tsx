import {
  categories,
  coupons,
  emptyProductList,
  noReviews,
  productList,
  reviewList,
  shopAnswer,
  shopDetails,
  user,
} from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { inTheShop } from '#app/stories/in-the-shop.tsx'
import { longName, withLongWords } from '#app/stories/long-words.tsx'
import { say } from '#app/stories/say.ts'
import { neverAnswers, refuse, type StoryApi } from '#app/stories/story-api.ts'
import { authSpies, type ShopStory, withShop } from '#app/stories/with-shop.tsx'
import { ShopDetailsScreen } from './shop-details-screen.tsx'

const answers = {
  'GET /shops/1': shopAnswer,
  'GET /products': productList,
  'GET /shop-categories': { total: 4, categories: categories.slice(0, 4) },
  'GET /reviews': reviewList,
  'GET /get-vouchers': { coupons: coupons.slice(0, 2).map((one) => ({ ...one, shop_id: 1 })) },
} satisfies StoryApi

const at = (query: string, api: StoryApi = {}, more: Partial<ShopStory> = {}) => ({
  shop: { path: `/shops/1${query}`, api: { ...answers, ...api }, ...more } satisfies ShopStory,
})
const answer = (change: Partial<typeof shopDetails>) => ({
  'GET /shops/1': { shop: { ...shopDetails, ...change } },
})

const meta = {
  title: 'Screens/Shop Details',
  component: ShopDetailsScreen,
  decorators: [withShop],
  args: { id: 1 },
  parameters: { layout: 'fullscreen', ...at('') },
} satisfies Meta<typeof ShopDetailsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const InTheShop: Story = { decorators: [inTheShop] }
export const Loading: Story = { parameters: at('', { 'GET /shops/1': neverAnswers }) }
export const Failed: Story = {
  parameters: at('', { 'GET /shops/1': refuse(500, 'The database is being moved.') }),
}
export const ProductsFailed: Story = {
  parameters: at('', { 'GET /products': refuse(500, 'The shelves cannot be read.') }),
}
/** Found out while browsing; asked for directly it is a 404. */
export const Unknown: Story = {
  parameters: at('', { 'GET /shops/1': refuse(404, 'The shop was not found.') }),
}
/** Just opened: no picture, nothing to sell, nobody has said anything. */
export const New: Story = {
  parameters: at('', {
    ...answer({
      logo: '',
      banner: '',
      banners: [],
      rating: 5,
      total_reviews: 0,
      total_products: 0,
      short_description: null,
      description: null,
      shop_status: 'Offline',
    }),
    'GET /products': emptyProductList,
    'GET /shop-categories': { total: 0, categories: [] },
  }),
}
/** What a server does not say of the shop, nobody says; its products are shown. */
export const LittleTold: Story = {
  parameters: at(
    '',
    answer({
      total_products: null,
      total_reviews: null,
      shop_status: null,
      short_description: null,
    }),
  ),
}
export const Reviews: Story = { parameters: at('?tab=reviews') }
export const NoReviews: Story = {
  parameters: at('?tab=reviews', { 'GET /reviews': noReviews, ...answer({ total_reviews: 0 }) }),
}
export const Vouchers: Story = { parameters: at('?tab=vouchers', {}, { user }) }
/** A guest can only learn that there are some. */
export const VouchersAsGuest: Story = {
  parameters: at('?tab=vouchers'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('Login') }))
    await expect(authSpies.askLogin).toHaveBeenCalledWith({
      kind: 'go',
      path: '/shops/1?tab=vouchers',
    })
  },
}
/** What a shop says of itself is foreign HTML: nothing of it runs. */
export const About: Story = {
  parameters: at(
    '?tab=about',
    answer({
      description: `${shopDetails.description}<script>alert(1)</script><img src="x" onerror="alert(1)"><p onclick="alert(1)">Since 1987.</p>`,
    }),
  ),
}
export const LongTexts: Story = {
  decorators: [withLongWords],
  parameters: at(
    '',
    answer({ name: longName, short_description: `${longName} `.repeat(9), total_products: 123456 }),
  ),
}
