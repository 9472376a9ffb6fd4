import { addresses, cart, checkout, emptyCart, orderCounts, user } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { addressesResource } from '#app/data/addresses.ts'
import { goodsOf } from '#app/parts/orders/goods.ts'
import { takeOrders } from '#app/parts/orders/stored-attempt.ts'
import { forgetOrders } from '#app/stories/at-checkout.ts'
import { press } from '#app/stories/press.ts'
import { say } from '#app/stories/say.ts'
import { neverAnswers, refuse, type StoryApi } from '#app/stories/story-api.ts'
import { authSpies, known, type ShopStory, withShop } from '#app/stories/with-shop.tsx'
import { BuyNowScreen } from './buy-now-screen.tsx'

const [shop] = cart.cart_items
const line = shop?.products[0]
const one = { ...cart, total: 1, cart_items: shop && line ? [{ ...shop, products: [line] }] : [] }

const answers: StoryApi = {
  'GET /carts': one,
  'POST /cart/checkout': checkout,
  'POST /cart/increment': one,
}
const at = (story: Partial<ShopStory> = {}) => ({
  shop: {
    user,
    path: '/buynow',
    known: known(addressesResource, [], addresses),
    ...story,
    api: { ...answers, ...story.api },
  } satisfies ShopStory,
})

const meta = {
  title: 'Screens/Buy now',
  component: BuyNowScreen,
  decorators: [withShop],
  beforeEach: () => {
    sessionStorage.clear()
    forgetOrders()
  },
  parameters: { layout: 'fullscreen', ...at() },
} satisfies Meta<typeof BuyNowScreen>
export default meta
type Story = StoryObj<typeof meta>

/** One product of one shop: nothing to choose, nothing to take out, and one piece is the least. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: say('Buy now') })).toBeVisible()
    await canvas.findByText(line?.name ?? '')
    await waitFor(() => expect(canvas.getAllByText(/204\.57/)[0]).toBeInTheDocument())
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    await expect(canvas.queryByRole('button', { name: new RegExp(`^${say('Remove')}`) })).toBeNull()
  },
}

export const Loading: Story = { parameters: at({ api: { 'GET /carts': neverAnswers } }) }

/** Reloaded after the order, or come to by hand. */
export const Empty: Story = {
  parameters: at({
    api: {
      'GET /carts': emptyCart,
      'GET /orders': { total: 0, status_wise_orders: orderCounts, orders: [] },
    },
  }),
}

export const Failed: Story = {
  parameters: at({ api: { 'GET /carts': refuse(500, 'The server has a headache.') } }),
}

/** More than there is: the quantity comes back, with the server's word. */
export const Refused: Story = {
  parameters: at({ api: { 'POST /cart/increment': refuse(422, 'Only 2 pieces are left.') } }),
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: say('One more') })
    await press(more)
    await waitFor(() => expect(document.body).toHaveTextContent('Only 2 pieces are left.'))
  },
}

/** The same was ordered moments ago, by this tab or another; what was ordered otherwise is not meant. */
export const JustOrdered: Story = {
  // The attempts are the browser's: beside it on one page, the others would show the same.
  tags: ['!autodocs'],
  beforeEach: () => {
    const goods = line ? [goodsOf([line])] : []
    takeOrders(user.id, { key: 'of another tab', goods }, [108, 109])
    takeOrders(user.id, { key: 'of other goods', goods: [{ 999: 1 }] }, [110])
  },
  play: async ({ canvas }) => {
    await canvas.findByText(say('You ordered exactly this a few minutes ago.'))
    const way = canvas.getByRole('link', { name: say('View orders') })
    await expect(way).toHaveAttribute('href', '/order-history')
  },
}

/** The same product in another size is no double. */
export const JustOrderedInAnotherSize: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: { visual: { reason: 'Looks like Ready.' } },
  beforeEach: () => {
    const size = { id: 77, name: 'Another', price: 0 }
    const goods = line ? [goodsOf([{ ...line, size }])] : []
    takeOrders(user.id, { key: 'of another size', goods }, [108])
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: say('Place order') })[0]).toBeEnabled(),
    )
    await expect(canvas.queryByText(say('You ordered exactly this a few minutes ago.'))).toBeNull()
  },
}

export const Guest: Story = {
  parameters: {
    ...at({ user: null }),
    visual: { reason: 'On the way home it looks as while it loads.' },
  },
  play: async () => {
    await waitFor(() =>
      expect(authSpies.askLogin).toHaveBeenCalledWith({ kind: 'go', path: '/buynow' }),
    )
  },
}
