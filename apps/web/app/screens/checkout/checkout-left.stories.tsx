import { capabilities } from '@shop/contract/capabilities'
import { cart } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { CartProvider } from '#app/parts/cart/cart-provider.tsx'
import { atCheckout, forgetOrders, pressPlace, readyToPlace } from '#app/stories/at-checkout.ts'
import { comeBack, goElsewhere, Leavable } from '#app/stories/leavable.tsx'
import { say } from '#app/stories/say.ts'
import { refuse } from '#app/stories/story-api.ts'
import { cartSpies, withShop } from '#app/stories/with-shop.tsx'
import { CheckoutScreen } from './checkout-screen.tsx'

let isAsked = false
let answerOrder = (_answer: Response | null) => {}
const whenAnswered = () =>
  new Promise<Response>((resolve, reject) => {
    isAsked = true
    answerOrder = (answer) => (answer ? resolve(answer) : reject(new TypeError('Failed to fetch')))
  })

const meta = {
  title: 'Screens/Checkout that is left',
  component: CheckoutScreen,
  decorators: [withShop],
  render: () => (
    <Leavable>
      <CheckoutScreen />
    </Leavable>
  ),
  tags: ['!autodocs', 'no-vrt'],
  beforeEach: () => {
    isAsked = false
    forgetOrders()
  },
  parameters: {
    layout: 'fullscreen',
    ...atCheckout({ api: { 'POST /place-order': whenAnswered } }),
    visual: { reason: 'The page has gone.' },
  },
} satisfies Meta<typeof CheckoutScreen>
export default meta
type Story = StoryObj<typeof meta>

const leaveWhilePlacing = async () => {
  await pressPlace()
  await waitFor(() => expect(isAsked).toBe(true))
  await goElsewhere()
}

/** Who has left while it was on its way is told that it is placed. */
export const Placed: Story = {
  play: async () => {
    await leaveWhilePlacing()
    answerOrder(Response.json({ data: { order_payment_url: null } }))
    await screen.findByText(say('Your order is placed'))
    await waitFor(() => expect(cartSpies.refresh).toHaveBeenCalled())
  },
}

/** They are told what the shop has refused, too, and never that it was not placed where nobody knows. */
export const Refused: Story = {
  play: async () => {
    await leaveWhilePlacing()
    answerOrder(refuse(422, 'The shop is closed today.')())
    await screen.findByText(say('Your order was not placed'))
    await screen.findByText('The shop is closed today.')
  },
}

export const Lost: Story = {
  play: async () => {
    await leaveWhilePlacing()
    answerOrder(null)
    await screen.findByText(say('The shop has not answered'))
    await expect(screen.queryByText(say('Your order was not placed'))).toBeNull()
  },
}

let isOrdered = false

/** The page is there again before its order is answered: the cart is another one then, and says so. */
export const BackBefore: Story = {
  beforeEach: () => {
    isOrdered = false
  },
  parameters: {
    ...atCheckout({
      ownCart: true,
      settings: { capabilities: [...capabilities] },
      api: {
        'GET /carts': () => {
          const left = isOrdered ? cart.cart_items.slice(1) : cart.cart_items
          return Response.json({ data: { ...cart, cart_items: left } })
        },
        'POST /place-order': whenAnswered,
        'GET /place-order/attempt': () => {
          const placed = isOrdered ? { order_payment_url: null, order_ids: [8] } : null
          return Response.json({ data: { placed } })
        },
      },
    }),
    visual: { reason: 'It looks like the thanks of any order.' },
  },
  render: () => (
    <CartProvider>
      <Leavable>
        <CheckoutScreen />
      </Leavable>
    </CartProvider>
  ),
  play: async ({ canvas }) => {
    const [first] = cart.cart_items
    const shop = await canvas.findByRole('checkbox', { name: new RegExp(first?.shop_name ?? '') })
    shop.focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(canvas.getAllByText(/204\.57/)[0]).toBeInTheDocument())
    await leaveWhilePlacing()
    await comeBack()
    // It has looked for the order by then, and found none.
    await readyToPlace()
    isOrdered = true
    answerOrder(Response.json({ data: { order_payment_url: null, order_ids: [8] } }))
    await screen.findByRole('dialog', { name: say('Thank you for your order') })
  },
}
