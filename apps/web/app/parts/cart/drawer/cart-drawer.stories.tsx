import type { Cart } from '@shop/contract'
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
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { ApiError } from '#app/data/api-error.ts'
import { homeResource } from '#app/data/catalogue.ts'
import { isolate } from '#app/lib/i18n/isolate.ts'
import { storeAttempt } from '#app/parts/orders/stored-attempt.ts'
import { HomeScreen } from '#app/screens/home/home-screen.tsx'
import { attemptStore } from '#app/state/cart/attempt-store.ts'
import {
  type CartActions,
  CartActionsContext,
  type CartState,
  CartStateContext,
  useCart,
} from '#app/state/cart/cart-context.ts'
import { choiceStores } from '#app/state/choices/choices.ts'
import { attemptInDoubt } from '#app/stories/attempt-in-doubt.ts'
import { inTheShop } from '#app/stories/in-the-shop.tsx'
import { longName, withLongWords } from '#app/stories/long-words.tsx'
import { say } from '#app/stories/say.ts'
import { neverAnswers, refuse } from '#app/stories/story-api.ts'
import { authSpies, cartSpies, known, type ShopStory, withShop } from '#app/stories/with-shop.tsx'
import { CartDrawer } from './cart-drawer.tsx'

const shops = cart.cart_items.map(({ shop_id }) => shop_id)
const [firstShop = 0] = shops
/** A toast comes in: it is there a moment before it is seen. */
const visible = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible())

/** As the real cart does, at once: what is chosen, taken out and closed. */
const livingCart: Decorator = (Story) => {
  const before = useCart()
  const [state, setState] = useState<CartState>(before)
  const change = (changes: (now: CartState) => Partial<CartState>) =>
    setState((now) => ({ ...now, ...changes(now) }))
  const actions: CartActions = {
    ...cartSpies,
    chooseShops(chosenShops) {
      cartSpies.chooseShops(chosenShops)
      change(() => ({ chosenShops }))
    },
    remove(product, saved) {
      cartSpies.remove(product, saved)
      change((now) => ({ cart: now.cart && without(now.cart, product) }))
    },
    closeDrawer() {
      cartSpies.closeDrawer()
      change(() => ({ isDrawerOpen: false }))
    },
  }
  return (
    <CartActionsContext value={actions}>
      <CartStateContext value={state}>
        <Story />
      </CartStateContext>
    </CartActionsContext>
  )
}
const without = (whole: Cart, product: number): Cart => ({
  ...whole,
  cart_items: whole.cart_items.map((shop) => ({
    ...shop,
    products: shop.products.filter(({ id }) => id !== product),
  })),
})

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
  beforeEach: () => {
    attemptStore.write(attemptStore.empty)
    for (const spy of Object.values(cartSpies)) spy.mockClear()
    return () => attemptStore.write(attemptStore.empty)
  },
} satisfies Meta<typeof CartDrawer>
export default meta
type Story = StoryObj<typeof meta>

/** Three shops, one of them chosen. */
export const ManyShops: Story = {
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: new RegExp(say('My Cart')) })
    await expect(within(drawer).getByText(say('{{count}} items', { count: 6 }))).toBeInTheDocument()
    await expect(await within(drawer).findByText(/199\.59/)).toBeVisible()

    const [, circle] = within(drawer).getAllByRole('checkbox')
    if (!circle) throw new Error('No select circle')
    await expect(circle).toBeChecked()
    circle.focus()
    await userEvent.keyboard(' ')
    await expect(cartSpies.toggleShop).toHaveBeenCalledWith(firstShop)

    const line = cart.cart_items[0]?.products[0]
    const stepper = within(drawer).getByRole('group', {
      name: say('Quantity of {{name}}', { name: line?.name ?? '' }),
    })
    within(stepper)
      .getByRole('button', { name: say('One more') })
      .focus()
    await userEvent.keyboard('{Enter}')
    await expect(cartSpies.increment).toHaveBeenCalledWith(line?.id)
    within(drawer)
      .getByRole('button', { name: say('Remove {{name}}', { name: line?.name ?? '' }) })
      .focus()
    await userEvent.keyboard('{Enter}')
    await expect(cartSpies.remove).toHaveBeenCalledWith(line?.id)

    within(drawer).getByRole('link', { name: line?.name }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(cartSpies.closeDrawer).toHaveBeenCalled()
  },
}

