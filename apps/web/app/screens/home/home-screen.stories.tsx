import {
  emptyProductList,
  home as fixture,
  longNameProduct,
  productList,
  products,
  settings,
  user,
} from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { homeResource, productsResource, recentViewsResource } from '#app/data/catalogue.ts'
import { homeDeals } from '#app/data/sorted-lists.ts'
import { inTheShop } from '#app/stories/in-the-shop.tsx'
import { longName, withLongWords } from '#app/stories/long-words.tsx'
import { incomingSale, runningSale } from '#app/stories/sale-times.ts'
import { neverAnswers, refuse } from '#app/stories/story-api.ts'
import { known, withShop } from '#app/stories/with-shop.tsx'
import { HomeScreen } from './home-screen.tsx'

const home: typeof fixture = {
  ...fixture,
  incoming_flash_sale: incomingSale,
  running_flash_sale: {
    ...runningSale,
    products: fixture.running_flash_sale?.products ?? [],
  },
}

const deals = known(productsResource, [homeDeals(settings)], {
  ...productList,
  products: products.slice(6, 12),
})
const noDeals = known(productsResource, [homeDeals(settings)], emptyProductList)

const shop = (data: typeof home, more: object = {}) => ({
  shop: { known: { ...known(homeResource, [], data), ...deals }, ...more },
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

const empty = {
  banners: [],
  ads: [],
  categories: [],
  shops: [],
  popular_products: [],
  just_for_you: { total: 0, products: [] },
  incoming_flash_sale: null,
  running_flash_sale: null,
}
export const Empty: Story = {
  parameters: { shop: { known: { ...known(homeResource, [], empty), ...noDeals } } },
}

/** Its deals come with a read of their own. */
export const DealsLoading: Story = {
  parameters: {
    shop: { known: known(homeResource, [], home), api: { 'GET /products': neverAnswers } },
  },
}

export const DealsFailed: Story = {
  parameters: {
    shop: {
      known: known(homeResource, [], home),
      api: { 'GET /products': refuse(500, 'The database is being moved.') },
    },
  },
}

export const SingleVendor: Story = {
  parameters: shop({ ...home, shops: [] }, { settings: { multi_vendor: false } }),
}

export const WithoutSalesAndBanners: Story = {
  parameters: shop({ ...home, banners: [], incoming_flash_sale: null, running_flash_sale: null }),
}

const customer = {
  shop: {
    user,
    cart: { count: 3 },
    known: {
      ...known(homeResource, [], home),
      ...deals,
      ...known(recentViewsResource, [], products.slice(4, 12)),
    },
    api: { 'GET /favorite-products': { products: products.slice(0, 2) } },
  },
}
export const Customer: Story = { parameters: customer }

/** Many shops, categories and banners, and a thousand products for you. */
export const ThousandProducts: Story = {
  parameters: shop({
    ...home,
    banners: Array.from({ length: 12 }, (_, index) => ({
      ...(home.banners[index % home.banners.length] as (typeof home.banners)[number]),
      id: index + 1,
    })),
    categories: Array.from({ length: 40 }, (_, index) => ({
      ...(home.categories[index % home.categories.length] as (typeof home.categories)[number]),
      id: index + 1,
    })),
    shops: Array.from({ length: 30 }, (_, index) => ({
      ...(home.shops[index % home.shops.length] as (typeof home.shops)[number]),
      id: index + 1,
    })),
    just_for_you: { total: 1000, products: products.slice(0, 12) },
  }),
}

const longNames = <Thing extends { name: string }>(things: readonly Thing[]) =>
  things.map((one, index) => ({ ...one, name: index % 2 ? longName : longNameProduct.name }))

export const LongTexts: Story = {
  decorators: [withLongWords],
  parameters: shop({
    ...home,
    categories: longNames(home.categories),
    shops: longNames(home.shops),
    popular_products: longNames(home.popular_products),
    incoming_flash_sale: { ...incomingSale, name: longName },
    running_flash_sale: home.running_flash_sale && { ...home.running_flash_sale, name: longName },
  }),
}

export const InTheShop: Story = { decorators: [inTheShop], parameters: shop(home) }
export const CustomerInTheShop: Story = { decorators: [inTheShop], parameters: customer }
export const Arabic: Story = {
  decorators: [inTheShop],
  parameters: shop(home),
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
export const Phone: Story = {
  decorators: [inTheShop],
  parameters: shop(home),
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
}
