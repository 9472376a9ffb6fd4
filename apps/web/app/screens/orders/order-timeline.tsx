import { useT } from '@shop/ui/i18n'
import { Timeline, type TimelineItem } from '@shop/ui/timeline'
import { isRefund, paymentText, stations, statusText } from '#app/parts/orders/order-words.ts'

interface Station {
  status: string
  state: TimelineItem['state']
}

/** The way of money that goes back. */
const refundStations = new Map<string, Station[]>([
  [
    'Refund Due',
    [
      { status: 'Refund Due', state: 'current' },
      { status: 'Refunded', state: 'upcoming' },
    ],
  ],
  ['Refunded', [{ status: 'Refunded', state: 'done' }]],
])

/** Which stations are behind an order, where it is, and what comes; an unknown status stands alone. */
export function stationsOf(status: string, payment: string): Station[] {
  if (status === 'Cancelled') {
    return [
      { status: 'Pending', state: 'done' },
      { status, state: 'failed' },
      ...(refundStations.get(payment) ?? []),
    ]
  }
  const at = stations.indexOf(status)
  if (at === -1) return [{ status, state: 'current' }]
  const isThere = at === stations.length - 1
  return stations.map((station, index) => ({
    status: station,
    state: index < at || isThere ? 'done' : index === at ? 'current' : 'upcoming',
  }))
}

/** An order's way, station by station. */
export function OrderTimeline({
  status,
  payment,
  placed,
}: Record<'status' | 'payment' | 'placed', string>) {
  const t = useT()
  return (
    <Timeline
      label={t('Order status')}
      orientation="horizontal"
      items={stationsOf(status, payment).map((station, index) => ({
        id: station.status,
        label: isRefund(station.status)
          ? paymentText(t, { payment_status: station.status, order_status: status })
          : statusText(t, station.status),
        state: station.state,
        time: index === 0 && station.status === 'Pending' ? placed : undefined,
      }))}
    />
  )
}
