import { addresses, cart, checkout, orderCounts, user } from '@shop/contract/fixtures'
import {
  type CheckoutRef,
  type CheckoutSnapshot,
  checkoutMachine,
  connectCheckout,
  paymentMachine,
  placedMachine,
} from '@shop/flows/checkout'
import {
  checkoutInput,
  checkoutPoses,
  MachineChart,
  nowIn,
  PlayedMachine,
} from '@shop/flows/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSelector } from '@xstate/react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { addressesResource } from '#app/data/addresses.ts'
import { say } from '#app/stories/say.ts'
import { known, withShop } from '#app/stories/with-shop.tsx'
import { CheckoutForm } from './checkout-form.tsx'

type Pose = keyof typeof checkoutPoses
const poses = Object.keys(checkoutPoses) as Pose[]
const [first] = cart.cart_items

const still = (pose: CheckoutSnapshot) => ({
  getSnapshot: () => pose,
  subscribe: () => ({ unsubscribe: () => undefined }),
  on: () => ({ unsubscribe: () => undefined }),
  send: fn(),
})

const meta = {
  title: 'Flows/Checkout/Machine',
  decorators: [withShop],
  args: { pose: 'filling' },
  // What it comes to, and what is wrong, stand beside the steps.
  globals: { viewport: { value: 'desktop' } },
  argTypes: { pose: { options: poses, control: 'select' } },
  render: ({ pose }) => (
    <div className="mx-auto max-w-300 p-6">
      <CheckoutForm key={pose} checkout={still(checkoutPoses[pose])} cart={cart} />
    </div>
  ),
  parameters: {
    layout: 'fullscreen',
    shop: {
      user,
      path: '/checkout',
      known: known(addressesResource, [], addresses),
      cart: { cart, count: cart.total, chosenShops: first ? [first.shop_id] : [] },
      api: {
        'POST /cart/checkout': checkout,
        'GET /addresses': { total: addresses.length, addresses },
        'GET /orders': { total: 0, status_wise_orders: orderCounts, orders: [] },
      },
    },
  },
} satisfies Meta<{ pose: Pose }>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** The machines themselves, an order and what follows it: states, and every way between them. */
export const Chart: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Drawn from the definition, which tests walk.' } },
  render: () => (
    <div className="grid gap-12 p-6">
      <MachineChart machine={checkoutMachine} />
      <MachineChart machine={placedMachine} />
      <MachineChart machine={paymentMachine} />
    </div>
  ),
}

const nothing = () => undefined
const playing = connectCheckout({
  compare: async () => null,
  placeOrder: async () => ({ payment: null, ids: [8] }),
  findPlaced: async () => null,
  prove: async () => null,
  watch: async () => ({ kind: 'paid' }),
  readBack: async () => true,
  rereadRefused: async () => null,
  keepDraft: nothing,
  keepAttempt: nothing,
  endAttempt: nothing,
  rereadPlaced: async () => null,
  keepPending: nothing,
  leave: nothing,
  tellOrders: nothing,
  tellUnopened: nothing,
  tellWaiting: nothing,
})

/** What became of the order is its own machine's. */
function WhatFollows({ checkout }: { checkout: CheckoutRef }) {
  const placed = useSelector(checkout, ({ children }) => children.placed)
  const isThanked = useSelector(placed, (state) => state?.matches('thanked'))
  return isThanked ? <p>It is placed: the thanks are shown.</p> : null
}

