import {
  cart,
  checkout,
  coupons,
  emptyCart,
  emptyCheckout,
  home,
  product,
  user,
} from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLocation } from 'react-router-dom'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { ApiError } from '#app/data/api-error.ts'
import { homeResource } from '#app/data/catalogue.ts'
import { storeAttempt } from '#app/parts/orders/stored-attempt.ts'
import { HomeScreen } from '#app/screens/home/home-screen.tsx'
import { attemptStore } from '#app/state/cart/attempt-store.ts'
import type { CartState } from '#app/state/cart/cart-context.ts'
import { choiceStores } from '#app/state/choices/choices.ts'
import { attemptInDoubt } from '#app/stories/attempt-in-doubt.ts'
import { inTheShop } from '#app/stories/in-the-shop.tsx'
import { longName, withLongWords } from '#app/stories/long-words.tsx'
import { neverAnswers, refuse } from '#app/stories/story-api.ts'
import { authSpies, cartSpies, known, type ShopStory, withShop } from '#app/stories/with-shop.tsx'
import { CartDrawer } from './cart-drawer.tsx'

const shops = cart.cart_items.map(({ shop_id }) => shop_id)
const [firstShop = 0] = shops
/** A toast comes in: it is there a moment before it is seen. */
const visible = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible())

/** An open drawer over this cart. */
const open = (state: Partial<CartState>, more: Partial<ShopStory> = {}) => ({
  shop: {
    user,
    api: { 'POST /cart/checkout': checkout },
    cart: { cart, count: cart.total, isDrawerOpen: true, ...state },
    ...more,
  } satisfies ShopStory,
})

const meta = {
  title: 'Screens/Cart drawer',
  tags: ['dialog'],
  component: CartDrawer,
  decorators: [withShop],
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
    ...open({ chosenShops: [firstShop] }),
  },
} satisfies Meta<typeof CartDrawer>
export default meta
type Story = StoryObj<typeof meta>

/** Three shops, one of them chosen. */
export const ManyShops: Story = {
  globals: { locale: 'en' },
  tags: ['!autodocs'],
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: /My Cart/ })
    await expect(within(drawer).getByText('6 items')).toBeInTheDocument()
    await expect(await within(drawer).findByText('$199.59')).toBeVisible()

    const [, circle] = within(drawer).getAllByRole('checkbox')
    if (!circle) throw new Error('No select circle')
    await expect(circle).toBeChecked()
    circle.focus()
    await userEvent.keyboard(' ')
    await expect(cartSpies.toggleShop).toHaveBeenCalledWith(firstShop)

    const line = cart.cart_items[0]?.products[0]
    const stepper = within(drawer).getByRole('group', { name: `Quantity of ${line?.name}` })
    within(stepper).getByRole('button', { name: 'One more' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(cartSpies.increment).toHaveBeenCalledWith(line?.id)
    within(drawer)
      .getByRole('button', { name: `Remove ${line?.name}` })
      .focus()
    await userEvent.keyboard('{Enter}')
    await expect(cartSpies.remove).toHaveBeenCalledWith(line?.id)

    within(drawer).getByRole('link', { name: line?.name }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(cartSpies.closeDrawer).toHaveBeenCalled()
  },
}

const [savedLine] = cart.cart_items[0]?.products ?? []
const saving = new RegExp(`^Save for later ?: ${savedLine?.name}$`)

/** Out of the cart, onto the wishlist. */
export const SavedForLater: Story = {
  globals: { locale: 'en' },
  tags: ['no-vrt'],
  parameters: {
    visual: { reason: 'What becomes of the line is the cart’s to say: Patterns/Cart/Queue.' },
    ...open(
      { chosenShops: [firstShop] },
      {
        api: {
          'POST /cart/checkout': checkout,
          'GET /favorite-products': { products: [] },
          'POST /favorite-add-or-remove': { product: { ...product, is_favorite: true } },
        },
      },
    ),
  },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: /My Cart/ })
    within(drawer).getByRole('button', { name: saving }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(cartSpies.remove).toHaveBeenCalledWith(savedLine?.id, expect.any(Function)),
    )
    await expect(screen.queryByText('Saved to the wishlist')).toBeNull()
    // Its page opens in it.
    await expect(choiceStores.saved.read()).toMatchObject([{ product: savedLine?.id }])
    await expect(choiceStores.saved.read()[0]?.size).toBe(savedLine?.size?.id)
  },
}

