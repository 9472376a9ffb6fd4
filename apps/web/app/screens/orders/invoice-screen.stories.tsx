import { orderDetails, user } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { longName, withLongWords } from '#app/stories/long-words.tsx'
import { say } from '#app/stories/say.ts'
import { neverAnswers, refuse, type StoryApi } from '#app/stories/story-api.ts'
import { type ShopStory, withShop } from '#app/stories/with-shop.tsx'
import { InvoiceScreen } from './invoice-screen.tsx'

const at = (api: StoryApi) => ({
  shop: { user, path: '/order-history/107', api } satisfies ShopStory,
})

const meta = {
  title: 'Screens/Invoice',
  component: InvoiceScreen,
  decorators: [withShop],
  args: { id: '107' },
  parameters: { layout: 'fullscreen', ...at({ 'GET /order-details': { order: orderDetails } }) },
} satisfies Meta<typeof InvoiceScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('#RC000107')
    await expect(canvas.getByRole('button', { name: say('Print') })).toBeVisible()
  },
}

/** Paid, with the server's own documents. */
export const Paid: Story = {
  parameters: at({
    'GET /order-details': {
      order: {
        ...orderDetails,
        payment_status: 'Paid',
        payment_method: 'Sandbox',
        payment_receipt_url: 'https://shop.example/shop/payment-slip/107/download',
      },
    },
  }),
}

/** Cancelled after it was paid. */
export const Refunded: Story = {
  parameters: at({
    'GET /order-details': {
      order: {
        ...orderDetails,
        order_status: 'Cancelled',
        payment_status: 'Refunded',
        payment_method: 'Stripe',
        refund_amount: orderDetails.payable_amount,
      },
    },
  }),
}

export const Loading: Story = { parameters: at({ 'GET /order-details': neverAnswers }) }

export const Failed: Story = {
  parameters: at({ 'GET /order-details': refuse(500, 'The server has a headache.') }),
}

/** Somebody else's order looks like none. */
export const NotFound: Story = {
  parameters: at({
    'GET /order-details': refuse(422, 'The given data was invalid.', {
      order_id: ['The selected order id is invalid.'],
    }),
  }),
}

/** What was written for the shop stands as it was typed, in its own direction. */
export const WithNote: Story = {
  parameters: at({
    'GET /order-details': {
      order: { ...orderDetails, note: 'Ring twice, please.\nThe dog is friendly.' },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The dog is friendly/)).toBeVisible()
  },
}

export const LongTexts: Story = {
  decorators: [withLongWords],
  parameters: at({
    'GET /order-details': {
      order: {
        ...orderDetails,
        products: orderDetails.products.map((one) => ({
          ...one,
          name: longName,
          price: 1_234_567.89,
        })),
      },
    },
  }),
}
