import { useT } from '@shop/ui/i18n'
import { Timeline, type TimelineItem } from '@shop/ui/timeline'
import { stations, statusText } from './order-words.ts'

/** Which stations are behind an order, where it is, and what comes; an unknown status stands alone. */
export function stationsOf(
  status: string,
): Array<{ status: string; state: TimelineItem['state'] }> {
  if (status === 'Cancelled') {
    return [
      { status: 'Pending', state: 'done' },
      { status, state: 'failed' },
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
export function OrderTimeline({ status, placed }: { status: string; placed: string }) {
  const t = useT()
  return (
    <Timeline
      label={t('Order status')}
      orientation="horizontal"
      items={stationsOf(status).map((station, index) => ({
        id: station.status,
        label: statusText(t, station.status),
        state: station.state,
        time: index === 0 && station.status === 'Pending' ? placed : undefined,
      }))}
    />
  )
}
