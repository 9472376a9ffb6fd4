import { formatDate, readDate } from '#app/lib/i18n/dates.ts'

export interface BlogDate {
  /** In the shopper's language; the server's own text where it cannot be read. */
  text: string
  /** 2026-06-14, for machines. */
  iso: string | undefined
}

/** A post's date: servers write it out in English, "14 Jun, 2026" (wire.md 1.5). */
export function blogDate(written: string, locale: string): BlogDate {
  const date = readDate(written)?.date
  if (!date) return { text: written, iso: undefined }
  return {
    text: formatDate(date, locale, { dateStyle: 'long', timeZone: 'UTC' }),
    iso: date.toISOString().slice(0, 10),
  }
}
