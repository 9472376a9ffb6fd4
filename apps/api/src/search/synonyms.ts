/** Other words for what the shop has, and which words are colours. */
import { asc } from 'drizzle-orm'
import { colors } from '../catalogue/tables.ts'
import { memo } from '../memo.ts'
import { joined, stemsOf, wordsOf } from './fold.ts'
import { searchSynonyms } from './tables.ts'

/** What the shop's own words mean to a search. */
export interface Lexicon {
  /** What is looked for besides, by what is said: both as they are compared, words apart by a space. */
  readonly synonyms: ReadonlyMap<string, readonly (readonly string[])[]>
  /** A word that names a colour asks for the colour. */
  readonly colors: ReadonlySet<string>
}

export const readLexicon = memo(async ({ db }): Promise<Lexicon> => {
  const rows = await db.select().from(searchSynonyms).orderBy(asc(searchSynonyms.meant))
  const named = await db.select({ name: colors.name, names: colors.names }).from(colors)
  const synonyms = new Map<string, string[][]>()
  for (const { said, meant } of rows) {
    const key = stemsOf(said).join(' ')
    synonyms.set(key, [...(synonyms.get(key) ?? []), stemsOf(meant)])
  }
  const words = named.flatMap(({ name, names }) => [name, ...Object.values(names)])
  return {
    synonyms,
    colors: new Set(words.flatMap(wordsOf).map(({ parts }) => joined(parts))),
  }
}, 6)
