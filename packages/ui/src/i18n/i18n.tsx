import { createContext, type ReactNode, useContext } from 'react'

/** Values for the `{{name}}` holes of a phrase. */
export type PhraseValues = Record<string, string | number>

/** Translates an English phrase, which is its own key. */
export type Translate = (phrase: string, values?: PhraseValues) => string

/** Fills the `{{name}}` holes of a phrase; a hole without a value stays as it is. */
export const interpolate: Translate = (phrase, values) =>
  values
    ? phrase.replace(/\{\{\s*(\w+)\s*\}\}/g, (hole, name: string) => String(values[name] ?? hole))
    : phrase

const TranslationContext = createContext<Translate>(interpolate)

export type TranslationProviderProps = {
  /** The app's translate function. Keep its identity until the language changes. */
  t: Translate
  children: ReactNode
}

/** Gives the components' built-in words ("Close", "Next page") the app's language. */
export function TranslationProvider({ t, children }: TranslationProviderProps) {
  return <TranslationContext value={t}>{children}</TranslationContext>
}

/** The translate function in force; without a provider it answers with the English phrase. */
export const useT = () => useContext(TranslationContext)
