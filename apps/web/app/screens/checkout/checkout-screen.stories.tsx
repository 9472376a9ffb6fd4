import { capabilities } from '@shop/contract/capabilities'
import {
  addresses,
  cart,
  checkout,
  coupons,
  emptyCart,
  noAddresses,
  orderDetails,
  orders,
  sentOtp,
  settings,
  user,
} from '@shop/contract/fixtures'
import { orderTextNames } from '@shop/contract/order-texts'
import { placeOrder } from '@shop/contract/orders'
import type { Attempt, Draft } from '@shop/flows/checkout'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import * as v from 'valibot'
import { addressesResource } from '#app/data/addresses.ts'
import { ApiError } from '#app/data/api-error.ts'
import { isolate } from '#app/lib/i18n/isolate.ts'
import { CartProvider } from '#app/parts/cart/cart-provider.tsx'
import { goodsOf } from '#app/parts/orders/goods.ts'
import { readAttempt, storeAttempt } from '#app/parts/orders/stored-attempt.ts'
import { checkoutStores } from '#app/state/cart/checkout-stores.ts'
import {
  atCheckout,
  cartShops,
  forgetOrders,
  newestOrders,
  placeButton,
  pressPlace,
  readyToPlace,
} from '#app/stories/at-checkout.ts'
import { attemptInDoubt } from '#app/stories/attempt-in-doubt.ts'
import { inTheShop } from '#app/stories/in-the-shop.tsx'
import { longName, withLongWords } from '#app/stories/long-words.tsx'
import { press } from '#app/stories/press.ts'
import { say } from '#app/stories/say.ts'
import { hasHeard, neverAnswers, refuse, unreachable } from '#app/stories/story-api.ts'
import { authSpies, cartSpies, known, withShop } from '#app/stories/with-shop.tsx'
import { CheckoutHeader } from './checkout-header.tsx'
import { CheckoutScreen } from './checkout-screen.tsx'

const [firstShop = 0, secondShop = 0] = cartShops
const firstName = cart.cart_items[0]?.shop_name ?? ''
const bought = cart.cart_items[0]?.products ?? []

const meta = {
  title: 'Screens/Checkout',
  component: CheckoutScreen,
  decorators: [withShop],
  beforeEach: () => {
    sessionStorage.clear()
    forgetOrders()
  },
  parameters: { layout: 'fullscreen', ...atCheckout() },
} satisfies Meta<typeof CheckoutScreen>
export default meta
type Story = StoryObj<typeof meta>

/** One shop of three is ordered; the others stay in the cart. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: say('Checkout') })).toBeVisible()
    await expect(canvas.getByText('17 Wharf Lane', { exact: false })).toBeVisible()
    await waitFor(() => expect(canvas.getAllByText(/204\.57/)[0]).toBeInTheDocument())
    for (const label of [say('Total Amount'), say('Delivery Charge'), say('Coupon Discount')])
      await expect(canvas.getByText(label)).toBeVisible()
  },
}

const seenElsewhere = { reason: 'Looks like the first story, with another address.' }
const [theDefault, another] = addresses.map((one) => ({ ...one, is_default: false }))
if (!theDefault || !another) throw new Error('The fixtures have no two addresses')

/** The default address, wherever it stands in the list. */
export const DefaultAddress: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    ...atCheckout({
      known: known(addressesResource, [], [another, { ...theDefault, is_default: true }]),
    }),
    visual: seenElsewhere,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(theDefault.address_line, { exact: false })).toBeVisible()
    await expect(canvas.queryByText(another.address_line, { exact: false })).toBeNull()
  },
}

let isCollected = false
const lowered = { ...checkout.checkout, payable_amount: 150.05 }

/** A shop's voucher that is collected here is taken off at once: the sums are asked for anew. */
export const StoreVoucher: Story = {
  parameters: atCheckout({
    api: {
      'POST /cart/checkout': () =>
        Response.json({ data: isCollected ? { ...checkout, checkout: lowered } : checkout }),
      'GET /get-vouchers': { coupons: coupons.map((one) => ({ ...one, is_collected: false })) },
      'POST /vouchers-collect': () => {
        isCollected = true
        return Response.json({ message: 'Collected', data: {} })
      },
    },
  }),
  beforeEach: () => {
    isCollected = false
  },
  play: async ({ canvas }) => {
    const apply = await canvas.findByRole('button', { name: say('Apply Store voucher') })
    await press(apply)
    const vouchers = await screen.findByRole('dialog', {
      name: say('Voucher from : {{shop}}', { shop: isolate(firstName) }),
    })
    const [collect] = await within(vouchers).findAllByRole('button', { name: say('Collect') })
    if (!collect) throw new Error('Nothing to collect')
    await press(collect)
    await within(vouchers).findByText(say('Collected'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getAllByText(/150\.05/)[0]).toBeInTheDocument())
    await waitFor(() => expect(apply).toHaveFocus())
  },
}

/** A collected voucher that the order is too small for says how much it needs. */
export const VoucherTooLarge: Story = {
  parameters: atCheckout({
    api: {
      'GET /get-vouchers': {
        coupons: coupons.map((one) => ({ ...one, min_order_amount: 500, is_collected: true })),
      },
    },
  }),
  play: async ({ canvas }) => {
    const spendMore = new RegExp(
      say('Spend {{amount}} more to use your voucher', { amount: '\\D*300\\.41\\D*' }),
    )
    await expect(await canvas.findByText(spendMore)).toBeVisible()
  },
}

/** Else the first one. */
export const FirstAddress: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    ...atCheckout({ known: known(addressesResource, [], [another, theDefault]) }),
    visual: seenElsewhere,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(another.address_line, { exact: false })).toBeVisible()
  },
}

/** Paid online: every gateway of the settings is offered beside cash. */
export const Online: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const method = canvas.getByRole('radio', { name: new RegExp(say('Sandbox')) })
    method.focus()
    await userEvent.keyboard(' ')
    await expect(method).toBeChecked()
    await expect(
      canvas.getByText(say('You pay on the page that opens after the order is placed.')),
    ).toBeInTheDocument()
  },
}