/** The session is over: the login is asked for, and what was to be saved goes on after it. */
export const SavingSessionOver: Story = {
  globals: { locale: 'en' },
  tags: ['no-vrt'],
  parameters: {
    visual: {
      reason: 'The login that is asked for is the app’s own: here nothing is to be seen of it.',
    },
    ...open(
      { chosenShops: [firstShop] },
      {
        api: {
          'POST /cart/checkout': checkout,
          'GET /favorite-products': { products: [] },
          'POST /favorite-add-or-remove': refuse(401, 'Unauthenticated.'),
        },
      },
    ),
  },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: /My Cart/ })
    within(drawer).getByRole('button', { name: saving }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(authSpies.askLogin).toHaveBeenCalledWith({
        kind: 'favorite',
        product: savedLine?.id,
        wanted: true,
        isSaved: true,
      }),
    )
    await expect(screen.queryByText('Unauthenticated.')).toBeNull()
    await expect(cartSpies.remove).not.toHaveBeenCalled()
  },
}

/** What cannot be saved stays in the cart. */
export const SavingFailed: Story = {
  globals: { locale: 'en' },
  parameters: open(
    { chosenShops: [firstShop] },
    {
      api: {
        'POST /cart/checkout': checkout,
        'GET /favorite-products': refuse(500, 'The server has a headache.'),
      },
    },
  ),
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: /My Cart/ })
    within(drawer).getByRole('button', { name: saving }).focus()
    await userEvent.keyboard('{Enter}')
    await visible(await screen.findByText('The server has a headache.'))
    await expect(cartSpies.remove).not.toHaveBeenCalled()
  },
}

/** A shop's circle stands before its name, in whatever script that is. */
export const Arabic: Story = {
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
  play: async () => {
    const [name = ''] = cart.cart_items.map(({ shop_name }) => shop_name)
    const circle = await screen.findByRole('checkbox', { name: new RegExp(name) })
    const { left } = circle.getBoundingClientRect()
    const { right } = screen.getByText(name, { selector: 'bdi' }).getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(right)
  },
}

/** Without a chosen shop there is no checkout. */
export const NothingChosen: Story = {
  globals: { locale: 'en' },
  tags: ['!autodocs'],
  parameters: open({ chosenShops: [] }),
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: /My Cart/ })
    within(drawer).getByRole('button', { name: 'Proceed to Checkout' }).focus()
    await userEvent.keyboard('{Enter}')
    await visible(await screen.findByText('Please select at least one shop'))
    await expect(drawer).toBeVisible()
    await expect(drawer).not.toHaveTextContent('Sales tax')
    const circles = within(drawer).getAllByRole('checkbox')
    await expect(circles[0]).toHaveFocus()
    for (const circle of circles) await expect(circle).toBeInvalid()
  },
}

/** One press for all of them, or for none (decision 027). */
export const AllShops: Story = {
  globals: { locale: 'en' },
  tags: ['!autodocs'],
  parameters: open({ chosenShops: cart.cart_items.slice(0, 1).map(({ shop_id }) => shop_id) }),
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: /My Cart/ })
    const all = within(drawer).getByRole('checkbox', { name: 'All shops' })
    await expect(all).toBePartiallyChecked()
    // What is chosen has its taxes said before the checkout.
    await expect(await within(drawer).findByText(/^(Sales tax|Tax)/)).toBeVisible()
    await expect(drawer).toHaveTextContent('Coupon Discount− $15.00')
    all.focus()
    await userEvent.keyboard(' ')
    await expect(cartSpies.chooseShops).toHaveBeenLastCalledWith(
      cart.cart_items.map(({ shop_id }) => shop_id),
    )
  },
}

