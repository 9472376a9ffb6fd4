import { home, products, user } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { homeResource, recentViewsResource } from '#app/data/catalogue.ts'
import { neverAnswers, refuse } from '#app/stories/story-api.ts'
import { known, withShop } from '#app/stories/with-shop.tsx'
import { HomeScreen } from './home-screen.tsx'

const shop = (data: typeof home, more: object = {}) => ({
  shop: { known: known(homeResource, [], data), ...more },
})

const meta = {
  title: 'Screens/Home',
  component: HomeScreen,
  decorators: [withShop],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomeScreen>
export default meta
type Story = StoryObj<typeof meta>

// Parameters of stories merge into the file's: what is known stands in each story.
export const Default: Story = { parameters: shop(home) }

export const Loading: Story = {
  parameters: { shop: { api: { 'GET /home': neverAnswers } } },
}

export const Failed: Story = {
  parameters: { shop: { api: { 'GET /home': refuse(500, 'The database is being moved.') } } },
}

export const Empty: Story = {
  parameters: shop({
    banners: [],
    ads: [],
    categories: [],
    shops: [],
    popular_products: [],
    just_for_you: { total: 0, products: [] },
    incoming_flash_sale: null,
    running_flash_sale: null,
  }),
}

export const SingleVendor: Story = {
  parameters: shop({ ...home, shops: [] }, { settings: { multi_vendor: false } }),
}

export const WithoutSalesAndBanners: Story = {
  parameters: shop({ ...home, banners: [], incoming_flash_sale: null, running_flash_sale: null }),
}

export const Customer: Story = {
  parameters: {
    shop: {
      user,
      known: {
        ...known(homeResource, [], home),
        ...known(recentViewsResource, [], products.slice(4, 12)),
      },
      api: { 'GET /favorite-products': { products: [] } },
    },
  },
}

export const Phone: Story = { parameters: shop(home), globals: { viewport: { value: 'phone' } } }