export const Arabic: Story = {
  decorators: [inTheShop],
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
export const Phone: Story = {
  decorators: [inTheShop],
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
}
export const InTheShop: Story = {
  decorators: [inTheShop],
  parameters: atCheckout({ handle: { Header: CheckoutHeader } }),
}

export const SingleVendor: Story = {
  parameters: atCheckout({
    settings: { multi_vendor: false },
    cart: { cart, count: cart.total, chosenShops: cartShops },
  }),
}

/** The press leads to the circles, which are marked; one of them chooses all shops (decision 027). */
export const NothingChosen: Story = {
  parameters: atCheckout({ cart: { cart, count: cart.total, chosenShops: [] } }),
  play: async () => {
    await press(await placeButton())
    await waitFor(() =>
      expect(screen.getByText(say('Please select at least one shop'))).toBeVisible(),
    )
    const all = screen.getByRole('checkbox', { name: say('All shops') })
    await expect(all).toHaveFocus()
    for (const circle of screen.getAllByRole('checkbox')) await expect(circle).toBeInvalid()
    await userEvent.keyboard(' ')
    await expect(cartSpies.chooseShops).toHaveBeenLastCalledWith(cartShops)
  },
}

export const Loading: Story = { parameters: atCheckout({ cart: { cart: null, count: null } }) }

const withOrders = (some: typeof orders) =>
  atCheckout({
    cart: { cart: emptyCart, count: 0 },
    api: { 'GET /orders': { ...newestOrders, total: some.length, orders: some } },
  })

export const Empty: Story = { parameters: withOrders([]) }

const [latest] = orders
if (!latest) throw new Error('The fixtures have no order')
const unpaid = {
  ...latest,
  order_status: 'Pending',
  payment_status: 'Pending',
  payment_method: 'Online Payment',
}
const leaveToPay = () =>
  checkoutStores.payment.write({ user: user.id, count: 1, ids: null, at: Date.now() - 60_000 })

/** Back from the gateway, or reloaded behind its window: the order waits, and can be paid here. */
export const WaitingForPayment: Story = {
  tags: ['!autodocs'],
  parameters: withOrders([unpaid]),
  beforeEach: leaveToPay,
  play: async ({ canvas }) => {
    // It is what is read next, wherever the checkout was scrolled to.
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', { name: say('Your order waits for its payment') }),
      ).toHaveFocus(),
    )
    await expect(canvas.getByRole('button', { name: new RegExp(say('Pay now')) })).toBeVisible()
    await expect(canvas.queryByText(say('Cart is empty'))).toBeNull()
  },
}

/** Whoever did not come here from paying has nothing to order; what waits is said below. */
export const OlderOrderWaits: Story = {
  parameters: withOrders([unpaid]),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: say('Still to be paid') }),
    ).toBeVisible()
    await expect(canvas.getByText(say('Cart is empty'))).toBeVisible()
  },
}

/** The order is found behind a cart that is empty: the footer stays out of sight all the while. */
export const StandsStill: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    ...withOrders([unpaid]),
    visual: { reason: 'Looks like Waiting for payment.' },
  },
  beforeEach: leaveToPay,
  play: async ({ canvas }) => {
    const page = canvas.getByRole('heading', { level: 1 }).parentElement
    const height = () => page?.getBoundingClientRect().height
    await expect(height()).toBeGreaterThanOrEqual(innerHeight)
    await canvas.findByRole('heading', { name: say('Your order waits for its payment') })
    await expect(height()).toBeGreaterThanOrEqual(innerHeight)
  },
}

/** Paid in the meantime: the thanks come up after all. */
export const PaidMeanwhile: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    ...withOrders([{ ...unpaid, payment_status: 'Paid', payment_method: 'Sandbox' }]),
    visual: { reason: 'Looks like Placed.' },
  },
  beforeEach: leaveToPay,
  play: async () => {
    await screen.findByRole('dialog', { name: say('Thank you for your order') })
    await expect(checkoutStores.payment.read()).toBeNull()
  },
}

let orderReads = 0

/** Paid in a window that this page has not opened, while an older order goes on waiting: it is seen here, too. */
export const PaidElsewhere: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    ...atCheckout({
      cart: { cart: emptyCart, count: 0 },
      api: {
        'GET /orders': () => {
          orderReads += 1
          const paid = { ...unpaid, payment_status: 'Paid', payment_method: 'Sandbox' }
          const older = { ...unpaid, id: 1, order_code: '#RC000001' }
          return Response.json({
            message: 'ok',
            data: { ...newestOrders, total: 2, orders: [orderReads > 1 ? paid : unpaid, older] },
          })
        },
      },
    }),
    visual: { reason: 'Looks like Placed.' },
  },
  beforeEach: () => {
    orderReads = 0
    leaveToPay()
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: say('Your orders wait for their payment') })
    await screen.findByRole(
      'dialog',
      { name: say('Thank you for your order') },
      { timeout: 20_000 },
    )
  },
}

const keepDraft = (draft: Partial<Draft>) =>
  checkoutStores.drafts.write({ user: user.id, drafts: { cart: draft } })

/** After a reload, a step back or a new login everything is as it was entered. */
export const StorageState: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: { visual: { reason: 'Looks like the stories that enter the same.' } },
  beforeEach: () =>
    keepDraft({ address: another.id, payment: 'sandbox', coupon: 'WELCOME', note: 'Ring twice' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(another.address_line, { exact: false })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: new RegExp(say('Sandbox')) })).toBeChecked()
    await expect(await canvas.findByText(say('Coupon applied'))).toBeVisible()
    await expect(
      canvas.getByLabelText(new RegExp(say('Anything the shop should know'))),
    ).toHaveValue('Ring twice')
  },
}

/** What was chosen and is not there any more is said, and nothing chosen in its place unseen. */
export const KeptIsGone: Story = {
  tags: ['!autodocs'],
  beforeEach: () => keepDraft({ address: 4711, payment: 'gold' }),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(say('The address that you had chosen is gone. Please check where it goes.')),
    ).toBeVisible()
    await expect(
      canvas.getByText(say('The payment method that you had chosen is not offered any more.')),
    ).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: atCheckout({
    cart: { cart: null, error: new ApiError(500, 'The server has a headache.') },
  }),
}

export const TotalsFailed: Story = {
  parameters: atCheckout({
    api: { 'POST /cart/checkout': refuse(500, 'The server has a headache.') },
  }),
}

let totalsRequests = 0

/** Whoever has closed the toast is not told the same again by each further try. */
export const TotalsFailAgain: Story = {
  tags: ['!autodocs', 'no-vrt'],
  beforeEach: () => {
    totalsRequests = 0
  },
  parameters: {
    ...atCheckout({
      api: {
        'POST /cart/checkout': () => {
          totalsRequests += 1
          return refuse(500, 'The server has a headache.')()
        },
      },
    }),
    visual: { reason: 'Looks like TotalsFailed.' },
  },
  play: async ({ canvas }) => {
    const toasts = within(await screen.findByRole('region', { name: say('Notifications') }))
    await press(await toasts.findByRole('button', { name: say('Dismiss') }))
    await waitFor(() => expect(toasts.queryByText('The server has a headache.')).toBeNull())
    const requestsBefore = totalsRequests
    await press(await canvas.findByRole('button', { name: say('Retry') }))
    await waitFor(() => expect(totalsRequests).toBeGreaterThan(requestsBefore))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: say('Retry') })).not.toHaveAttribute('aria-busy'),
    )
    await expect(toasts.queryByText('The server has a headache.')).toBeNull()
  },
}

