import { capabilities } from '@shop/contract/capabilities'
import { addresses, cart, checkout, orderCounts, user } from '@shop/contract/fixtures'
import { type CheckoutRef, type CheckoutSnapshot, glance, isUnclear } from '@shop/flows/checkout'
import {
  type CheckoutHappening,
  checkoutInput,
  createStage,
  everyHappening,
  heldCheckout,
  shownHappenings,
  shownKey,
  walkView,
} from '@shop/flows/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { addressesResource } from '#app/data/addresses.ts'
import { doubtTitle } from '#app/parts/orders/doubt-text.tsx'
import { say } from '#app/stories/say.ts'
import { known, withShop } from '#app/stories/with-shop.tsx'
import { CheckoutForm } from './checkout-form.tsx'

const stage = createStage()
/** One line: the page is drawn a thousand times. */
const one = {
  ...cart,
  cart_items: cart.cart_items
    .slice(0, 1)
    .map((shop) => ({ ...shop, products: shop.products.slice(0, 1) })),
}

const shop = one.cart_items[0]?.shop_id ?? 0

const meta = {
  title: 'Flows/Checkout/Walk',
  component: stage.Stage,
  decorators: [withShop],
  tags: ['!autodocs', '!dev', 'no-vrt'],
  parameters: {
    visual: { reason: 'Many states in a row; each has a story of its own.' },
    shop: {
      user,
      path: '/checkout',
      // All that can be pressed is there. Before a server without keys an unclear order is said in other words:
      // a story of its own.
      settings: { capabilities: [...capabilities] },
      known: known(addressesResource, [], addresses),
      cart: { cart: one, count: 1, chosenShops: [shop] },
      api: {
        'POST /cart/checkout': checkout,
        'GET /addresses': { total: addresses.length, addresses },
        'GET /orders': { total: 0, status_wise_orders: orderCounts, orders: [] },
      },
    },
  },
} satisfies Meta<typeof stage.Stage>
export default meta
type Story = StoryObj<typeof meta>

const messages = everyHappening
  .flatMap((one) => ('error' in one ? one : []))
  .flatMap(({ error }) => (error instanceof Error ? error.message : []))
  .concat('Your last order is not answered yet')

/** What is said of an order that is refused, or in doubt: a refusal ends no doubt about an earlier press. */
const said = (order: string, problem: CheckoutSnapshot['context']['problem']) => {
  if (!problem || !/refused|unclear/.test(order)) return null
  const isOfDoubt = order.includes('unclear') && (isUnclear(problem) || !problem.errors.shown)
  return isOfDoubt ? doubtTitle(say, problem) : say(problem.message)
}

const dialogs: Record<string, () => string> = {
  adding: () => say('New address'),
  editing: () => say('Edit Address'),
  choosing: () => say('Change address'),
}

const nameOf = (dialog: HTMLElement | null) =>
  document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '')?.textContent ?? null

/** Whether it opens a dialog of the address, or is done in one. */
const isOfDialog = ({ type, lacks }: { type: string; lacks?: string }) =>
  type.startsWith('address.') || lacks === 'address'

const walk =
  (
    events: (state: CheckoutSnapshot) => readonly { type: string }[],
    elsewhere: RegExp,
  ): NonNullable<Story['play']> =>
  async ({ canvas, canvasElement }) => {
    const { machine, answer } = heldCheckout()
    const find = <T extends HTMLElement>(selector: string) =>
      canvasElement.querySelector<T>(selector)
    const button = (name: string) =>
      [...canvasElement.querySelectorAll('button')].find(
        (found) => (found.ariaLabel ?? found.textContent) === name && found.checkVisibility(),
      )
    const placeButton = () =>
      button(say('Place order')) ??
      button(say('Placing order…')) ??
      button(say('Looking for your last order…'))
    const online = () => find<HTMLInputElement>('input[type=radio][value=sandbox]')
    await walkView<CheckoutSnapshot>(
      {
        name: 'checkout',
        machine,
        input: checkoutInput,
        events,
        elsewhere,
        keyOf: shownKey,
        shortest: true,
        view: (_, actor) => <CheckoutForm checkout={actor as CheckoutRef} cart={cart} />,
        async act(event, { user: hands, clock, actor }) {
          const happening = event as CheckoutHappening
          if (happening.type.startsWith('xstate.after')) return clock.increment(glance)
          if (answer(happening)) return
          const isOver = screen.queryByRole('dialog') !== null
          const press = (what?: HTMLElement) => {
            what?.focus()
            return hands.keyboard('{Enter}')
          }
          switch (happening.type) {
            case 'place':
              // What a server compares is its own saying, not the shopper's.
              if (!happening.request?.isChecked) return actor.send(event)
              if (!actor.getSnapshot().hasTag('rereading'))
                await waitFor(() => expect(placeButton()).not.toHaveAttribute('aria-busy'))
              return press(placeButton())
            case 'address.edit':
              return isOver ? actor.send(event) : press(button(say('Edit Address')))
            case 'address.change':
              return isOver ? actor.send(event) : press(button(say('Change')))
            case 'address.closed':
              return isOver ? hands.keyboard('{Escape}') : undefined
            case 'payment.chosen':
              online()?.focus()
              return hands.keyboard(' ')
            case 'text.changed':
              find<HTMLTextAreaElement>(`textarea[name=${happening.name}]`)?.focus()
              return hands.paste(happening.text ?? '')
            // Pressed behind an open dialog, with a sum that this server does not know, or told by the cart.
            case 'look':
            case 'place.incomplete':
            case 'address.add':
            case 'address.chosen':
            case 'coupon.applied':
            case 'coupon.removed':
              return actor.send(event)
            default:
              throw new Error(`No press of the view sends ${happening.type}`)
          }
        },
        expected: ({ value, context: { problem } }) => ({
          isBusy: /checking|placing|placed|look|proving/.test(JSON.stringify(value.order)),
          problem: said(JSON.stringify(value.order), problem),
          dialog: dialogs[value.address]?.() ?? null,
        }),
        actual: () => {
          const problem = find('[data-problem]')?.textContent ?? null
          return {
            isBusy: button(say('Place order')) === undefined,
            problem:
              messages
                .map((message) => say(message))
                .find((message) => problem?.includes(message)) ?? problem,
            dialog: nameOf(screen.queryByRole('dialog')),
          }
        },
      },
      stage,
    )
    await expect(canvas.getByRole('region', { name: 'Walked' })).toBeInTheDocument()
  }

/** Places, is refused, proves, loses answers: what stands on the page is what the machine says. */
export const Order: Story = {
  play: walk(
    (state) => shownHappenings(state).filter((event) => !isOfDialog(event)),
    // A refusal after an unclear try, an earlier order that is another, what may still arrive: the machine's own walk has all of it.
    /^checkout\.address on |on address\.chosen|lookingUp \([35]\)$|lookingBack \(2\)$|lookingFirst \([1-4]\)$/,
  ),
}

/** One dialog of the address at a time. */
export const Address: Story = {
  play: walk((state) => shownHappenings(state).filter(isOfDialog), /^checkout\.(draft|order)/),
}
