import { createContext, type ReactNode, useContext } from 'react'

/**
 * Values for the `{{name}}` holes of a phrase. A number for `count` chooses the plural form;
 * `defaultValue_one` is the English one, for when there are no translations.
 */
export type PhraseValues = Record<string, string | number>

/** Translates an English phrase, which is its own key. */
export interface Translate {
  (phrase: string, values?: PhraseValues): string
  /** The tag (BCP 47) of the language, for numbers that are typed; English without it. */
  language?: string
}

/** A name may come from a server, and one like `constructor` is in every object. */
const own = <Value,>(from: Readonly<Record<string, Value>>, name: string) =>
  Object.hasOwn(from, name) ? from[name] : undefined

/** Fills the `{{name}}` holes of a phrase; a hole without a value stays as it is. */
const fill = (phrase: string, values?: PhraseValues) =>
  values
    ? phrase.replace(/\{\{\s*(\w+)\s*\}\}/g, (hole, name: string) =>
        String(own(values, name) ?? hole),
      )
    : phrase

/**
 * The translate function of a language. Translations are flat; a phrase with a `{{count}}` may have
 * one for each plural category of the language (CLDR), named as i18next does: `{{count}} items_few`.
 * What is missing falls back to the phrase's own translation, then to the phrase.
 *
 * @param language its tag (BCP 47)
 */
export function createTranslate(
  language: string,
  messages: Readonly<Record<string, string>> = {},
): Translate {
  const rules = new Intl.PluralRules(language)
  const translate: Translate = (phrase, values) => {
    const count = values?.count
    const category = typeof count === 'number' ? rules.select(count) : null
    const translated = own(messages, `${phrase}_${category}`) || own(messages, phrase)
    const english = category === 'one' && values?.defaultValue_one
    return fill(translated || String(english || phrase), values)
  }
  translate.language = language
  return translate
}

/** Without translations: English. */
export const inEnglish = createTranslate('en')

const TranslationContext = createContext<Translate>(inEnglish)

export type TranslationProviderProps = {
  /** The app's translate function. Keep its identity until the language changes. */
  t: Translate
  /** The app: everything below speaks this language. */
  children: ReactNode
}

/** Gives the components' built-in words ("Close", "Next page") the app's language. */
export function TranslationProvider({ t, children }: TranslationProviderProps) {
  return <TranslationContext value={t}>{children}</TranslationContext>
}

/** The translate function in force; without a provider it answers with the English phrase. */
export const useT = () => useContext(TranslationContext)