/** The machine runs: an order is placed, and what follows begins. */
export const Playing: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: { visual: { reason: 'One of those that are drawn alone, beside the chart.' } },
  render: () => (
    <div className="p-6">
      <PlayedMachine
        machine={playing}
        input={checkoutInput}
        poses={checkoutPoses}
        isWide
        view={(_, actor) => (
          <>
            <WhatFollows checkout={actor} />
            <CheckoutForm checkout={actor} cart={cart} />
          </>
        )}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await nowIn(canvas, 'checkout.order.filling.clean')
    const places = await canvas.findAllByRole('button', { name: say('Place order') })
    const [place] = places.filter((button) => button.checkVisibility())
    if (!place) throw new Error('Nothing can be placed')
    await waitFor(() => expect(place).not.toHaveAttribute('aria-busy'))
    await userEvent.click(place)
    await canvas.findByText('It is placed: the thanks are shown.')
    await nowIn(canvas, 'checkout.order.filling.clean')
    await userEvent.selectOptions(canvas.getByLabelText('Jump to'), 'refused')
    await nowIn(canvas, 'checkout.order.filling.refused.reread')
  },
}

export const Placing: Story = { args: { pose: 'placing' }, tags: ['!autodocs'] }
/** A server that does not compare: everything is read again first. */
export const Comparing: Story = {
  args: { pose: 'comparing' },
  tags: ['!autodocs', 'no-vrt'],
  parameters: { visual: { reason: 'Looks like Placing: the shopper waits.' } },
}
/** It is there, and the page still shows it: nothing is ordered before it shows what is left. */
export const Placed: Story = {
  args: { pose: 'placed' },
  tags: ['!autodocs', 'no-vrt'],
  parameters: { visual: { reason: 'Looks like Placing.' } },
}
/** No answer came: the orders say whether it was placed. */
export const LookingUp: Story = {
  args: { pose: 'lookingUp' },
  tags: ['!autodocs', 'no-vrt'],
  parameters: { visual: { reason: 'Looks like LookingFirst.' } },
}
/** What an earlier page has left open is looked up first. */
export const LookingBack: Story = {
  args: { pose: 'lookingBack' },
  tags: ['!autodocs', 'no-vrt'],
  parameters: { visual: { reason: 'Looks like LookingFirst.' } },
}
/** Pressed again while nobody knows: the orders are read before it is sent. */
export const LookingFirst: Story = { args: { pose: 'lookingFirst' }, tags: ['!autodocs'] }
/** It was not there: what was pressed is seen to be looked for a moment longer. */
export const LookedInVain: Story = {
  name: 'Looked in vain, still looking',
  args: { pose: 'lookedInVain' },
  tags: ['!autodocs', 'no-vrt'],
  parameters: { visual: { reason: 'Looks like LookingFirst.' } },
}
/** Refused, and the shopper does away with the reason in a dialog. */
export const Proving: Story = {
  args: { pose: 'proving' },
  tags: ['!autodocs', 'no-vrt'],
  parameters: { visual: { reason: 'Looks like Placing: the shopper waits.' } },
}

/** What was refused is read again: nothing can be ordered before it stands there. */
export const Rereading: Story = { args: { pose: 'rereading' }, tags: ['!autodocs'] }
export const Refused: Story = { args: { pose: 'refused' }, tags: ['!autodocs'] }
export const RefusedAddress: Story = { args: { pose: 'refusedAddress' }, tags: ['!autodocs'] }
/** One shop's part of the order; the others are well. */
export const RefusedShop: Story = { args: { pose: 'refusedShop' }, tags: ['!autodocs'] }
export const Unclear: Story = { args: { pose: 'unclear' }, tags: ['!autodocs'] }

const seesDialog = async (name: string) => {
  const dialog = await screen.findByRole('dialog', { name })
  await waitFor(() => expect(dialog).toBeVisible())
}
export const AddingAddress: Story = {
  args: { pose: 'addingAddress' },
  tags: ['!autodocs'],
  play: () => seesDialog(say('New address')),
}
export const EditingAddress: Story = {
  args: { pose: 'editingAddress' },
  tags: ['!autodocs'],
  play: () => seesDialog(say('Edit Address')),
}
export const ChoosingAddress: Story = {
  args: { pose: 'choosingAddress' },
  tags: ['!autodocs'],
  play: () => seesDialog(say('Change address')),
}
