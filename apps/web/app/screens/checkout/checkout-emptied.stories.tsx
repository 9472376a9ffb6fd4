import type { Cart } from '@shop/contract'
import {
  addresses,
  checkout,
  cart as fixture,
  orderCounts,
  orders,
  user,
} from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { addressesResource } from '#app/data/addresses.ts'
import { CartProvider } from '#app/parts/cart/cart-provider.tsx'
import { forgetOrders } from '#app/stories/at-checkout.ts'
import { press } from '#app/stories/press.ts'
import { say } from '#app/stories/say.ts'
import { known, type ShopStory, withShop } from '#app/stories/with-shop.tsx'
import { CheckoutScreen } from './checkout-screen.tsx'

const [shop] = fixture.cart_items
const [line] = shop?.products ?? []
const [latest] = orders
if (!shop || !line || !latest) throw new Error('The fixtures have no line or no order')

let quantity = 1
const answer = (message: string, next: number) => () => {
  quantity = next
  const cart_items = next > 0 ? [{ ...shop, products: [{ ...line, quantity: next }] }] : []
  return Response.json({
    message,
    data: { total: cart_items.length, info: null, cart_items } satisfies Cart,
  })
}

const unpaid = {
  ...latest,
  order_status: 'Pending',
  payment_status: 'Pending',
  payment_method: 'Online Payment',
}

const beside = (some: typeof orders) => ({
  shop: {
    user,
    path: '/checkout',
    ownCart: true,
    known: known(addressesResource, [], addresses),
    api: {
      'GET /carts': () => answer('ok', quantity)(),
      'POST /cart/delete': answer('product removed from cart', 0),
      'POST /cart/store': answer('ok', 1),
      'POST /cart/checkout': checkout,
      'GET /addresses': { total: addresses.length, addresses },
      'GET /orders': { total: some.length, status_wise_orders: orderCounts, orders: some },
    },
  } satisfies ShopStory,
})

/** The last line is taken out of the cart while it is being ordered. */
const meta = {
  title: 'Screens/Checkout/Emptied',
  component: CheckoutScreen,
  decorators: [withShop],
  render: () => (
    <CartProvider>
      <main id="main" tabIndex={-1} className="outline-none">
        <CheckoutScreen />
      </main>
    </CartProvider>
  ),
  beforeEach: () => {
    quantity = 1
    sessionStorage.clear()
    forgetOrders()
  },
  parameters: { layout: 'fullscreen', ...beside([]) },
} satisfies Meta<typeof CheckoutScreen>
export default meta
type Story = StoryObj<typeof meta>

const choose = async () => {
  const circle = await screen.findByRole('checkbox', { name: new RegExp(shop.shop_name) })
  circle.focus()
  await userEvent.keyboard(' ')
}

const takeOut = async () => {
  const remove = await screen.findByRole('button', {
    name: new RegExp(`${say('Remove')}.*${line.name}`),
  })
  remove.focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByText(say('Cart is empty'))
}

const putBack = async () => {
  await press(await screen.findByRole('button', { name: say('Again Add to Cart') }))
  await screen.findByRole('button', { name: new RegExp(`${say('Remove')}.*${line.name}`) })
}

const takeOutAndPutBack = async () => {
  await choose()
  for (const _ of ['once', 'again', 'and again']) {
    await takeOut()
    await expect(document.body).not.toHaveFocus()
    await putBack()
    await waitFor(() => expect(screen.queryByText(say('has been remove to cart'))).toBeNull())
    await waitFor(() => expect(document.body).not.toHaveFocus())
  }
}

/** However often that is undone, the focus does not fall off the page. */
export const Undone: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Looks like the checkout before.' } },
  play: takeOutAndPutBack,
}

/** Nor where an older order waits, whose heading had it. */
export const UndoneBesideUnpaid: Story = {
  tags: ['no-vrt'],
  parameters: { ...beside([unpaid]), visual: { reason: 'Looks like the checkout before.' } },
  play: takeOutAndPutBack,
}

/** An older order waits for its payment: that the cart is empty is said all the same. */
export const BesideUnpaid: Story = {
  parameters: beside([unpaid]),
  play: async () => {
    await choose()
    await takeOut()
    await expect(
      await screen.findByRole('heading', { name: say('Still to be paid') }),
    ).toBeVisible()
    await expect(screen.getByText(say('Cart is empty'))).toBeVisible()
  },
}