/** A change is on its way: nobody orders for a sum that has not been seen. */
export const Updating: Story = {
  parameters: atCheckout({
    cart: { cart, count: cart.total, chosenShops: [firstShop], isUpdating: true },
  }),
}

/** A guest is sent home to the login, and comes back after it. */
export const GuestOnTheWayHome: Story = {
  parameters: {
    ...atCheckout({ user: null }),
    // Stories in one document share a session.
    docs: { story: { inline: false, height: '480px' } },
    visual: { reason: 'On the way home it looks as while it loads.' },
  },
  play: async () => {
    await waitFor(() =>
      expect(authSpies.askLogin).toHaveBeenCalledWith({ kind: 'go', path: '/checkout' }),
    )
  },
}

const addressLine = () => new RegExp(`^${say('Address')} \\*`)

export const NoAddress: Story = {
  parameters: atCheckout({ known: known(addressesResource, [], noAddresses) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: say('New address') })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: say('Change') })).toBeNull()
  },
}

/** The first address is made in checkout, by keyboard; focus comes back to the step. */
export const AddressAdded: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    ...atCheckout({
      known: known(addressesResource, [], noAddresses),
      api: { 'POST /address/store': { address: addresses[1] } },
    }),
    visual: seenElsewhere,
  },
  play: async ({ canvas }) => {
    const add = canvas.getByRole('button', { name: say('New address') })
    add.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: say('New address') })).toBeVisible(),
    )
    await userEvent.type(await screen.findByLabelText(addressLine()), '300 Congress Street')
    await press(screen.getByRole('button', { name: say('Save address') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await canvas.findByText('300 Congress Street', { exact: false })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: say('Change') })).toHaveFocus())
  },
}

/** One dialog at a time: the new address takes the place of the list. */
export const ChangeAddress: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const change = canvas.getByRole('button', { name: say('Change') })
    await press(change)
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: say('Change address') })).toBeVisible(),
    )
    await press(screen.getByRole('button', { name: say('New address') }))
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: say('New address') })).toBeVisible(),
    )
    await waitFor(() => expect(document.querySelectorAll('[role=dialog]')).toHaveLength(1))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(change).toHaveFocus())
    await press(change)
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: say('Change address') })).toBeVisible(),
    )
  },
}

/** The chosen address in its dialog, over the order. */
export const EditAddress: Story = {
  tags: ['!autodocs'],
  parameters: atCheckout(),
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: say('Edit Address') }))
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: say('Edit Address') })).toBeVisible(),
    )
  },
}

/** It is changed in place, and the pencil has the focus again. */
export const AddressEdited: Story = {
  tags: ['!autodocs'],
  parameters: atCheckout({
    api: {
      'POST /address/1/update': { address: { ...addresses[0], address_line: '18 Wharf Lane' } },
    },
  }),
  play: async ({ canvas }) => {
    const edit = canvas.getByRole('button', { name: say('Edit Address') })
    await press(edit)
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: say('Edit Address') })).toBeVisible(),
    )
    const line = screen.getByLabelText(addressLine())
    await userEvent.clear(line)
    await userEvent.type(line, '18 Wharf Lane')
    await press(screen.getByRole('button', { name: say('Save address') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByText('18 Wharf Lane', { exact: false })).toBeVisible()
    await waitFor(() => expect(edit).toHaveFocus())
  },
}

const couponCode = () => new RegExp(say('Coupon code'))

/** Leaves out what vouchers take off where it is told a code that it does not take. */
const refuseCode = (quote: typeof checkout) => async (request: Request) => {
  const { coupon_code } = (await request.json()) as { coupon_code: string | null }
  return coupon_code
    ? Response.json({
        message: 'This coupon has expired',
        data: {
          ...quote,
          apply_coupon: false,
          checkout: { ...quote.checkout, coupon_discount: 0, payable_amount: 219.57 },
        },
      })
    : Response.json({ message: 'ok', data: { ...quote, apply_coupon: false } })
}

/** A wrong coupon says so at its field; the totals stay. */
export const WrongCoupon: Story = {
  tags: ['!autodocs'],
  parameters: atCheckout({ api: { 'POST /cart/checkout': refuseCode(checkout) } }),
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText(couponCode())
    await userEvent.type(field, 'SUMMER{Enter}')
    await waitFor(() => expect(canvas.getByText(say('This coupon has expired'))).toBeVisible())
    await expect(field).toHaveAccessibleDescription(say('This coupon has expired'))
    await expect(canvas.getAllByText(/204\.57/)[0]).toBeInTheDocument()
    await expect(canvas.queryByText(/219\.57/)).toBeNull()
    await userEvent.type(field, '2')
    await expect(canvas.queryByText(say('This coupon has expired'))).toBeNull()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText(say('This coupon has expired'))).toBeVisible())
  },
}

/** Some servers refuse the field instead of saying that the code does not count. */
const refuseField = async (request: Request) => {
  const { coupon_code } = (await request.json()) as { coupon_code: string | null }
  return coupon_code
    ? refuse(422, 'The given data was invalid.', { voucher: ['This coupon has expired'] })()
    : Response.json({ message: 'ok', data: { ...checkout, apply_coupon: false } })
}

/** Refused by its field: the same is said, and the totals without it stand. */
export const CouponFieldRefused: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    ...atCheckout({ api: { 'POST /cart/checkout': refuseField } }),
    visual: { reason: 'Looks as Wrong Coupon does.' },
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText(couponCode())
    await userEvent.type(field, 'SUMMER{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription(say('This coupon has expired')))
    await expect((await canvas.findAllByText(/204\.57/))[0]).toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: say('Retry') })).toBeNull()
    await expect(await placeButton()).toBeEnabled()
  },
}

/** Whether it counts is not said: a success message is no reason why it does not. */
export const CouponUntold: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    ...atCheckout({
      api: {
        'POST /cart/checkout': () =>
          Response.json({ message: 'Coupon applied', data: { ...checkout, apply_coupon: null } }),
      },
    }),
    visual: { reason: 'Looks as Wrong Coupon does.' },
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText(couponCode())
    await userEvent.type(field, 'SUMMER{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription(say('The coupon cannot be used')))
    await expect(canvas.queryByText(say('Coupon applied'))).toBeNull()
  },
}

