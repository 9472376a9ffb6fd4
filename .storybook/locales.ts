import ar from '../apps/api/src/seed/lang/ar.json' with { type: 'json' }
import ir from '../apps/api/src/seed/lang/ir.json' with { type: 'json' }
import { interpolate, type Translate } from '../packages/ui/src/i18n/index.ts'

export type Locale = 'en' | 'ar' | 'ir'

/** The shop's languages. The wire calls Persian `ir`; its language tag is `fa`. */
export const locales: Record<Locale, { title: string; lang: string; dir: 'ltr' | 'rtl' }> = {
  en: { title: 'English', lang: 'en', dir: 'ltr' },
  ar: { title: 'العربية', lang: 'ar', dir: 'rtl' },
  ir: { title: 'فارسی', lang: 'fa', dir: 'rtl' },
}

export const isLocale = (value: unknown): value is Locale =>
  typeof value === 'string' && value in locales

/** Speaks with the words that the reference server ships, so that a story reads as the shop does. */
const speak =
  (words: Record<string, string>): Translate =>
  (phrase, values) =>
    interpolate(words[phrase] ?? phrase, values)

const translators: Record<Locale, Translate> = { en: interpolate, ar: speak(ar), ir: speak(ir) }

/** The translate function of a language, the same one every time. */
export const translator = (locale: Locale) => translators[locale]
