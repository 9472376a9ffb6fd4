/** Sizes in a search's words: `size 42`, `XL`. */
import { eq } from 'drizzle-orm'
import { sizes } from '../catalogue/tables.ts'
import { memo } from '../memo.ts'
import { folded } from './fold.ts'
import { type Part, phraseAt, phrases } from './prices.ts'

/** The shop's sizes by their names, as words are compared: their ids. */
export type SizeNames = ReadonlyMap<string, readonly number[]>

export const readSizeNames = memo(async ({ db }): Promise<SizeNames> => {
  const named = await db
    .select({ id: sizes.id, name: sizes.name, names: sizes.names })
    .from(sizes)
    .where(eq(sizes.isActive, true))
  const ids = new Map<string, number[]>()
  for (const { id, name, names } of named)
    for (const word of new Set([name, ...Object.values(names)].map((one) => folded(one).trim())))
      ids.set(word, [...(ids.get(word) ?? []), id])
  return ids
}, 6)

/** What says that a size follows. */
const labels = phrases('size, in size, مقاس, بمقاس, قياس, سایز, اندازه')

/** What is a size wherever it stands; `M` and `42` may be much else. */
const isPlain = (word: string) => /^\d?x+[sl]$/.test(word)

export interface SizeWords extends Part {
  readonly sizes: readonly number[]
}

/** Looks for a size of the shop's that begins with the word there. */
export const sizesIn =
  (words: readonly string[], names: SizeNames) =>
  (at: number): SizeWords | null => {
    const labelled = phraseAt(labels, words, at)
    const word = words[at + labelled] ?? ''
    const ids = labelled > 0 || isPlain(word) ? names.get(word) : undefined
    return ids ? { sizes: ids, from: at, to: at + labelled + 1 } : null
  }
