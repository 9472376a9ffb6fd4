import ar from '../apps/api/src/seed/lang/ar.json' with { type: 'json' }
import ir from '../apps/api/src/seed/lang/ir.json' with { type: 'json' }
import { createTranslate, inEnglish, type Translate } from '../packages/ui/src/i18n/index.ts'

export type Locale = 'en' | 'ar' | 'ir'

/** The shop's languages. The wire calls Persian `ir`; its language tag is `fa`. */
export const locales: Record<Locale, { title: string; lang: string; dir: 'ltr' | 'rtl' }> = {
  en: { title: 'English', lang: 'en', dir: 'ltr' },
  ar: { title: 'العربية', lang: 'ar', dir: 'rtl' },
  ir: { title: 'فارسی', lang: 'fa', dir: 'rtl' },
}

export const isLocale = (value: unknown): value is Locale =>
  typeof value === 'string' && value in locales

/** The words that the reference server ships, so that a story reads as the shop does. */
const translators: Record<Locale, Translate> = {
  en: inEnglish,
  ar: createTranslate('ar', ar),
  ir: createTranslate('fa', ir),
}

/** The translate function of a language, the same one every time. */
export const translator = (locale: Locale) => translators[locale]