/** Vouchers that were collected are taken by themselves: the row says which. */
export const CollectedVouchers: Story = {
  parameters: atCheckout({
    api: {
      'POST /cart/checkout': {
        ...checkout,
        checkout: { ...checkout.checkout, coupon_codes: ['HARBOUR10', 'SUMMER20'] },
      },
    },
  }),
  play: async ({ canvas, canvasElement }) => {
    const row = (await canvas.findByText('HARBOUR10')).closest('dt')
    await expect(row?.parentElement).toHaveTextContent(/HARBOUR10.*SUMMER20.*−?\$15\.00/)
    // That nobody typed them is said at the field.
    const field = canvasElement.querySelector('[name=coupon_code]')
    await expect(field).toHaveAccessibleDescription()
  },
}

/** It was never put in: it is, and the sum with it is seen before anything is ordered. */
export const CouponTypedOnly: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(couponCode()), 'WELCOME')
    await press(await placeButton())
    await waitFor(() => expect(screen.getByText(say('Nothing is ordered yet'))).toBeVisible())
    await waitFor(() => expect(canvas.getByText(say('Coupon applied'))).toBeVisible())
    await expect(hasHeard('POST /place-order')).toBe(false)
  },
}

export const Coupon: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(couponCode()), 'WELCOME{Enter}')
    await waitFor(() => expect(canvas.getByText(say('Coupon applied'))).toBeVisible())
    await expect(canvas.getByRole('button', { name: say('Remove coupon') })).toBeVisible()
  },
}

/** Taken out again: the field is empty, and has the focus. */
export const CouponRemoved: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: { visual: { reason: 'Looks like the first story, with the field in focus.' } },
  play: async (context) => {
    await Coupon.play?.(context)
    const { canvas } = context
    await press(canvas.getByRole('button', { name: say('Remove coupon') }))
    const field = await canvas.findByLabelText(couponCode())
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
  },
}

let isBack = false

/** Has no answer where it is told a code, until it is back. */
const failsWithCode = async (request: Request) => {
  const { coupon_code } = (await request.json()) as { coupon_code: string | null }
  return coupon_code && !isBack
    ? Response.json({ message: 'Server Error' }, { status: 500 })
    : Response.json({ data: { ...checkout, apply_coupon: coupon_code !== null } })
}

/** Asked anew and not answered: what is kept from before belongs to another order, and does not stay. */
export const NewTotalsFailed: Story = {
  tags: ['!autodocs'],
  beforeEach: () => {
    isBack = false
  },
  parameters: atCheckout({ api: { 'POST /cart/checkout': failsWithCode } }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(/204\.57/)[0]).toBeInTheDocument())
    await userEvent.type(await canvas.findByLabelText(couponCode()), 'WELCOME{Enter}')
    const summary = canvas.getByRole('region', { name: say('Order summary') })
    await expect(await within(summary).findByRole('button', { name: say('Retry') })).toBeVisible()
    await expect(canvas.queryByText(/204\.57/)).toBeNull()
    await expect(await placeButton()).toBeDisabled()
  },
}

/** The same code again asks again at once; what its failure said is said no more. */
export const CouponAskedAgain: Story = {
  ...NewTotalsFailed,
  tags: ['no-vrt'],
  parameters: { ...NewTotalsFailed.parameters, visual: { reason: 'Looks like Coupon.' } },
  play: async (context) => {
    await NewTotalsFailed.play?.(context)
    // In its place, and as a toast.
    await waitFor(() => expect(screen.getAllByText('Server Error').length).toBeGreaterThan(1))
    isBack = true
    await press(context.canvas.getByRole('button', { name: say('Apply') }))
    await waitFor(() => expect(context.canvas.getByText(say('Coupon applied'))).toBeVisible())
    await expect(context.canvas.getByRole('button', { name: say('Remove coupon') })).toHaveFocus()
    await waitFor(() => expect(screen.queryByText('Server Error')).toBeNull(), { timeout: 800 })
  },
}

/** Nothing to pay with: the shop says so, and nothing can be placed. */
export const NoPayment: Story = {
  parameters: atCheckout({ settings: { cash_on_delivery: false, online_payment: false } }),
}

const euro = settings.currencies.find(({ name }) => name === 'EUR') ?? settings.currencies[0]

/** Shown in another currency than it is paid in. */
export const AnotherCurrency: Story = { parameters: atCheckout({ currency: euro }) }

/** The addresses are on their way: no press is lost on them, the button waits as it does for totals. */
export const AddressesLoading: Story = {
  parameters: atCheckout({
    known: {},
    api: { 'GET /addresses': neverAnswers },
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(/204\.57/)[0]).toBeInTheDocument())
    await expect(await placeButton()).toHaveAttribute('aria-busy', 'true')
  },
}

export const Placing: Story = {
  tags: ['!autodocs'],
  parameters: atCheckout({ api: { 'POST /place-order': neverAnswers } }),
  play: async () => {
    const place = await readyToPlace()
    await userEvent.dblClick(place)
    await waitFor(() => expect(place).toHaveTextContent(say('Placing order…')))
  },
}

let isPlaced = false

/** Placed once, and the new order is shown. */
export const Placed: Story = {
  tags: ['!autodocs'],
  beforeEach: () => {
    isPlaced = false
  },
  parameters: atCheckout({
    api: {
      'POST /place-order': () => {
        isPlaced = true
        return Response.json({ message: 'ok', data: { order_payment_url: null } })
      },
      'GET /orders': () =>
        Response.json({
          message: 'ok',
          data: isPlaced ? newestOrders : { ...newestOrders, orders: orders.slice(1) },
        }),
    },
  }),
  play: async () => {
    const place = await readyToPlace()
    place.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: say('Thank you for your order') })
    const code = await within(dialog).findByText('#RC000107')
    await waitFor(() => expect(code).toBeVisible())
    await expect(readAttempt(user.id, 'cart')).toBeNull()
  },
}

/** What the server says against one shop stands at that shop. */
export const ShopRefused: Story = {
  tags: ['!autodocs'],
  parameters: atCheckout({
    cart: { cart, count: cart.total, chosenShops: [firstShop, secondShop] },
    api: {
      'POST /place-order': refuse(422, 'The given data was invalid.', {
        'shop_ids.1': ['This shop is closed today.'],
      }),
    },
  }),
  play: async ({ canvas }) => {
    await pressPlace()
    const alert = await canvas.findByText('This shop is closed today.')
    await waitFor(() => expect(alert).toHaveFocus())
  },
}

