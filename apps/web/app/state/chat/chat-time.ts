import dayjs from 'dayjs'
import { languageTag } from '#app/lib/i18n/choice.ts'
import { formatDate, hasOwnCalendar } from '#app/lib/i18n/dates.ts'
import 'dayjs/locale/ar.js'

/**
 * When something was said (specification.md section 9), in the shopper's language and time zone.
 */
export function chatTime(instant: string, locale: string): string {
  const date = dayjs(instant)
  if (!date.isValid()) return ''
  return hasOwnCalendar(locale)
    ? formatDate(date.toDate(), locale, { dateStyle: 'medium', timeStyle: 'short', hour12: true })
    : date.locale(languageTag(locale)).format('hh:mm a, DD MMM, YYYY')
}
