/** The server's own sentences in the shopper's language; the English sentence is the key. */

type Phrases = Readonly<Record<string, string>>
const phrases = new Map<string, Phrases>()

/** Takes in the translations of a locale; what is not in them stays English. */
export const addTranslations = (locale: string, translations: Phrases) => {
  phrases.set(locale, translations)
}

/** `:name` in the sentence is replaced by what `values` has under it. */
export const translate = (locale: string, text: string, values: Phrases = {}) => {
  const sentence = phrases.get(locale)?.[text] || text
  return sentence.replace(/:(\w+)/g, (whole, name: string) => values[name] ?? whole)
}
