import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#lib/cn'
import { Skeleton } from '../skeleton/index.ts'

export type AmountRowProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What it is for: "Delivery Charge". */
  label: ReactNode
  /** Already formatted: "$24.00"; null until it is known. */
  amount: string | null
  /** The last known amount, which is about to change: dimmed. */
  isUpdating?: boolean
  /** The line that counts. */
  isTotal?: boolean
  /** Under the label. */
  note?: ReactNode
}

/** One line of an `OrderSummary`. */
export function AmountRow({
  label,
  amount,
  isUpdating = false,
  isTotal = false,
  note,
  className,
  ...props
}: AmountRowProps) {
  return (
    <div
      data-slot="amount-row"
      {...props}
      className={cn(
        'flex justify-between gap-4',
        isTotal ? 'items-baseline' : 'text-sm',
        className,
      )}
    >
      <dt className={cn('min-w-0 wrap-anywhere', isTotal ? 'font-semibold' : 'text-ink-soft')}>
        {label}
        {note ? <span className="block font-normal text-ink-muted text-xs">{note}</span> : null}
      </dt>
      <dd
        className={cn(
          'whitespace-nowrap tabular-nums transition-colors',
          isTotal && 'font-semibold text-lg',
          isUpdating && 'text-ink-muted',
        )}
      >
        {amount === null ? <Skeleton className="h-5 w-20" /> : <bdi>{amount}</bdi>}
      </dd>
    </div>
  )
}
