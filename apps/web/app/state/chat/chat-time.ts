import dayjs from 'dayjs'
import { languageTag } from '#app/lib/i18n/choice.ts'
import 'dayjs/locale/ar.js'
import 'dayjs/locale/fa.js'

/**
 * When something was said (specification.md section 9), in the shopper's language and time zone.
 */
export function chatTime(instant: string, locale: string): string {
  const date = dayjs(instant)
  return date.isValid() ? date.locale(languageTag(locale)).format('hh:mm a, DD MMM, YYYY') : ''
}