/** The message lies above the button that is pressed next. */
export const NothingChosenOnAPhone: Story = {
  ...NothingChosen,
  globals: { locale: 'en', viewport: { value: 'phone' } },
  play: async (context) => {
    await NothingChosen.play?.(context)
    const toast = screen.getByText('Please select at least one shop').closest('li')
    const proceed = screen.getByRole('button', { name: 'Proceed to Checkout' })
    await waitFor(() =>
      expect(toast?.getBoundingClientRect().bottom).toBeLessThan(
        proceed.getBoundingClientRect().top,
      ),
    )
  },
}

/** One shop, one line. */
export const OneLine: Story = {
  parameters: open({
    cart: {
      ...cart,
      total: 1,
      cart_items: cart.cart_items.slice(0, 1).map((shop) => ({
        ...shop,
        products: shop.products.slice(0, 1),
      })),
    },
    count: 1,
    chosenShops: [firstShop],
  }),
}

/** No shop to choose, and none to see. */
export const SingleVendor: Story = {
  parameters: open({ chosenShops: shops }, { settings: { multi_vendor: false } }),
}

/** Something is on its way: the money is the server's last word, dimmed. */
export const Updating: Story = {
  globals: { locale: 'en' },
  tags: ['!autodocs'],
  parameters: open({ chosenShops: [firstShop], isUpdating: true }),
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: /My Cart/ })
    await expect(await within(drawer).findByText('Updating')).toBeVisible()
  },
}

/** Totals are still to come. */
export const TotalsLoading: Story = {
  parameters: open({ chosenShops: [firstShop] }, { api: { 'POST /cart/checkout': neverAnswers } }),
}

/** The totals were refused: the server's message is a toast, and stays where they would be. */
export const TotalsRefused: Story = {
  globals: { locale: 'en' },
  tags: ['!autodocs'],
  parameters: open(
    { chosenShops: [firstShop] },
    { api: { 'POST /cart/checkout': refuse(422, 'This shop is closed at the moment.') } },
  ),
  play: async () => {
    await visible(await screen.findByRole('button', { name: 'Retry' }))
    await waitFor(() =>
      expect(screen.getAllByText('This shop is closed at the moment.')).toHaveLength(2),
    )
  },
}

/** The server knows of nothing to check out: nothing stays chosen. */
export const NothingToCheckOut: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    ...open({ chosenShops: [firstShop] }, { api: { 'POST /cart/checkout': emptyCheckout } }),
    visual: { reason: 'Looks like another choice of shops.' },
  },
  play: async () => {
    await waitFor(() => expect(cartSpies.chooseShops).toHaveBeenCalledWith([]))
  },
}

export const Empty: Story = {
  globals: { locale: 'en' },
  tags: ['!autodocs'],
  parameters: open({ cart: emptyCart, count: 0 }),
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'My Cart' })
    await expect(within(drawer).getByText('Cart is empty')).toBeVisible()
    const way = within(drawer).getByRole('link', { name: 'Discover products' })
    way.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(cartSpies.closeDrawer).toHaveBeenCalled())
  },
}

/** What was in it may have been ordered: it is not called empty. */
export const InDoubt: Story = {
  parameters: open({ cart: emptyCart, count: 0 }),
  beforeEach: () => {
    storeAttempt(user.id, 'cart', attemptInDoubt({ goods: [{ 1: 1 }] }))
    return () => attemptStore.write(attemptStore.empty)
  },
}

export const Loading: Story = { parameters: open({ cart: null, count: null }) }

export const Failed: Story = {
  globals: { locale: 'en' },
  tags: ['!autodocs'],
  parameters: open({
    cart: null,
    count: null,
    error: new ApiError(0, 'The shop cannot be reached. Check your connection and try again.'),
  }),
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'My Cart' })
    within(drawer).getByRole('button', { name: 'Retry' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(cartSpies.refresh).toHaveBeenCalled()
  },
}

