import type { ComponentProps } from 'react'
import { cn } from '#lib/cn'

export type OrderSummaryProps = ComponentProps<'dl'>

/** What an order comes to: its lines are `AmountRow`s, the one that counts stands last. */
export function OrderSummary({ className, ...props }: OrderSummaryProps) {
  return <dl data-slot="order-summary" {...props} className={cn('grid gap-2.5', className)} />
}