/** The quote counts the code, its order does not: what is said against it stands by the code, with its way out. */
export const CouponRefusedAtTheOrder: Story = {
  tags: ['!autodocs'],
  parameters: atCheckout({
    api: {
      'POST /place-order': refuse(422, 'The given data was invalid.', {
        coupon_code: ['This coupon was used up.'],
      }),
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(couponCode()), 'WELCOME{Enter}')
    await waitFor(() => expect(canvas.getByText(say('Coupon applied'))).toBeVisible())
    await pressPlace()
    const alert = await canvas.findByText('This coupon was used up.')
    await waitFor(() => expect(alert).toHaveFocus())
    await expect(canvas.getByRole('button', { name: say('Remove coupon') })).toBeVisible()
  },
}

/** What the page has no place for is said at the button. */
export const RefusedForAnotherField: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    ...atCheckout({
      api: {
        'POST /place-order': refuse(422, 'The given data was invalid.', {
          delivery_slot: ['This hour is taken.'],
        }),
      },
    }),
    visual: { reason: 'Looks like the refusal below.' },
  },
  play: async ({ canvas }) => {
    await pressPlace()
    await waitFor(() => expect(canvas.getByText('This hour is taken.')).toBeVisible())
  },
}

/** It was deleted meanwhile: what is refused is not the address that stands in its place by now. */
export const AddressGoneAtTheOrder: Story = {
  tags: ['!autodocs', 'no-vrt'],
  beforeEach: () => keepDraft({ address: another.id }),
  parameters: {
    ...atCheckout({
      api: {
        'POST /place-order': refuse(422, 'The selected address is not valid.', {
          address_id: ['The selected address is not valid.'],
        }),
        'GET /addresses': { total: 1, addresses: [theDefault] },
      },
    }),
    visual: { reason: 'Looks as Kept Is Gone does.' },
  },
  play: async ({ canvas }) => {
    await pressPlace()
    const gone = say('The address that you had chosen is gone. Please check where it goes.')
    await waitFor(() => expect(canvas.getByText(gone)).toBeVisible())
    await expect(canvas.queryByText('The selected address is not valid.')).toBeNull()
  },
}

export const StockRefused: Story = {
  tags: ['!autodocs'],
  parameters: atCheckout({ api: { 'POST /place-order': refuse(422, 'Only 2 pieces are left.') } }),
  play: async ({ canvas }) => {
    await pressPlace()
    await waitFor(() => expect(canvas.getByText('Only 2 pieces are left.')).toBeVisible())
  },
}

let placedWith: object | null = null
const takeOrder = async (request: Request) => {
  placedWith = await request.json()
  return Response.json({ message: 'ok', data: { order_payment_url: null } })
}
const moved = [{ ...theDefault, is_default: true, address_line: '18 Wharf Lane' }]

/** Changed in another window meanwhile: nothing is placed, and this page shows how it is now. */
export const ChangedElsewhere: Story = {
  tags: ['!autodocs'],
  parameters: atCheckout({
    known: known(addressesResource, [], [{ ...theDefault, is_default: true }]),
    api: {
      'POST /place-order': refuse(422, 'Your order is not as this page showed it.', {
        shown: ['The delivery address has changed.'],
      }),
      'GET /addresses': { total: 1, addresses: moved },
    },
  }),
  play: async ({ canvas }) => {
    await pressPlace()
    const note = await canvas.findByRole('alert')
    await waitFor(() => expect(note).toHaveFocus())
    await expect(note).toHaveTextContent(say('The order has changed, so nothing was placed'))
    await waitFor(() =>
      expect(note).toHaveTextContent(say('The delivery address is another one now')),
    )
    await expect(canvas.getByText('18 Wharf Lane', { exact: false })).toBeVisible()
  },
}

const [oldShop] = cart.cart_items
const dearer = oldShop && {
  ...oldShop,
  products: oldShop.products.map((line) => ({ ...line, price: Number(line.price) + 1 })),
}

let isDearer = false
const cartNow = () => ({
  ...cart,
  cart_items: isDearer && dearer ? [dearer, ...cart.cart_items.slice(1)] : cart.cart_items,
})

/** A price that changed since the cart was read: line and sum change together. */
export const PriceChanged: Story = {
  tags: ['!autodocs', 'no-vrt'],
  beforeEach: () => {
    isDearer = false
  },
  render: () => (
    <CartProvider>
      <CheckoutScreen />
    </CartProvider>
  ),
  parameters: {
    ...atCheckout({
      ownCart: true,
      api: {
        'GET /carts': () => Response.json({ message: 'ok', data: cartNow() }),
        'POST /cart/checkout': () => {
          isDearer = true
          const data = {
            ...checkout,
            checkout: { ...checkout.checkout, payable_amount: 208.57 },
            checkout_items: dearer ? [dearer] : [],
          }
          return Response.json({ message: 'ok', data })
        },
      },
    }),
    visual: { reason: 'Looks like Updating, and then like any checkout.' },
  },
  play: async ({ canvas }) => {
    const [line] = oldShop?.products ?? []
    const shop = await canvas.findByRole('checkbox', { name: new RegExp(oldShop?.shop_name ?? '') })
    shop.focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(canvas.getAllByText(/208\.57/)[0]).toBeInTheDocument())
    await waitFor(() => expect(canvas.queryByText(say('Updating'))).toBeNull())
    const row = canvas.getByRole('link', { name: line?.name }).closest('li')
    await expect(row).toHaveTextContent(`$${((line?.price ?? 0) + 1).toFixed(2)}`)
  },
}

const ofStock = { ...checkout, checks_order: false }
const alike = { reason: 'Looks like a story above; it is about what is sent.' }

/** What is shown goes with the order, so that the server makes this one or none. */
export const SendsWhatIsShown: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: { ...atCheckout({ api: { 'POST /place-order': takeOrder } }), visual: alike },
  play: async () => {
    await pressPlace()
    await screen.findByRole('dialog', { name: say('Thank you for your order') })
    const [first] = cart.cart_items
    await expect(placedWith).toMatchObject({
      shown: {
        lines: first?.products.map(({ id, quantity, price }) => ({
          product_id: id,
          quantity,
          price,
        })),
        totals: { payable_amount: checkout.checkout.payable_amount },
        address: { address_line: theDefault.address_line },
      },
    })
  },
}