/** 'Apply Store voucher' opens the shop's vouchers over the basket; the basket is there after them. */
export const StoreVoucher: Story = {
  globals: { locale: 'en' },
  tags: ['!autodocs'],
  parameters: open(
    { chosenShops: [firstShop] },
    { api: { 'POST /cart/checkout': checkout, 'GET /get-vouchers': { coupons } } },
  ),
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: /My Cart/ })
    const [apply] = within(drawer).getAllByRole('button', { name: 'Apply Store voucher' })
    if (!apply) throw new Error('No voucher button')
    apply.focus()
    await userEvent.keyboard('{Enter}')
    const vouchers = await screen.findByRole('dialog', { name: /Voucher from/ })
    await visible(await within(vouchers).findByText('10%'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(apply).toHaveFocus())
    await expect(drawer).toBeVisible()
  },
}

function Where() {
  return (
    <output data-testid="path" className="sr-only">
      {useLocation().pathname}
    </output>
  )
}

/** The session ended: home, without basket and dialog (specification.md section 8). */
export const VoucherSessionOver: Story = {
  globals: { locale: 'en' },
  tags: ['!autodocs'],
  parameters: open(
    { chosenShops: [firstShop] },
    {
      api: {
        'POST /cart/checkout': checkout,
        'GET /get-vouchers': refuse(401, 'Unauthenticated.'),
      },
      path: '/products',
    },
  ),
  render: () => (
    <>
      <CartDrawer />
      <Where />
    </>
  ),
  play: async ({ canvas }) => {
    cartSpies.closeDrawer.mockClear()
    const drawer = await screen.findByRole('dialog', { name: /My Cart/ })
    within(drawer).getAllByRole('button', { name: 'Apply Store voucher' })[0]?.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(cartSpies.closeDrawer).toHaveBeenCalled())
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /Voucher/ })).toBeNull())
    await expect(canvas.getByTestId('path')).toHaveTextContent(/^\/$/)
  },
}

const [firstGroup] = cart.cart_items
const [firstLine] = firstGroup?.products ?? []
if (!firstGroup || !firstLine) throw new Error('The fixture has no line')

/** A thousand items in forty shops. */
export const ThousandItems: Story = {
  parameters: open({
    count: 1000,
    cart: {
      ...cart,
      total: 1000,
      cart_items: Array.from({ length: 40 }, (_, shop) => ({
        ...firstGroup,
        shop_id: shop + 1,
        shop_name: `${firstGroup.shop_name} ${shop + 1}`,
        products: [{ ...firstLine, id: shop + 1, quantity: 25 }],
      })),
    },
    chosenShops: [1, 2],
  }),
}

export const LongTexts: Story = {
  decorators: [withLongWords],
  parameters: open({
    cart: {
      ...cart,
      cart_items: cart.cart_items.map((shop) => ({
        ...shop,
        shop_name: longName,
        products: shop.products.map((line) => ({
          ...line,
          name: longName,
          brand: longName,
          price: Number(line.price) * 12_345,
          discount_price: line.discount_price * 12_345,
        })),
      })),
    },
    chosenShops: [firstShop],
  }),
}

/** Prices that a server does not say are none of 0.00; a reduced one stands alone. */
export const LittleTold: Story = {
  parameters: open({
    cart: {
      ...cart,
      cart_items: cart.cart_items.map((shop, index) => ({
        ...shop,
        shop_rating: null,
        products: shop.products.map((line) => ({
          ...line,
          price: null,
          discount_price: index > 0 ? 80 : 0,
        })),
      })),
    },
    chosenShops: [firstShop],
  }),
  play: async () => {
    await expect((await screen.findAllByText('–')).length).toBeGreaterThan(0)
    await expect(screen.queryByText(/[^\d]0\.00/)).toBeNull()
  },
}

/** Nobody is signed in: the basket is empty. */
export const Guest: Story = {
  parameters: open({ cart: null, count: null, chosenShops: [] }, { user: null }),
}

/** Over the page that it was opened from. */
export const InTheShop: Story = {
  decorators: [
    (Story) => (
      <>
        <HomeScreen />
        <Story />
      </>
    ),
    inTheShop,
  ],
  parameters: open({ chosenShops: [firstShop] }, { known: known(homeResource, [], home) }),
}

export const Narrow: Story = { globals: { viewport: { value: 'phone' } }, tags: ['!autodocs'] }
