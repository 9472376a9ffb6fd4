import { orders, user } from '@shop/contract/fixtures'
import { connectPayment } from '@shop/flows/checkout'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useActorRef } from '@xstate/react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { OrderRow } from '#app/parts/orders/order-row.tsx'
import { press } from '#app/stories/press.ts'
import { say } from '#app/stories/say.ts'
import { withShop } from '#app/stories/with-shop.tsx'
import { PaymentDialogs, type PaymentDialogsProps } from './payment-dialogs.tsx'

const waiting = orders.slice(0, 1).map((order) => ({
  ...order,
  order_status: 'Pending',
  payment_status: 'Pending',
  payment_method: 'Online Payment',
}))

const readBack = fn(async () => false)
const watch = fn<Parameters<typeof connectPayment>[0]['watch']>()
const machine = connectPayment({
  watch,
  readBack,
  leave: fn(),
  tellUnopened: fn(),
})
const popup = { go: fn(), close: fn(), focus: fn(), isClosed: () => true, location: () => null }

function Payment({ orders, onPayAgain }: Omit<PaymentDialogsProps, 'payment'>) {
  const payment = useActorRef(machine, {
    input: { page: 'https://pay.example/1', popup, made: { count: 1, ids: null } },
  })
  return <PaymentDialogs payment={payment} orders={orders} onPayAgain={onPayAgain} />
}

const meta = {
  title: 'Patterns/Checkout/Payment dialogs',
  tags: ['dialog'],
  component: Payment,
  decorators: [withShop],
  beforeEach: () => {
    readBack.mockReset().mockResolvedValue(false)
    watch.mockReset().mockResolvedValue({ kind: 'cancelled', reason: 'The card was declined.' })
  },
  args: { orders: waiting, onPayAgain: fn() },
  parameters: {
    docs: { story: { inline: false, height: '460px' } },
    shop: { user, path: '/checkout' },
  },
} satisfies Meta<typeof Payment>
export default meta
type Story = StoryObj<typeof meta>

/** One dialog at a time. */
export const NotGoneThrough: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', {
      name: say('The payment did not go through'),
    })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(screen.getAllByRole('dialog')).toHaveLength(1)
  },
}

/** Its window is open. */
export const Waiting: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Looks as the waiting dialog by itself.' } },
  beforeEach: () => void watch.mockReturnValue(new Promise(() => undefined)),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: say('Finish your payment') })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

/** It can be sent away: the order below it waits. */
export const DismissedToTheOrder: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'A row of the orders is left to see.' } },
  render: (args) => (
    <>
      <ul>
        {waiting.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
      <Payment {...args} />
    </>
  ),
  play: async (context) => {
    await NotGoneThrough.play?.(context)
    await press(screen.getByRole('button', { name: say('Close') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(context.canvas.getByRole('link', { name: /#RC000107/ })).toBeVisible()
  },
}

/** Nobody says whether it is paid: it is not called cancelled, and not paid twice. */
export const Unknown: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Looks as the unknown dialog by itself.' } },
  beforeEach: () => void readBack.mockRejectedValueOnce(new Error('Away')),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: say('The shop has not answered') })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(screen.queryByRole('button', { name: say('Pay again') })).toBeNull()
  },
}

/** Looked for once more, and not paid. */
export const UnknownAndLookedAgain: Story = {
  ...Unknown,
  parameters: { visual: { reason: 'It ends as NotGoneThrough.' } },
  play: async (context) => {
    await Unknown.play?.(context)
    await press(screen.getByRole('button', { name: say('Look again') }))
    await NotGoneThrough.play?.(context)
  },
}
