/** A span of days as servers write it in any of the shop's languages: '2-4 days', '٢-٤ أيام', '1 day'. */
const span = /^\D*?(\d{1,2})(?:\s*[-–—]\s*(\d{1,2}))?\s*(?:days?|أيام|ايام|يوم|يومًا|روز)\s*$/iu

/** Arabic and Persian digits as Latin ones. */
const latin = (text: string) =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))

/** The first and the last day, counted from today; null for a text that is no span of days (wire.md 8). */
export function deliveryDays(text: string): readonly [number, number] | null {
  const [, from, to = from] = span.exec(latin(text.trim())) ?? []
  if (from === undefined) return null
  const [first, last] = [Number(from), Number(to)]
  return first <= last ? [first, last] : null
}

const after = (now: Date, days: number) =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days)

/** Kept: to make one takes longer than to draw the note that it is for. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(tag: string) {
  const format =
    formats.get(tag) ??
    new Intl.DateTimeFormat(tag, { weekday: 'short', day: 'numeric', month: 'short' })
  formats.set(tag, format)
  return format
}

/** These days as dates of the shopper's, such as 'Thu, 26 – Fri, 27 Nov'. */
export const datesOf = ([first, last]: readonly [number, number], now: Date, tag: string) =>
  formatIn(tag).formatRange(after(now, first), after(now, last))
