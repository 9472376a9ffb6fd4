import { Button } from '@shop/ui/button'
import { useT } from '@shop/ui/i18n'
import { href } from 'react-router-dom'
import { Link } from '#app/lib/link.tsx'

export interface OrderName {
  id: number
  order_code: string
}

/** The orders that are paid together, each with how far its payment is. */
export function OrderCodes({ orders, status }: { orders: readonly OrderName[]; status: string }) {
  if (orders.length === 0) return null
  return (
    <ul className="divide-y divide-hairline rounded-tile bg-tile px-4">
      {orders.map(({ id, order_code }) => (
        <li key={id} className="flex items-center justify-between gap-4 py-3">
          <bdi className="min-w-0 truncate font-semibold">{order_code}</bdi>
          <span className="text-warning">{status}</span>
        </li>
      ))}
    </ul>
  )
}

/** Leads to the one order, or to the list of them. */
export function ViewOrders({ orders }: { orders: readonly OrderName[] }) {
  const t = useT()
  const [order] = orders
  return (
    <Button variant="secondary" asChild>
      {order && orders.length === 1 ? (
        <Link to={href('/order-history/:id', { id: String(order.id) })}>{t('View order')}</Link>
      ) : (
        <Link to="/order-history">{t('View orders')}</Link>
      )}
    </Button>
  )
}