/** Each text of an order has a box of its name, and goes out under it, in front of a server that knows all. */
export const SendsEachText: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    ...atCheckout({
      settings: { capabilities: [...capabilities] },
      api: { 'POST /place-order': takeOrder },
    }),
    visual: alike,
  },
  play: async ({ canvasElement }) => {
    for (const name of orderTextNames) {
      const box = canvasElement.querySelector<HTMLTextAreaElement>(`[name="${name}"]`)
      if (!box) throw new Error(`No box of the checkout has the name ${name}`)
      const takes = (characters: number) =>
        v.is(placeOrder.body.entries[name], 'x'.repeat(characters))
      await expect([box.maxLength, box.maxLength + 1].map(takes), name).toEqual([true, false])
      box.focus()
      await userEvent.paste(`Typed as ${name}`)
    }
    await pressPlace()
    await screen.findByRole('dialog', { name: say('Thank you for your order') })
    await expect(placedWith).toMatchObject(
      Object.fromEntries(orderTextNames.map((name) => [name, `Typed as ${name}`])),
    )
  },
}

const refusals = Object.fromEntries(orderTextNames.map((name) => [name, [`Refused as ${name}`]]))

/** What a server has against a text stands at its box. */
export const RefusesEachText: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    ...atCheckout({
      settings: { capabilities: [...capabilities] },
      api: { 'POST /place-order': refuse(422, 'Please look at it again.', refusals) },
    }),
    visual: { reason: 'Looks like Shop refused, at other boxes.' },
  },
  play: async ({ canvas, canvasElement }) => {
    await pressPlace()
    for (const name of orderTextNames) {
      const error = await canvas.findByText(`Refused as ${name}`)
      const box = canvasElement.querySelector(`[name="${name}"]`)
      await expect(box).toHaveAccessibleDescription(error.textContent)
    }
  },
}

/** A server that does not look itself is sent the specification's fields alone, and no box asks for others. */
export const StockServer: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    ...atCheckout({
      settings: { capabilities: [] },
      api: {
        'POST /cart/checkout': ofStock,
        'GET /carts': cart,
        'POST /place-order': takeOrder,
      },
    }),
    visual: alike,
  },
  play: async ({ canvasElement }) => {
    for (const name of Object.keys(placeOrder.additions))
      await expect(canvasElement.querySelector(`[name="${name}"]`)).toBeNull()
    await pressPlace()
    await screen.findByRole('dialog', { name: say('Thank you for your order') })
    await expect(placedWith).toEqual({
      shop_ids: [firstShop],
      address_id: theDefault.id,
      payment_method: 'cash',
    })
  },
}

/** A code that it refuses, and took vouchers off for, does not stand in the way of the order. */
export const StockServerWrongCoupon: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    ...atCheckout({
      api: {
        'POST /cart/checkout': refuseCode(ofStock),
        'GET /carts': cart,
        'POST /place-order': takeOrder,
      },
    }),
    visual: alike,
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(couponCode()), 'SUMMER{Enter}')
    await canvas.findByText(say('This coupon has expired'))
    await pressPlace()
    await screen.findByRole('dialog', { name: say('Thank you for your order') })
    await expect(placedWith).not.toHaveProperty('coupon_code')
  },
}

/** Nor is it sent anything when its cart holds something else by now. */
export const StockServerChanged: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    ...atCheckout({
      api: {
        'POST /cart/checkout': ofStock,
        'GET /carts': {
          ...cart,
          cart_items: cart.cart_items.map((shop) => ({
            ...shop,
            products: shop.products.slice(1),
          })),
        },
        'POST /place-order': takeOrder,
      },
    }),
    visual: alike,
  },
  beforeEach: () => {
    placedWith = null
  },
  play: async ({ canvas }) => {
    await pressPlace()
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      say('The order has changed, so nothing was placed'),
    )
    await expect(placedWith).toBeNull()
  },
}

const unproven = { ...user, account_verified: false }
let proven = false

/** The shop wants a verified account: the code that proves it is asked for. */
export const AccountToVerify: Story = {
  tags: ['!autodocs'],
  parameters: atCheckout({
    settings: { order_place_account_verify: true },
    user: unproven,
    api: {
      'POST /place-order': () =>
        proven
          ? Response.json({ message: 'ok', data: { order_payment_url: null } })
          : refuse(422, 'Please verify your account first.')(),
      'GET /profile': () =>
        Response.json({ message: 'ok', data: { user: { ...user, account_verified: proven } } }),
      'POST /send-otp': sentOtp,
      'POST /verify-otp': () => {
        proven = true
        return Response.json({ message: 'ok', data: { token: null } })
      },
    },
  }),
  beforeEach: () => {
    proven = false
  },
  play: async () => {
    await pressPlace()
    const code = await screen.findByRole('textbox', { name: say('Enter OTP') }, { timeout: 5000 })
    await waitFor(() => expect(code).toHaveFocus())
  },
}

/** A code later the order goes on by itself. */
export const AccountVerified: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: { ...AccountToVerify.parameters, visual: { reason: 'Looks like Placed.' } },
  beforeEach: AccountToVerify.beforeEach,
  play: async (context) => {
    await AccountToVerify.play?.(context)
    await userEvent.keyboard(sentOtp.otp ?? '')
    await expect(
      await screen.findByRole('dialog', { name: say('Thank you for your order') }),
    ).toBeInTheDocument()
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
  },
}

/** Sent away, the dialog leaves the reason behind. */
export const AccountNotVerified: Story = {
  tags: ['!autodocs'],
  parameters: AccountToVerify.parameters,
  beforeEach: AccountToVerify.beforeEach,
  play: async (context) => {
    await AccountToVerify.play?.(context)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await screen.findByText(say('Please verify your account first.'))).toBeVisible()
  },
}

/** No answer: the attempt stays open under its key, and can be pressed again. */
export const Unclear: Story = {
  tags: ['!autodocs'],
  parameters: atCheckout({
    settings: { capabilities: ['idempotency_keys'] },
    api: { 'POST /place-order': unreachable },
  }),
  play: async ({ canvas }) => {
    const place = await pressPlace()
    const again = say('You can press Place order again: nothing is ordered twice.')
    await expect(await canvas.findByText(again)).toBeVisible()
    const stored = readAttempt(user.id, 'cart')
    await press(place)
    await waitFor(() => expect(place).not.toHaveAttribute('aria-busy'))
    await expect(readAttempt(user.id, 'cart')?.key).toBe(stored?.key)
    await expect(await canvas.findByText(again)).toBeVisible()
  },
}

