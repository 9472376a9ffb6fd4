import dayjs from 'dayjs'
import localizedFormat from 'dayjs/plugin/localizedFormat.js'
import { languageTag } from './i18n/choice.ts'
import { formatDate, hasOwnCalendar } from './i18n/dates.ts'
import 'dayjs/locale/ar.js'

dayjs.extend(localizedFormat)

/**
 * When an order was placed, in the shopper's language and time zone; the server's own text where it
 * sends no date that can be read (wire.md 8).
 */
export function placedAt(order: { created_at: string; placed_at: string }, locale: string): string {
  const date = dayjs(order.created_at)
  if (!date.isValid()) return order.placed_at
  return hasOwnCalendar(locale)
    ? formatDate(date.toDate(), locale, { dateStyle: 'medium', timeStyle: 'short' })
    : date.locale(languageTag(locale)).format('lll')
}