const [savedLine] = cart.cart_items[0]?.products ?? []
const saving = () => new RegExp(`^${say('Save for later')} ?: ${savedLine?.name}$`)

/** Out of the cart, onto the wishlist. */
export const SavedForLater: Story = {
  tags: ['no-vrt'],
  decorators: [livingCart],
  parameters: {
    visual: { reason: 'Looks like ManyShops, without the line.' },
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
    const drawer = await screen.findByRole('dialog', { name: new RegExp(say('My Cart')) })
    within(drawer).getByRole('button', { name: saving() }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(cartSpies.remove).toHaveBeenCalledWith(savedLine?.id, expect.any(Function)),
    )
    await expect(screen.queryByText(say('Saved to the wishlist'))).toBeNull()
    // Its page opens in it.
    await expect(choiceStores.saved.read()).toContainEqual(
      expect.objectContaining({ product: savedLine?.id, size: savedLine?.size?.id }),
    )
    await waitFor(() => expect(within(drawer).queryByRole('button', { name: saving() })).toBeNull())
  },
}

/** The session is over: the login is asked for, and until then the line stays, ready to be saved. */
export const LineStaysForTheLogin: Story = {
  tags: ['no-vrt'],
  parameters: {
    visual: {
      reason: 'Looks like ManyShops: the login that is asked for is the app’s own.',
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
    const drawer = await screen.findByRole('dialog', { name: new RegExp(say('My Cart')) })
    within(drawer).getByRole('button', { name: saving() }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(authSpies.askLogin).toHaveBeenCalledWith({
        kind: 'favorite',
        product: savedLine?.id,
        wanted: true,
        isSaved: true,
      }),
    )
    await expect(screen.queryByText(say('Unauthenticated.'))).toBeNull()
    await expect(cartSpies.remove).not.toHaveBeenCalled()
    await expect(within(drawer).getByRole('button', { name: saving() })).toHaveAttribute(
      'aria-disabled',
      'false',
    )
  },
}

/** What cannot be saved stays in the cart. */
export const SavingFailed: Story = {
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
    const drawer = await screen.findByRole('dialog', { name: new RegExp(say('My Cart')) })
    within(drawer).getByRole('button', { name: saving() }).focus()
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
  parameters: open({ chosenShops: [] }),
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: new RegExp(say('My Cart')) })
    within(drawer)
      .getByRole('button', { name: say('Proceed to Checkout') })
      .focus()
    await userEvent.keyboard('{Enter}')
    await visible(await screen.findByText(say('Please select at least one shop')))
    await expect(drawer).toBeVisible()
    await expect(drawer).not.toHaveTextContent(say('Coupon Discount'))
    const circles = within(drawer).getAllByRole('checkbox')
    await expect(circles[0]).toHaveFocus()
    for (const circle of circles) await expect(circle).toBeInvalid()
  },
}

/** One press for all of them, or for none (decision 027). */
export const AllShops: Story = {
  decorators: [livingCart],
  parameters: open({ chosenShops: [firstShop] }),
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: new RegExp(say('My Cart')) })
    const all = within(drawer).getByRole('checkbox', { name: say('All shops') })
    await expect(all).toBePartiallyChecked()
    // What is chosen has its taxes said before the checkout.
    await expect(await within(drawer).findByText(/Sales tax/)).toBeVisible()
    await expect(drawer).toHaveTextContent(new RegExp(`${say('Coupon Discount')}.*15\\.00`))
    all.focus()
    await userEvent.keyboard(' ')
    await expect(cartSpies.chooseShops).toHaveBeenLastCalledWith(shops)
    for (const circle of within(drawer).getAllByRole('checkbox'))
      await waitFor(() => expect(circle).toBeChecked())
  },
}