const newer = {
  ...latest,
  id: latest.id + 1,
  order_code: '#RC000108',
  amount: checkout.checkout.payable_amount,
}
/** What was in the cart. */
const newerDetails = {
  order: {
    ...orderDetails,
    id: newer.id,
    order_code: newer.order_code,
    products: bought.flatMap(({ id, quantity, size, color }) =>
      orderDetails.products.slice(0, 1).map((line) => ({
        ...line,
        id,
        order_qty: quantity,
        size: size?.name ?? null,
        color: color?.name ?? null,
      })),
    ),
  },
}
let isOrdered = false
const ordersByNow = () =>
  Response.json({ data: { ...newestOrders, orders: isOrdered ? [newer, ...orders] : orders } })

/** The answer was lost and the order is there: a newer one than when it was pressed. */
export const AnswerLost: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    ...atCheckout({
      api: {
        'GET /orders': ordersByNow,
        'GET /order-details': newerDetails,
        'POST /place-order': () => {
          isOrdered = true
          return unreachable()
        },
      },
    }),
    visual: { reason: 'Looks like Placed.' },
  },
  beforeEach: () => {
    isOrdered = false
  },
  play: async () => {
    await readyToPlace()
    await waitFor(() => expect(hasHeard('GET /orders')).toBe(true))
    await pressPlace()
    const dialog = await screen.findByRole('dialog', { name: say('Thank you for your order') })
    await waitFor(() => expect(within(dialog).getByText('#RC000108')).toBeVisible())
    await expect(readAttempt(user.id, 'cart')).toBeNull()
  },
}

/** A server that knows keys says itself which orders it made: not one that was placed elsewhere since. */
export const AnswerLostKeyed: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    ...atCheckout({
      settings: { capabilities: ['idempotency_keys'] },
      api: {
        'POST /place-order': unreachable,
        'GET /place-order/attempt': { placed: { order_payment_url: null, order_ids: [newer.id] } },
        'GET /orders': {
          ...newestOrders,
          orders: [{ ...newer, id: newer.id + 1, order_code: '#RC000109' }, newer, ...orders],
        },
      },
    }),
    visual: { reason: 'Looks like Placed.' },
  },
  play: async () => {
    await pressPlace()
    const dialog = await screen.findByRole('dialog', { name: say('Thank you for your order') })
    await within(dialog).findByText('#RC000108')
    await expect(within(dialog).queryByText('#RC000109')).toBeNull()
    await expect(readAttempt(user.id, 'cart')).toBeNull()
  },
}

/** An earlier page has placed something, and never heard what became of it. */
const leaveInDoubt = (goods: Attempt['goods'] = [goodsOf(bought)]) =>
  storeAttempt(user.id, 'cart', attemptInDoubt({ goods, newest: latest.id }))

const mayBeOrdered = () =>
  say(
    'It may have been ordered all the same. Look at your orders first; what is not there in a minute can be ordered again.',
  )

/** An earlier order of other goods is in doubt: what stands here is not ordered, and the page says so. */
export const EarlierUnclear: Story = {
  tags: ['!autodocs'],
  parameters: atCheckout({
    settings: { capabilities: ['idempotency_keys'] },
    api: { 'GET /place-order/attempt': unreachable },
  }),
  beforeEach: () => leaveInDoubt([{ 999: 1 }]),
  play: async ({ canvas }) => {
    await canvas.findByText(say('What you see here is not ordered'))
  },
}

/** A server without keys may order what stands here, as long as the earlier press may arrive: it is not denied. */
export const EarlierUnclearStock: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    ...atCheckout({ settings: { capabilities: [] }, api: { 'GET /orders': unreachable } }),
    visual: { reason: 'Looks like Unclear stock server.' },
  },
  beforeEach: () => leaveInDoubt([{ 999: 1 }]),
  play: async ({ canvas }) => {
    await canvas.findByText(mayBeOrdered())
    await expect(canvas.queryByText(say('What you see here is not ordered'))).toBeNull()
  },
}

const otherGoods = {
  'GET /orders': { ...newestOrders, orders: [newer, ...orders] },
  'GET /order-details': newerDetails,
}

/**
 * A server without keys orders what is in the cart when it is asked: where that has changed meanwhile, the newer
 * order is told, and it is not said that nothing was placed. The next press is a new order.
 */
export const NewerOrder: Story = {
  tags: ['!autodocs'],
  parameters: atCheckout({
    settings: { capabilities: [] },
    api: { ...otherGoods, 'POST /place-order': takeOrder },
  }),
  beforeEach: () => leaveInDoubt([{ 999: 1 }]),
  play: async ({ canvas }) => {
    await canvas.findByText(say('A newer order of yours is there'))
    await canvas.findByText(say('You ordered exactly this a few minutes ago.'))
    await expect(canvas.queryByText(say('What you see here is not ordered'))).toBeNull()
    await expect(hasHeard('POST /place-order')).toBe(false)
  },
}

/** The same where nothing is left to order. */
export const NewerOrderEmpty: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    ...atCheckout({
      settings: { capabilities: [] },
      cart: { cart: emptyCart, count: 0 },
      api: { ...otherGoods, 'GET /carts': emptyCart },
    }),
    visual: { reason: 'Looks like In doubt.' },
  },
  beforeEach: () => leaveInDoubt([{ 999: 1 }]),
  play: async ({ canvas }) => {
    await canvas.findByText(say('A newer order of yours is there'))
    await press(await canvas.findByRole('button', { name: say('Retry') }))
    await canvas.findByText(say('Cart is empty'))
    await expect(screen.queryByText(say('Your earlier order was not placed'))).toBeNull()
  },
}

/** What was in doubt was not placed: it is told once, and nothing of it is left. */
export const EarlierMissing: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    ...atCheckout({
      settings: { capabilities: ['idempotency_keys'] },
      api: { 'GET /place-order/attempt': { placed: null } },
    }),
    visual: { reason: 'A toast over the form.' },
  },
  beforeEach: () => leaveInDoubt(),
  play: async () => {
    await screen.findByText(say('Your earlier order was not placed'))
    await expect(readAttempt(user.id, 'cart')).toBeNull()
  },
}

