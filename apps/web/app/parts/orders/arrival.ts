import type { OrderDetails } from '@shop/contract'
import { datesOf, deliveryDays } from '#app/parts/product/delivery-days.ts'

const day = 24 * 60 * 60 * 1000

/**
 * The dates on which an order comes, counted from when it was placed; null where its server does not say days, or
 * they are over.
 *
 * @param tag of the shopper's language (BCP 47)
 */
export function arrivalOf(
  {
    estimated_delivery_date,
    created_at,
  }: Pick<OrderDetails, 'estimated_delivery_date' | 'created_at'>,
  tag: string,
  now = new Date(),
): string | null {
  const days = deliveryDays(estimated_delivery_date)
  const placed = new Date(created_at)
  if (!days || !(placed.getTime() + (days[1] + 1) * day > now.getTime())) return null
  return datesOf(days, placed, tag)
}
