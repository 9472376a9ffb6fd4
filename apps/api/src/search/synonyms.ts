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
  /** A word that names colours asks for one of them: their ids. */
  readonly colors: ReadonlyMap<string, readonly number[]>
}

export const readLexicon = memo(async ({ db }): Promise<Lexicon> => {
  const rows = await db.select().from(searchSynonyms).orderBy(asc(searchSynonyms.meant))
  const named = await db
    .select({ id: colors.id, name: colors.name, names: colors.names })
    .from(colors)
  const synonyms = new Map<string, string[][]>()
  for (const { said, meant } of rows) {
    const key = stemsOf(said).join(' ')
    synonyms.set(key, [...(synonyms.get(key) ?? []), stemsOf(meant)])
  }
  const ids = new Map<string, number[]>()
  for (const { id, name, names } of named) {
    const words = [name, ...Object.values(names)].flatMap(wordsOf)
    for (const word of new Set(words.map(({ parts }) => joined(parts))))
      ids.set(word, [...(ids.get(word) ?? []), id])
  }
  return { synonyms, colors: ids }
}, 6)
