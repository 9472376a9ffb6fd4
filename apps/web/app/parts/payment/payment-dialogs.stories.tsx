import { orders, user } from '@shop/contract/fixtures'
import { connectPayment } from '@shop/flows/checkout'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useActorRef } from '@xstate/react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { press } from '#app/stories/press.ts'
import { withShop } from '#app/stories/with-shop.tsx'
import { PaymentDialogs, type PaymentDialogsProps } from './payment-dialogs.tsx'

const readBack = fn(async () => false)
/** Its window was closed before anything was paid. */
const machine = connectPayment({
  watch: async () => ({ kind: 'cancelled', reason: 'The card was declined.' }),
  readBack,
  leave: fn(),
  tellUnopened: fn(),
})
const popup = { go: fn(), close: fn(), focus: fn(), isClosed: () => true, location: () => null }

function Payment({ orders: waiting, onPayAgain }: Omit<PaymentDialogsProps, 'payment'>) {
  const payment = useActorRef(machine, {
    input: { page: 'https://pay.example/1', popup, made: { count: 1, ids: null } },
  })
  return <PaymentDialogs payment={payment} orders={waiting} onPayAgain={onPayAgain} />
}

const meta = {
  title: 'Patterns/Checkout/Payment dialogs',
  tags: ['dialog'],
  component: Payment,
  decorators: [withShop],
  beforeEach: () => void readBack.mockReset().mockResolvedValue(false),
  args: { orders: orders.slice(0, 1), onPayAgain: fn() },
  parameters: {
    docs: { story: { inline: false, height: '460px' } },
    shop: { user, path: '/checkout' },
  },
} satisfies Meta<typeof Payment>
export default meta
type Story = StoryObj<typeof meta>

/** One dialog at a time. */
export const Default: Story = {
  globals: { locale: 'en' },
  tags: ['!autodocs'],
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'The payment did not go through' })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(screen.getAllByRole('dialog')).toHaveLength(1)
  },
}

/** It can be sent away: the order waits. */
export const Dismissed: Story = {
  globals: { locale: 'en' },
  tags: ['!autodocs', 'no-vrt'],
  parameters: { visual: { reason: 'Nothing is left to see.' } },
  play: async (context) => {
    await Default.play?.(context)
    await press(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Nobody says whether it is paid: it is not called cancelled, and not paid twice. */
export const Unknown: Story = {
  globals: { locale: 'en' },
  tags: ['!autodocs', 'no-vrt'],
  parameters: { visual: { reason: 'Looks as the unknown dialog by itself.' } },
  beforeEach: () => void readBack.mockRejectedValueOnce(new Error('Away')),
  play: async () => {
    await screen.findByRole('dialog', { name: 'The shop has not answered' })
    await expect(screen.queryByRole('button', { name: 'Pay again' })).toBeNull()
    await press(screen.getByRole('button', { name: 'Look again' }))
    await screen.findByRole('dialog', { name: 'The payment did not go through' })
  },
}
