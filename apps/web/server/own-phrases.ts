import { translations } from '@shop/api'

type Phrases = Readonly<Record<string, string>>

/** Persian is `ir` on the wire and `fa` by its standard. */
const alike: Readonly<Record<string, string>> = { fa: 'ir' }

const known = new Map<string, Phrases>()

/**
 * The storefront's own translations of a language, for what another server lacks: its phrases that
 * differ from the English ones. Null for a language that is not ours.
 */
export function ownPhrases(locale: string): Phrases | null {
  const [language = ''] = locale.toLowerCase().split(/[-_]/)
  const name = alike[language] ?? language
  const phrases = translations().get(name)
  if (!phrases) return null
  const differing =
    known.get(name) ??
    Object.fromEntries(
      Object.entries(phrases).filter(([phrase, translation]) => phrase !== translation),
    )
  known.set(name, differing)
  return differing
}
