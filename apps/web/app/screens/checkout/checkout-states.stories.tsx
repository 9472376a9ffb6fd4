import { addresses, cart, checkout, orderCounts, user } from '@shop/contract/fixtures'
import {
  type CheckoutSnapshot,
  checkoutMachine,
  paymentMachine,
  placedMachine,
} from '@shop/flows/checkout'
import { checkoutPoses, MachineChart } from '@shop/flows/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { addressesResource } from '#app/data/addresses.ts'
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

export const Placing: Story = { args: { pose: 'placing' }, tags: ['!autodocs'] }
/** A server that does not compare: everything is read again first. */
export const Comparing: Story = {
  args: { pose: 'comparing' },
  tags: ['!autodocs', 'no-vrt'],
  parameters: { visual: { reason: 'Looks like Placing: the shopper waits.' } },
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
  globals: { locale: 'en', viewport: { value: 'desktop' } },
  tags: ['!autodocs'],
  play: () => seesDialog('New address'),
}
export const EditingAddress: Story = {
  args: { pose: 'editingAddress' },
  globals: { locale: 'en', viewport: { value: 'desktop' } },
  tags: ['!autodocs'],
  play: () => seesDialog('Edit Address'),
}
export const ChoosingAddress: Story = {
  args: { pose: 'choosingAddress' },
  globals: { locale: 'en', viewport: { value: 'desktop' } },
  tags: ['!autodocs'],
  play: () => seesDialog('Change address'),
}
