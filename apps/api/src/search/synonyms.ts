/** Other words for what the shop has, and which words are colours. */
import { asc, like } from 'drizzle-orm'
import { colors } from '../catalogue/tables.ts'
import type { Deps } from '../deps.ts'
import { memo } from '../memo.ts'
import { joined, jointsOf, nameKeyOf, stemsOf, wordsOf } from './fold.ts'
import { searchSynonyms, searchWords } from './tables.ts'

/** What the shop's own words mean to a search. */
export interface Lexicon {
  /** What is looked for besides, by what is said: both as they are compared, words apart by a space. */
  readonly synonyms: ReadonlyMap<string, readonly (readonly string[])[]>
  /** What is said for things that are only nearest to it, as `synonyms` has it. */
  readonly near: ReadonlySet<string>
  /** A word that names colours asks for one of them: their ids. */
  readonly colors: ReadonlyMap<string, readonly number[]>
}

/** What is said, as a search keeps it: `gift for men` without its `for`. */
const keyOf = (said: string) => nameKeyOf(said) || stemsOf(said).join(' ')

/**
 * The shop's Persian compounds by their parts: most people type a space where it has a joint, and its parts
 * are words of other things (`زمینی` of peanuts, too).
 */
const readCompounds = async ({ db }: Deps) => {
  const rows = await db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(like(searchWords.word, '%\u200c%'))
    .orderBy(asc(searchWords.word))
  return rows.map(({ word }) => ({ key: jointsOf(word).join(' '), stems: stemsOf(word) }))
}

export const readLexicon = memo(async (deps): Promise<Lexicon> => {
  const { db } = deps
  const rows = await db.select().from(searchSynonyms).orderBy(asc(searchSynonyms.meant))
  const named = await db
    .select({ id: colors.id, name: colors.name, names: colors.names })
    .from(colors)
  const synonyms = new Map<string, string[][]>()
  const meanings = [
    ...rows.map(({ said, meant }) => ({ key: keyOf(said), stems: stemsOf(meant) })),
    ...(await readCompounds(deps)),
  ]
  for (const { key, stems } of meanings) synonyms.set(key, [...(synonyms.get(key) ?? []), stems])
  const exact = new Set(rows.filter(({ isNear }) => !isNear).map(({ said }) => keyOf(said)))
  const near = new Set(rows.map(({ said }) => keyOf(said)).filter((key) => !exact.has(key)))
  const ids = new Map<string, number[]>()
  for (const { id, name, names: translated } of named) {
    const whole = [name, ...Object.values(translated)]
    const words = whole.flatMap(wordsOf).map(({ parts }) => joined(parts))
    // `sky blue` is one colour, and not what is blue somewhere.
    const names = new Set(whole.map((called) => joined(stemsOf(called))))
    for (const word of new Set([...words, ...names])) {
      const others = ids.get(word) ?? []
      // Of gold and rose gold the one that is called so is asked for first.
      ids.set(word, names.has(word) ? [id, ...others] : [...others, id])
    }
  }
  return { synonyms, near, colors: ids }
}, 6)
