import { languageTag } from './choice.ts'

/** A language's dates in its own calendar, Solar Hijri in Persian, with the digits of the prices. */
export const dateTag = (locale: string) => `${languageTag(locale)}-u-nu-latn`

/** Whether a language counts years and months in another calendar than dayjs. */
export const hasOwnCalendar = (locale: string) => languageTag(locale) === 'fa'

export const formatDate = (date: Date, locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(dateTag(locale), options).format(date)

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** "14 Jun, 2026", "14 June 2026 07:20 PM", "June 14, 2026". */
const written =
  /^(?:(?<day>\d{1,2}) (?<name>[a-z]{3,9})|(?<nameFirst>[a-z]{3,9}) (?<dayLast>\d{1,2})),? (?<year>\d{4})(?:,? (?<hour>\d{1,2}):(?<minute>\d{2})(?: ?(?<half>[ap]m))?)?$/i

/** A date that a server has written out in English (wire.md 1.5), by its own clock; null for another text. */
export function readDate(text: string): { date: Date; hasTime: boolean } | null {
  const parts = written.exec(text.trim())?.groups
  if (!parts) return null
  const { day, dayLast, name, nameFirst, year, hour, minute, half } = parts
  const month = months.indexOf((name ?? nameFirst ?? '').slice(0, 3).toLowerCase())
  if (month < 0) return null
  const afternoon = half?.toLowerCase() === 'pm' ? 12 : 0
  const hours = half ? (Number(hour) % 12) + afternoon : Number(hour ?? 0)
  const at = Date.UTC(Number(year), month, Number(day ?? dayLast), hours, Number(minute ?? 0))
  return { date: new Date(at), hasTime: hour !== undefined }
}

/** The same date in the shopper's language; as it came in English, and where it cannot be read. */
export function writtenDate(text: string, locale: string): string {
  const read = languageTag(locale) === 'en' ? null : readDate(text)
  if (!read) return text
  return formatDate(read.date, locale, {
    dateStyle: 'long',
    ...(read.hasTime ? { timeStyle: 'short' } : {}),
    timeZone: 'UTC',
  })
}
