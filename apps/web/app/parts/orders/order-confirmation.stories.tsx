import { orderCounts, orderDetails, orders, products, user } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLocation } from 'react-router-dom'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { orderResource, ordersResource } from '#app/data/orders.ts'
import { withLongWords } from '#app/stories/long-words.tsx'
import { expectToFit, longWord } from '#app/stories/narrow.tsx'
import { say } from '#app/stories/say.ts'
import { neverAnswers, refuse } from '#app/stories/story-api.ts'
import { known, withShop } from '#app/stories/with-shop.tsx'
import { OrderConfirmation } from './order-confirmation.tsx'
import { OrderRow } from './order-row.tsx'

/** All orders, first page. */
const first: Parameters<typeof ordersResource.key> = ['', 1]
const newest = { total: orders.length, status_wise_orders: orderCounts, orders }

/** What is in them; in the second there is more than is named. */
const parcels = Object.assign(
  {},
  ...orders.map(({ id, order_code }, index) => {
    const [line] = orderDetails.products
    const many = products.slice(0, 6).map((product) => ({ ...line, ...product, order_qty: 1 }))
    // Placed right now: it says on which days it comes.
    const details = { ...orderDetails, id, order_code, created_at: new Date().toISOString() }
    return known(orderResource, [id], index === 1 ? { ...details, products: many } : details)
  }),
)

const meta = {
  title: 'Patterns/Checkout/Order confirmation dialog',
  tags: ['dialog'],
  component: OrderConfirmation,
  decorators: [withShop],
  args: { open: true, onClose: fn(), made: { count: 1, ids: null } },
  parameters: {
    docs: { story: { inline: false, height: '560px' } },
    shop: {
      user,
      path: '/checkout',
      known: { ...known(ordersResource, first, newest), ...parcels },
    },
  },
} satisfies Meta<typeof OrderConfirmation>
export default meta
type Story = StoryObj<typeof meta>

export const OneOrder: Story = {
  play: async () => {
    const dates = new RegExp(say('Arrives {{dates}}', { dates: '' }))
    await expect(await screen.findByText(dates)).toBeInTheDocument()
  },
}

/** One a shop. */
export const ThreeOrders: Story = {
  args: { made: { count: 3, ids: null } },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(3)
  },
}

/** Of three one was cancelled before the others were paid: it is passed on to nobody, comes on no day, and says nothing of the payment. */
export const OneCancelled: Story = {
  args: { made: { count: 3, ids: null } },
  parameters: {
    shop: {
      user,
      path: '/checkout',
      known: {
        ...known(ordersResource, first, {
          ...newest,
          orders: orders.map((order, index) => ({
            ...order,
            payment_method: 'Online Payment',
            ...(index === 0
              ? { order_status: 'Cancelled', payment_status: 'Pending' }
              : { order_status: 'Pending', payment_status: 'Paid' }),
          })),
        }),
        ...parcels,
        ...known(orderResource, [orders[0]?.id ?? 0], {
          ...orderDetails,
          id: orders[0]?.id ?? 0,
          order_status: 'Cancelled',
          created_at: new Date().toISOString(),
        }),
      },
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(3)
    await expect(dialog).toHaveAccessibleDescription(
      say('We have passed it on to the {{count}} shops. Each of them sends its own parcel.', {
        count: 2,
      }),
    )
    await waitFor(() => expect(within(dialog).getByText(say('Paid'))).toBeInTheDocument())
    const dates = new RegExp(say('Arrives {{dates}}', { dates: '' }))
    await expect(within(dialog).getAllByText(dates)).toHaveLength(2)
  },
}

/** The server has made one of two, and says no ids: what is not there is not thanked for. */
export const FewerThanShops: Story = {
  args: { made: { count: 2, ids: null, after: 106 } },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(1))
    await waitFor(() => expect(within(dialog).getByRole('status')).toBeVisible())
  },
}

