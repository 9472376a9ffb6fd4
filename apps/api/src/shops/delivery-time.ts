import { languageTag } from '../http/language-tag.ts'
import type { Viewer } from '../http/viewer.ts'

/** A span as shops write it: "2-4 days", "1 day", "6-12 hours". */
const span = /^(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?\s*(hour|day|week|month)s?$/i

/** How long delivery takes in the viewer's language; as it was written where that is no plain span. */
export const deliveryTimeIn = ({ locale }: Pick<Viewer, 'locale'>, written: string): string => {
  const [, from, to, unit] = span.exec(written.trim()) ?? []
  const tag = locale === 'en' ? null : languageTag(locale)
  if (from === undefined || unit === undefined || tag === null) return written
  const format = new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: unit.toLowerCase(),
    unitDisplay: 'long',
  })
  return to === undefined
    ? format.format(Number(from))
    : format.formatRange(Number(from), Number(to))
}
