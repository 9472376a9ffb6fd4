import type { ShopCard } from '@shop/contract'
import { shopList, shops, stockShopList } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { productCount } from '#app/lib/i18n/counts.ts'
import { inTheShop } from '#app/stories/in-the-shop.tsx'
import { longName, withLongWords } from '#app/stories/long-words.tsx'
import { press } from '#app/stories/press.ts'
import { say } from '#app/stories/say.ts'
import { neverAnswers, refuse, type StoryAnswer } from '#app/stories/story-api.ts'
import { type ShopStory, withShop } from '#app/stories/with-shop.tsx'
import { shopCount } from './shop-words.ts'
import { ShopsScreen } from './shops-screen.tsx'

const at = (path: string, answer: StoryAnswer, more: Partial<ShopStory> = {}) => ({
  shop: { path, api: { 'GET /shops': answer }, ...more } satisfies ShopStory,
})

const many = Array.from(
  { length: 10 },
  (_, index): ShopCard => ({ ...(shops[index % shops.length] as ShopCard), id: index + 1 }),
)
const none = { ...shopList, total: 0, shops: [] }

const meta = {
  title: 'Screens/Shops',
  component: ShopsScreen,
  decorators: [withShop],
  parameters: { layout: 'fullscreen', ...at('/shops', shopList) },
} satisfies Meta<typeof ShopsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const InTheShop: Story = { decorators: [inTheShop] }
export const Loading: Story = { parameters: at('/shops', neverAnswers) }
export const Empty: Story = { parameters: at('/shops', none) }
export const NothingFound: Story = {
  parameters: at('/shops?search=xyzzy&online=1&category_id=2', none),
}
export const PastTheEnd: Story = { parameters: at('/shops?page=9', { ...none, total: 12 }) }
export const Failed: Story = {
  parameters: at('/shops', refuse(500, 'The database is being moved.')),
}
/** The middle of a thousand. */
export const Thousand: Story = {
  parameters: at('/shops?page=50', { ...shopList, total: 1000, shops: many }),
}
/** A stock server knows no categories and vouchers of shops; the rest is found in the browser. */
export const StockServer: Story = { parameters: at('/shops?online=1', stockShopList) }
/** What a server does not say of a shop, nobody says: no products counted, no stars, neither open nor closed. */
export const LittleTold: Story = {
  parameters: at('/shops', {
    ...stockShopList,
    shops: many.map((one) => ({
      ...one,
      total_products: null,
      total_reviews: '',
      shop_status: null,
    })),
  }),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('heading', { level: 2 })
    for (const said of [productCount(say, 0), say('Open now'), say('No reviews yet')])
      await expect(canvas.queryByText(said, { selector: 'article *' })).toBeNull()
  },
}
export const LongTexts: Story = {
  decorators: [withLongWords],
  parameters: at('/shops', {
    ...shopList,
    shops: many.map((one, index) => ({
      ...one,
      name: longName,
      total_products: 1_234_567 * index,
      total_reviews: '1.2M',
      logo: '',
      banner: index % 2 ? '' : one.banner,
    })),
  }),
}

export const Search: Story = {
  parameters: at('/shops?sort_type=rating', (request) => {
    const term = new URL(request.url).searchParams.get('search')?.toLowerCase() ?? ''
    const found = shops.filter(({ name }) => name.toLowerCase().includes(term))
    return Response.json({ data: { ...shopList, total: found.length, shops: found } })
  }),
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('searchbox', { name: say('Search shops') })
    await userEvent.type(box, 'kitchen')
    await press(canvas.getByRole('button', { name: say('Search') }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(shopCount(say, 1)))
    await expect(canvas.getByRole('link', { name: 'Saffron Kitchen' })).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: say('Sort by') })).toHaveValue('rating')
  },
}
