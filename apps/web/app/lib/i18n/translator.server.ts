import type { Translate } from '@shop/ui/i18n'
import { createInstance } from 'i18next'
import { onceFor } from '../once-for.ts'

/**
 * The translate function of a language, for a page that is rendered. The browser's own
 * (`createTranslate`) says the same of these words and is a fiftieth of the size, so that nothing
 * stands before hydration; a test holds the two equal.
 *
 * @param language its tag (BCP 47): the plural forms are the language's
 * @param messages flat, the English phrase as key: one without a translation shows itself
 */
export function createTranslator(language: string, messages: Record<string, string>): Translate {
  const byLanguage = translatorsOf(messages)
  const translate = byLanguage.get(language) ?? makeTranslator(language, messages)
  byLanguage.set(language, translate)
  return translate
}

/** Those of the same messages: every page of a language is translated by one. */
const translatorsOf = onceFor((_: Record<string, string>) => new Map<string, Translate>())

/** Phrases with their values that are kept: they may hold what shoppers write, of which there is no end. */
const mostFilled = 4000

function makeTranslator(language: string, messages: Record<string, string>): Translate {
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
  // Most phrases have nothing to fill or to choose: looking them up is a hundred times faster. Of the others many are
  // said on page after page, with the same few numbers.
  const known = new Map(Object.entries(messages))
  const filled = new Map<string, string>()
  const fill = (phrase: string, values: Parameters<Translate>[1]) => {
    const key = `${phrase} ${JSON.stringify(values)}`
    const said = filled.get(key) ?? i18n.t(phrase, values ?? {})
    if (filled.size < mostFilled) filled.set(key, said)
    return said
  }
  const translate: Translate = (phrase, values) =>
    values ? fill(phrase, values) : known.get(phrase) || phrase
  translate.language = language
  return translate
}
