import type { Translate } from '@shop/ui/i18n'
import { createInstance } from 'i18next'

/**
 * The translate function of a language, for a page that is rendered. The browser's own
 * (`createTranslate`) says the same of these words and is a fiftieth of the size, so that nothing
 * stands before hydration; a test holds the two equal.
 *
 * @param language its tag (BCP 47): the plural forms are the language's
 * @param messages flat, the English phrase as key: one without a translation shows itself
 */
export function createTranslator(language: string, messages: Record<string, string>): Translate {
  const i18n = createInstance()
  void i18n.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { translation: messages } },
    keySeparator: false,
    nsSeparator: false,
    returnEmptyString: false,
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  // Most phrases have nothing to fill or to choose: looking them up is a hundred times faster.
  const known = new Map(Object.entries(messages))
  const translate: Translate = (phrase, values) =>
    values ? i18n.t(phrase, values) : known.get(phrase) || phrase
  translate.language = language
  return translate
}
