/** The server's own sentences in the shopper's language; the English sentence is the key. */

type Phrases = Readonly<Record<string, string>>
const phrases = new Map<string, ReadonlyMap<string, string>>()

/** Takes in the translations of a locale; what is not in them stays English. */
export const addTranslations = (locale: string, translations: Phrases) => {
  phrases.set(locale, new Map(Object.entries(translations)))
}

/** `:name` in the sentence is replaced by what `values` has under it. */
export const translate = (locale: string, text: string, values: Phrases = {}) => {
  const sentence = phrases.get(locale)?.get(text) || text
  return sentence.replace(/:(\w+)/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  )
}
