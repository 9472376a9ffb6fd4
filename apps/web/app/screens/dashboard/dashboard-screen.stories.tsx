import {
  addresses,
  noAddresses,
  orderCounts,
  orders,
  products,
  user,
} from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { inTheAccount } from '#app/stories/in-the-shop.tsx'
import { longName, withLongWords } from '#app/stories/long-words.tsx'
import { press } from '#app/stories/press.ts'
import { say } from '#app/stories/say.ts'
import { neverAnswers, refuse, type StoryApi } from '#app/stories/story-api.ts'
import { cartSpies, type ShopStory, withShop } from '#app/stories/with-shop.tsx'
import { DashboardScreen } from './dashboard-screen.tsx'

const counts = { ...orderCounts, all: 7 }
const api: StoryApi = {
  'GET /orders': { total: 7, status_wise_orders: counts, orders },
  'GET /favorite-products': { products: products.slice(0, 4) },
  'GET /unread-messages': { unread_messages: 3 },
  'GET /addresses': { total: addresses.length, addresses },
  'GET /recently-views': { products: products.slice(0, 8) },
}
const calls = Object.keys(api)
const all = (answer: StoryApi[string]): StoryApi =>
  Object.fromEntries(calls.map((call) => [call, answer]))

const dashboard = (more: StoryApi = {}, shop: Partial<ShopStory> = {}) => ({
  layout: 'fullscreen',
  shop: {
    user,
    path: '/dashboard',
    cart: { count: 2 },
    ...shop,
    api: { ...api, ...more },
  } satisfies ShopStory,
})

const meta = {
  title: 'Screens/Dashboard',
  component: DashboardScreen,
  decorators: [inTheAccount, withShop],
  parameters: dashboard(),
} satisfies Meta<typeof DashboardScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Every count leads to what it counts; the cart opens. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    const glance = within(await canvas.findByRole('list', { name: say('At a glance') }))
    await expect(await glance.findByRole('link', { name: `7 ${say('Orders')}` })).toHaveAttribute(
      'href',
      '/order-history',
    )
    await glance.findByRole('link', { name: `4 ${say('Wishlist')}` })
    await glance.findByRole('link', { name: `3 ${say('Unread messages')}` })
    await press(glance.getByRole('button', { name: `2 ${say('My Cart')}` }))
    await expect(cartSpies.openDrawer).toHaveBeenCalled()
    await expect(canvas.getByRole('link', { name: `1 ${say('On The Way')}` })).toHaveAttribute(
      'href',
      '/order-history?status=on_the_way',
    )
  },
}

/** Nothing has happened yet: each part says what to do next. */
export const NewCustomer: Story = {
  parameters: dashboard(
    {
      'GET /orders': {
        total: 0,
        status_wise_orders: Object.fromEntries(Object.keys(counts).map((key) => [key, 0])),
        orders: [],
      },
      'GET /favorite-products': { products: [] },
      'GET /unread-messages': { unread_messages: 0 },
      'GET /addresses': { total: 0, addresses: noAddresses },
      'GET /recently-views': { products: [] },
    },
    { cart: { count: 0 } },
  ),
}

export const Loading: Story = { parameters: dashboard(all(neverAnswers), { cart: {} }) }

/** What cannot be counted is a dash; each list has its own Retry. */
export const Failed: Story = {
  name: 'Error',
  parameters: dashboard(all(refuse(500, 'The server has a headache.')), {
    cart: { error: new Error('No cart') },
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('The server has a headache.')).toHaveLength(2))
  },
}

export const LongTexts: Story = {
  decorators: [withLongWords],
  parameters: dashboard(
    {
      'GET /orders': {
        total: 12_345,
        status_wise_orders: { ...counts, all: 12_345, on_the_way: 12_345 },
        orders: orders.map((order) => ({
          ...order,
          order_code: `#RC-${longName}`,
          payment_method: longName,
          amount: Number(order.amount) * 12_345,
        })),
      },
      'GET /addresses': {
        total: 1,
        addresses: addresses
          .slice(0, 1)
          .map((one) => ({ ...one, name: longName, address_line: longName.repeat(2) })),
      },
    },
    { cart: { count: 1234 } },
  ),
}