/** Nor is there any. */
export const NoneYet: Story = {
  args: { made: { count: 1, ids: null, after: 107 } },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(within(dialog).getByRole('status')).toBeVisible())
    await expect(within(dialog).getByRole('status')).not.toHaveTextContent(
      say('Not all of it is in your orders yet. Look there before you order again.'),
    )
    await expect(within(dialog).queryByRole('listitem')).toBeNull()
  },
}

/** More than a page of the list holds: nobody knows yet whether some are missing. */
export const MoreThanAPage: Story = {
  args: { made: { count: 40, ids: null, after: 1 } },
  tags: ['no-vrt'],
  parameters: {
    shop: { user, path: '/checkout', api: { 'GET /orders': { ...newest, total: 60 } } },
    visual: { reason: 'Looks as Three Orders does.' },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await within(dialog).findAllByRole('listitem')
    await expect(within(dialog).queryByRole('status')).toBeNull()
  },
}

/** An older order that was paid just now: it is named, and not among the newest. */
export const OlderOne: Story = {
  args: { made: { count: 1, ids: [5] } },
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Looks as One Order does, without its row.' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toHaveAccessibleDescription())
    await expect(within(dialog).queryByRole('status')).toBeNull()
  },
}

export const Arabic: Story = {
  args: { made: { count: 3, ids: null } },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}

export const Loading: Story = {
  args: { made: { count: 2, ids: null } },
  parameters: { shop: { user, path: '/checkout', api: { 'GET /orders': neverAnswers } } },
}

/** What is in them is on its way, or cannot be read: the orders stand all the same. */
export const PartsLoading: Story = {
  args: { made: { count: 2, ids: null } },
  parameters: {
    shop: {
      user,
      path: '/checkout',
      known: known(ordersResource, first, newest),
      api: { 'GET /order-details': neverAnswers },
    },
  },
}
export const PartsFailed: Story = {
  args: { made: { count: 2, ids: null } },
  parameters: {
    shop: {
      user,
      path: '/checkout',
      known: known(ordersResource, first, newest),
      api: { 'GET /order-details': refuse(500, 'The server has a headache.') },
    },
  },
}

/** Closing leads to the order: the cart that it came from is empty. */
export const ClosedToTheOrder: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'It shows another screen.' } },
  render: function Page(args) {
    const isAtCheckout = useLocation().pathname === '/checkout'
    const [order] = orders
    return (
      <main id="main" tabIndex={-1} className="outline-none">
        <ul>{order && !isAtCheckout ? <OrderRow order={order} /> : null}</ul>
        <OrderConfirmation {...args} open={isAtCheckout} />
      </main>
    )
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(await screen.findByRole('button', { name: say('Close') }))
    await expect(args.onClose).toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('link', { name: /#RC000107/ })).toBeVisible()
  },
}

/** The orders are placed, but cannot be read back. */
export const Failed: Story = {
  parameters: {
    shop: {
      user,
      path: '/checkout',
      api: { 'GET /orders': refuse(500, 'The server has a headache.') },
    },
  },
}

/** Many shops in one checkout: the list scrolls, the buttons stay. */
export const ManyOrders: Story = {
  args: { made: { count: 40, ids: null } },
  parameters: {
    shop: {
      user,
      path: '/checkout',
      known: known(ordersResource, first, {
        ...newest,
        total: 40,
        orders: Array.from({ length: 40 }, (_, index) => ({
          ...(orders[0] as (typeof orders)[number]),
          id: 300 - index,
          order_code: `#RC000${300 - index}`,
        })),
      }),
    },
  },
}

/** One long word pushes nothing out of a narrow screen. */
export const LongStatus: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
  parameters: {
    shop: {
      user,
      path: '/checkout',
      known: known(ordersResource, first, {
        ...newest,
        orders: orders.map((order) => ({ ...order, order_status: longWord })),
      }),
    },
  },
  play: async () => expectToFit(await screen.findByRole('dialog')),
}

export const LongTexts: Story = {
  decorators: [withLongWords],
  args: { made: { count: 3, ids: null } },
}
export const Narrow: Story = {
  args: { made: { count: 3, ids: null } },
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
}
