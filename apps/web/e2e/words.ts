import { readFileSync } from 'node:fs'
import { createTranslate } from '@shop/ui/i18n'

export type Locale = 'en' | 'ar'

/** The words that a shopper of this language reads: the reference server's own translations. */
export function wordsOf(locale: Locale) {
  const file = new URL(`../../api/src/seed/lang/${locale}.json`, import.meta.url)
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  const t = createTranslate(locale, messages)
  return (phrase: string, values?: Record<string, string | number>) => {
    if (!messages[phrase]) throw new Error(`${locale}: no translation of "${phrase}"`)
    return t(phrase, values)
  }
}
