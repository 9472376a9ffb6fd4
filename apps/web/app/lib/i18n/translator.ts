import { createInstance } from 'i18next'

/**
 * Makes the translate function of a language. Translations are flat and the English phrase is its
 * own key, so a phrase without a translation shows itself (architecture.md, Translations).
 */
export function createTranslator(locale: string, messages: Record<string, string>) {
  const i18n = createInstance()
  void i18n.init({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: { translation: messages } },
    keySeparator: false,
    nsSeparator: false,
    returnEmptyString: false,
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  return (phrase: string, values?: Record<string, string | number>): string =>
    i18n.t(phrase, values ?? {})
}