/** The message lies above the button that is pressed next. */
export const NothingChosenOnAPhone: Story = {
  ...NothingChosen,
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
  play: async (context) => {
    await NothingChosen.play?.(context)
    const toast = screen.getByText(say('Please select at least one shop')).closest('li')
    const proceed = screen.getByRole('button', { name: say('Proceed to Checkout') })
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
  parameters: open({ chosenShops: [firstShop], isUpdating: true }),
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: new RegExp(say('My Cart')) })
    await expect(await within(drawer).findByText(say('Updating'))).toBeVisible()
  },
}

/** Totals are still to come. */
export const TotalsLoading: Story = {
  parameters: open({ chosenShops: [firstShop] }, { api: { 'POST /cart/checkout': neverAnswers } }),
}

/** The totals were refused: the server's message is a toast, and stays where they would be. */
export const TotalsRefused: Story = {
  parameters: open(
    { chosenShops: [firstShop] },
    { api: { 'POST /cart/checkout': refuse(422, 'This shop is closed at the moment.') } },
  ),
  play: async () => {
    await visible(await screen.findByRole('button', { name: say('Retry') }))
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
  parameters: open({ cart: emptyCart, count: 0 }),
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: say('My Cart') })
    await expect(within(drawer).getByText(say('Cart is empty'))).toBeVisible()
    const way = within(drawer).getByRole('link', { name: say('Discover products') })
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
  },
}

export const Loading: Story = { parameters: open({ cart: null, count: null }) }

export const Failed: Story = {
  parameters: open({
    cart: null,
    count: null,
    error: new ApiError(0, 'The shop cannot be reached. Check your connection and try again.'),
  }),
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: say('My Cart') })
    within(drawer)
      .getByRole('button', { name: say('Retry') })
      .focus()
    await userEvent.keyboard('{Enter}')
    await expect(cartSpies.refresh).toHaveBeenCalled()
  },
}

/** 'Apply Store voucher' opens the shop's vouchers over the basket. */
export const StoreVoucher: Story = {
  parameters: open(
    { chosenShops: [firstShop] },
    { api: { 'POST /cart/checkout': checkout, 'GET /get-vouchers': { coupons } } },
  ),
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: new RegExp(say('My Cart')) })
    const [apply] = within(drawer).getAllByRole('button', { name: say('Apply Store voucher') })
    if (!apply) throw new Error('No voucher button')
    apply.focus()
    await userEvent.keyboard('{Enter}')
    const vouchers = await screen.findByRole('dialog', {
      name: say('Voucher from : {{shop}}', { shop: isolate(cart.cart_items[0]?.shop_name ?? '') }),
    })
    await visible(await within(vouchers).findByText('10%'))
  },
}

/** The basket is there after them. */
export const BackFromTheVouchers: Story = {
  ...StoreVoucher,
  tags: ['no-vrt', '!autodocs'],
  parameters: { ...StoreVoucher.parameters, visual: { reason: 'Looks like the cart.' } },
  play: async (context) => {
    await StoreVoucher.play?.(context)
    await userEvent.keyboard('{Escape}')
    const drawer = await screen.findByRole('dialog', { name: new RegExp(say('My Cart')) })
    await waitFor(() =>
      expect(
        within(drawer).getAllByRole('button', { name: say('Apply Store voucher') })[0],
      ).toHaveFocus(),
    )
  },
}

function Where() {
  return (
    <output data-testid="path" className="block p-8">
      Path: <bdi>{useLocation().pathname}</bdi>
    </output>
  )
}

/** The session ended: home, without basket and dialog (specification.md section 8). */
export const VoucherSessionOver: Story = {
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
  decorators: [livingCart],
  render: () => (
    <>
      <CartDrawer />
      <Where />
    </>
  ),
  play: async ({ canvas }) => {
    const drawer = await screen.findByRole('dialog', { name: new RegExp(say('My Cart')) })
    within(drawer)
      .getAllByRole('button', { name: say('Apply Store voucher') })[0]
      ?.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(cartSpies.closeDrawer).toHaveBeenCalled())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByTestId('path')).toHaveTextContent(/^Path: \/$/)
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
