import { languageTag } from '#app/lib/i18n/choice.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

export interface BlogDate {
  /** In the shopper's language; the server's own text where it cannot be read. */
  text: string
  /** 2026-06-14, for machines. */
  iso: string | undefined
}

/** A post's date: servers write it out in English, "14 Jun, 2026" (wire.md 1.5). */
export function blogDate(written: string, locale: string): BlogDate {
  const [, day = '', name = '', year = ''] =
    /^(\d{1,2}) ([a-z]{3})[a-z]*,? (\d{4})$/i.exec(written.trim()) ?? []
  const month = months.indexOf(name.toLowerCase())
  if (month < 0) return { text: written, iso: undefined }
  const date = new Date(Date.UTC(Number(year), month, Number(day)))
  const language = new Intl.DateTimeFormat(languageTag(locale), {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  return { text: language.format(date), iso: date.toISOString().slice(0, 10) }
}