let looks = 0
/** Other goods are pressed while an earlier order is in doubt: that is thanked for, and these are not ordered. */
export const EarlierFound: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    ...atCheckout({
      settings: { capabilities: ['idempotency_keys'] },
      api: {
        'GET /place-order/attempt': () => {
          looks += 1
          return looks === 1
            ? unreachable()
            : Response.json({
                data: { placed: { order_payment_url: null, order_ids: [newer.id] } },
              })
        },
        'GET /orders': { ...newestOrders, orders: [newer, ...orders] },
      },
    }),
    visual: { reason: 'Looks like Placed, with a toast.' },
  },
  beforeEach: () => {
    looks = 0
    leaveInDoubt([{ 999: 1 }])
  },
  play: async ({ canvas }) => {
    await canvas.findByText(say('You can press Place order again: nothing is ordered twice.'))
    await pressPlace()
    const dialog = await screen.findByRole('dialog', { name: say('Thank you for your order') })
    await within(dialog).findByText('#RC000108')
    await screen.findByText(say('What you have just pressed for is not ordered yet'))
    await expect(hasHeard('POST /place-order')).toBe(false)
  },
}

/** Reloaded before the answer came: the orders say what became of it, and nothing is said before. */
export const LookingBack: Story = {
  tags: ['!autodocs'],
  parameters: {
    ...atCheckout({
      cart: { cart: emptyCart, count: 0 },
      api: { 'GET /orders': neverAnswers },
    }),
    visual: { reason: 'It looks as Loading does, with an order in doubt.' },
  },
  beforeEach: () => leaveInDoubt(),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(say('Loading'))).toBeInTheDocument())
    await expect(canvas.queryByText(say('Cart is empty'))).toBeNull()
  },
}

/** The same, and the orders cannot be read: an order may have been made of what was in the cart. */
export const InDoubt: Story = {
  tags: ['!autodocs'],
  parameters: atCheckout({
    cart: { cart: emptyCart, count: 0 },
    api: {
      'GET /orders': () => (isOrdered ? ordersByNow() : unreachable()),
      'GET /order-details': newerDetails,
    },
  }),
  beforeEach: () => {
    isOrdered = false
    leaveInDoubt()
  },
  play: async ({ canvas }) => {
    await canvas.findByText(mayBeOrdered(), undefined, { timeout: 5000 })
    await expect(canvas.queryByText(say('Cart is empty'))).toBeNull()
  },
}

/** The same with another order that waits for its payment: it is not taken for this one. */
export const InDoubtBesideAnother: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    ...atCheckout({
      settings: { capabilities: ['idempotency_keys'] },
      cart: { cart: emptyCart, count: 0 },
      api: {
        'GET /orders': { ...newestOrders, total: 1, orders: [unpaid] },
        'GET /place-order/attempt': unreachable,
      },
    }),
    visual: { reason: 'Looks like In doubt.' },
  },
  beforeEach: () => leaveInDoubt(),
  play: async ({ canvas }) => {
    const doubt = await canvas.findByText(mayBeOrdered())
    await waitFor(() => expect(document.activeElement?.contains(doubt)).toBe(true))
    await expect(canvas.queryByText(say('Still to be paid'))).toBeNull()
  },
}

/** Asked once more, the orders are there, and so is this one. */
export const InDoubtNoMore: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: { ...InDoubt.parameters, visual: { reason: 'Looks like Placed.' } },
  beforeEach: InDoubt.beforeEach,
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: say('Retry') })
    isOrdered = true
    await press(again)
    await screen.findByRole('dialog', { name: say('Thank you for your order') })
  },
}

/** Nothing newer is there: what has left the cart was taken out, and there are no thanks for it. */
export const NotPlaced: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    ...withOrders([]),
    visual: { reason: 'Looks like Empty.' },
  },
  beforeEach: () => leaveInDoubt(),
  play: async ({ canvas }) => {
    await canvas.findByText(say('Cart is empty'))
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** A server that knows no keys failed: an order may have been made, and would be twice. */
export const UnclearStockServer: Story = {
  tags: ['!autodocs'],
  parameters: atCheckout({
    api: { 'POST /place-order': refuse(500, 'The till is out of order.') },
  }),
  play: async ({ canvas }) => {
    await pressPlace()
    await expect(await canvas.findByText(say('Your last order is not answered yet'))).toBeVisible()
    await expect(await canvas.findByText(mayBeOrdered())).toBeVisible()
  },
}

/** Pressed once more while it may still arrive: however quickly nothing is found, it is seen to be looked for. */
export const UnclearPressedAgain: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    ...atCheckout({ api: { 'POST /place-order': unreachable } }),
    visual: { reason: 'Looks like UnclearStockServer, and like LookingFirst before it.' },
  },
  play: async ({ canvas }) => {
    await pressPlace()
    await canvas.findByText(say('Your last order is not answered yet'))
    await pressPlace()
    const [looking] = await canvas.findAllByRole('button', {
      name: say('Looking for your last order…'),
    })
    await expect(looking).toHaveAttribute('aria-busy', 'true')
    const again = await canvas.findByText(say('Your last order is not answered yet'))
    await waitFor(() => expect(again.closest('[data-problem]')).toHaveFocus())
  },
}

/** Totals without figures are no totals: nothing is ordered at a sum that nobody said. */
export const TotalsWithoutFigures: Story = {
  parameters: {
    ...atCheckout({
      api: { 'POST /cart/checkout': { ...checkout, checkout: { payable_amount: null } } },
    }),
    console: { expected: [/cannot be read/] },
  },
  play: async ({ canvas }) => {
    await canvas.findAllByText(
      say('The shop sent an answer that cannot be read. Please try again.'),
    )
    await expect(canvas.queryByText(/0\.00/)).toBeNull()
    await expect(await placeButton()).toBeDisabled()
  },
}

/** A thousand items in forty shops. */
export const ThousandItems: Story = {
  parameters: atCheckout({
    cart: {
      count: 40,
      chosenShops: [1, 2, 3],
      cart: {
        ...cart,
        total: 40,
        cart_items: Array.from({ length: 40 }, (_, index) => {
          const shop = cart.cart_items[index % 3] as (typeof cart.cart_items)[number]
          const [line] = shop.products
          return {
            ...shop,
            shop_id: index + 1,
            shop_name: `${shop.shop_name} ${index + 1}`,
            products: line ? [{ ...line, id: index + 1, quantity: 25 }] : [],
          }
        }),
      },
    },
  }),
}

export const LongTexts: Story = {
  decorators: [withLongWords],
  parameters: atCheckout({
    known: known(
      addressesResource,
      [],
      addresses.map((one) => ({ ...one, name: longName, address_line: longName })),
    ),
    cart: {
      count: cart.total,
      chosenShops: [firstShop],
      cart: {
        ...cart,
        cart_items: cart.cart_items.map((shop) => ({
          ...shop,
          shop_name: longName,
          products: shop.products.map((line) => ({
            ...line,
            name: longName,
            price: Number(line.price) * 12_345,
            discount_price: line.discount_price * 12_345,
          })),
        })),
      },
    },
  }),
}
