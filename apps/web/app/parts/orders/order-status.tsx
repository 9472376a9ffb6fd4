import { Badge } from '@shop/ui/badge'
import { useT } from '@shop/ui/i18n'
import { statusText, statusTones } from './order-words.ts'

const isKnown = (status: string): status is keyof typeof statusTones =>
  Object.hasOwn(statusTones, status)

/** An order's status: the word says it, the tone helps. */
export function OrderStatusBadge({ status }: { status: string }) {
  const t = useT()
  return (
    <Badge tone={isKnown(status) ? statusTones[status] : 'neutral'}>{statusText(t, status)}</Badge>
  )
}
