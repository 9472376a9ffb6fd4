import { cn } from '@shop/ui/cn'
import { Skeleton } from '@shop/ui/skeleton'
import type { ReactNode } from 'react'

export interface AmountRowProps {
  label: ReactNode
  /** Already formatted; null until it is known. */
  amount: string | null
  /** The last known amount, which is about to change: dimmed. */
  isUpdating?: boolean
  /** The line that counts. */
  isTotal?: boolean
  /** Under the label. */
  note?: ReactNode
  className?: string
}

/** One line of the totals. Goes into a `dl`. */
export function AmountRow({
  label,
  amount,
  isUpdating = false,
  isTotal = false,
  note,
  className,
}: AmountRowProps) {
  return (
    <div
      className={cn(
        'flex justify-between gap-4',
        isTotal ? 'items-baseline' : 'text-sm',
        className,
      )}
    >
      <dt className={`min-w-0 wrap-anywhere ${isTotal ? 'font-semibold' : 'text-ink-soft'}`}>
        {label}
        {note ? <span className="block font-normal text-ink-muted text-xs">{note}</span> : null}
      </dt>
      <dd
        className={`whitespace-nowrap tabular-nums transition-colors ${isTotal ? 'font-semibold text-lg' : ''} ${isUpdating ? 'text-ink-muted' : ''}`}
      >
        {amount === null ? <Skeleton className="h-5 w-20" /> : <bdi>{amount}</bdi>}
      </dd>
    </div>
  )
}
