import { readFileSync } from 'node:fs'
import { interpolate } from '@shop/ui/i18n'

export type Locale = 'en' | 'ar'

/** The words that a shopper of this language reads: the reference server's own translations. */
export function wordsOf(locale: Locale) {
  const file = new URL(`../../api/src/seed/lang/${locale}.json`, import.meta.url)
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  return (phrase: string, values?: Record<string, string | number>) => {
    const said = messages[phrase]
    if (!said) throw new Error(`${locale}: no translation of "${phrase}"`)
    return interpolate(said, values)
  }
}
