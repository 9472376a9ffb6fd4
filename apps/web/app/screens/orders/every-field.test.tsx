import { OrderDetails } from '@shop/contract'
import { orderDetails, settings } from '@shop/contract/fixtures'
import { ToasterProvider } from '@shop/ui/toast'
import { expect, test } from 'vitest'
import { CartProvider } from '#app/parts/cart/cart-provider.tsx'
import { SessionProvider } from '#app/parts/session/session-provider.tsx'
import { drawInShop } from '#app/stories/draw-in-shop.tsx'
import { InvoiceView } from './invoice-view.tsx'
import { OrderView } from './order-view.tsx'

/** Another value of the same kind. */
function other(value: unknown): unknown {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? [] : null
  return Number.isNaN(Date.parse(String(value))) ? 'Something else' : '2021-03-04T05:06:07Z'
}

/** A delivered one: all that can be said of an order is said of it. */
const order = { ...orderDetails, order_status: 'Delivered', refund_amount: 3.5 }

const views = {
  page: (one: OrderDetails) => (
    <ToasterProvider>
      <SessionProvider>
        <CartProvider>
          <OrderView order={one} />
        </CartProvider>
      </SessionProvider>
    </ToasterProvider>
  ),
  invoice: (one: OrderDetails) => <InvoiceView order={one} />,
}
type View = keyof typeof views

const draw = (view: View, one: OrderDetails) =>
  drawInShop(views[view](one), '/', settings).body.innerHTML

const neither = {
  placed_at: 'said by the time it was made',
  discount: 'shown where the sum has it (parts/orders/every-sum.test.tsx)',
  quantity: 'each line says its own',
  invoice_url: 'a link of the invoice’s screen',
  payment_receipt_url: 'a link of the invoice’s screen',
}

/** What a view does not show of a delivered order, and why. */
const unshown: Readonly<Record<View, Readonly<Record<string, string>>>> = {
  page: {
    ...neither,
    estimated_delivery_date: 'it has come',
    refund_amount: 'nothing goes back',
    can_rate_shop: 'asked in the review’s dialog',
  },
  invoice: {
    ...neither,
    id: 'its code is its name',
    order_status: 'an invoice is about money',
    estimated_delivery_date: 'an invoice is about money',
    refund_amount: 'nothing goes back',
    can_rate_shop: 'a review is written on its page',
  },
}

const names = Object.keys(OrderDetails.entries) as (keyof OrderDetails)[]

test.each(Object.keys(views) as View[])(
  'the %s of an order shows all that is told of it',
  (view) => {
    const plain = draw(view, order)
    const unseen = names.filter(
      (name) => draw(view, { ...order, [name]: other(order[name]) }) === plain,
    )
    expect(unseen.toSorted()).toEqual(Object.keys(unshown[view]).toSorted())
  },
)
