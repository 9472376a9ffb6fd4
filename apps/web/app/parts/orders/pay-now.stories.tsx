import { orders, settings, user } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { neverGivesUp } from '#app/stories/never-gives-up.ts'
import { press } from '#app/stories/press.ts'
import { say } from '#app/stories/say.ts'
import { neverAnswers, refuse, type StoryApi } from '#app/stories/story-api.ts'
import { type ShopStory, withShop } from '#app/stories/with-shop.tsx'
import { PayNow } from './pay-now.tsx'

const [first] = orders
const order = {
  id: 107,
  order_code: '#RC000107',
  amount: 204.57,
  ...first,
  payment_status: 'Pending',
  payment_method: 'Online Payment',
  order_status: 'Pending',
}
const one = settings.payment_gateways.slice(0, 1)
const at = (story: Partial<ShopStory>, api: StoryApi = {}) => ({
  shop: { user, path: '/order-history/107', api, ...story } satisfies ShopStory,
})

const meta = {
  title: 'Patterns/Orders/Pay now',
  tags: ['dialog'],
  component: PayNow,
  decorators: [withShop],
  args: { order },
  parameters: { docs: { story: { inline: false, height: '480px' } }, ...at({}) },
} satisfies Meta<typeof PayNow>
export default meta
type Story = StoryObj<typeof meta>

const payButton = () => screen.getByRole('button', { name: new RegExp(`^${say('Pay now')}`) })

/** With several gateways one is chosen first; the amount stands beside the choice. */
export const ChooseGateway: Story = {
  parameters: at({ currency: settings.currencies.find(({ name }) => name === 'EUR') }),
  play: async () => {
    await press(payButton())
    const dialog = await screen.findByRole('dialog', { name: /#RC000107/ })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(screen.getAllByRole('radio')).toHaveLength(2)
    await expect(dialog).toHaveTextContent(/\$64\.57/)
  },
}

/** The way to the gateway is being asked for. */
export const Busy: Story = {
  parameters: at(
    { settings: { payment_gateways: one } },
    { 'GET /order-payment/107/sandbox': neverAnswers },
  ),
  beforeEach: neverGivesUp,
  play: async () => {
    await press(payButton())
    await waitFor(() => expect(payButton()).toHaveAttribute('aria-busy', 'true'))
  },
}

/** The shop was quicker: the server says why, and nothing is left open. */
export const Refused: Story = {
  parameters: at(
    { settings: { payment_gateways: one } },
    { 'GET /order-payment/107/sandbox': refuse(422, 'The order is paid already.') },
  ),
  play: async () => {
    await press(payButton())
    await waitFor(() => expect(screen.getByText(say('The order is paid already.'))).toBeVisible())
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** The server's answer names no page: it is never opened. */
export const StrangeAddress: Story = {
  parameters: at(
    { settings: { payment_gateways: one } },
    { 'GET /order-payment/107/sandbox': { order_payment_url: 'javascript:alert(1)' } },
  ),
  play: async () => {
    await press(payButton())
    await waitFor(() =>
      expect(screen.getByText(say('The payment page could not be opened.'))).toBeVisible(),
    )
  },
}

/** Paid, cancelled, in cash, or no gateway: nothing to press. */
export const Nothing: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Nothing is drawn.' } },
  args: { order: { ...order, payment_status: 'Paid' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
