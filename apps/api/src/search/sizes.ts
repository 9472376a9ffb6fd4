/** Sizes in a search's words: `size 42`, `XL shirt`, `black shoes 42`, `medium coat`. */
import { eq } from 'drizzle-orm'
import { sizes } from '../catalogue/tables.ts'
import { memo } from '../memo.ts'
import type { ValueFinder } from './asked.ts'
import { folded } from './fold.ts'
import { isMeasured, phraseAt, phrases } from './prices.ts'

/** The shop's sizes by their names, as words are compared, without spaces: their ids. */
export type SizeNames = ReadonlyMap<string, readonly number[]>

/** `140 × 200`, `140x200` and `140 x 200` are one, as `50 ml` and `50ml` are. */
const keyOf = (name: string) =>
  folded(name)
    .replace(/(?<=\d)\s*[×x*]\s*(?=\d)/g, 'x')
    .replace(/\s+/g, '')

/** `16 GB / 512 GB` is asked for by each of its halves as well. */
const partsOf = (name: string) => {
  const parts = name.split('/')
  return parts.length > 1 ? [name, ...parts] : parts
}

export const readSizeNames = memo(async ({ db }): Promise<SizeNames> => {
  const named = await db
    .select({ id: sizes.id, name: sizes.name, names: sizes.names })
    .from(sizes)
    .where(eq(sizes.isActive, true))
  const ids = new Map<string, number[]>()
  for (const { id, name, names } of named)
    for (const key of new Set([name, ...Object.values(names)].flatMap(partsOf).map(keyOf)))
      ids.set(key, [...(ids.get(key) ?? []), id])
  return ids
}, 6)

const isNumber = (word = '') => /^\d/.test(word)

/** What says that a size follows. */
const labels = phrases('size, in size, مقاس, بمقاس, قياس, سایز, اندازه')

/** Sizes in words, as their letters. */
const spoken = new Map(
  [
    ['extra small', 'xs'],
    ['small', 's'],
    ['medium', 'm'],
    ['large', 'l'],
    ['extra large', 'xl'],
    ['x large', 'xl'],
  ].map(([words = '', letters = '']) => [words, letters] as const),
)
/** Words that a size's name may have: `16 gb / 512 gb`. */
const longest = 5

/** The size whose name begins with the word there, in words or letters, and how many words it takes. */
const sizeAt = (words: readonly string[], at: number, names: SizeNames) => {
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const name = words.slice(at, at + length).join(' ')
    const ids = names.get(keyOf(name)) ?? names.get(spoken.get(name) ?? '')
    if (ids) return { ids, length }
  }
  return null
}

/** Looks for a size of the shop's that begins with the word there. */
export const sizesBy =
  (names: SizeNames): ValueFinder =>
  (words) =>
  (at) => {
    const label = phraseAt(labels, words, at)
    const size = sizeAt(words, at + label, names)
    if (!size) return null
    const end = at + label + size.length
    // `medium size` as well.
    const after = label > 0 ? 0 : phraseAt(labels, words, end)
    const isAlone = label + after === 0 && end - at === words.length
    // A number with a measure after it is none, nor is a unit after a number.
    const isMeasure = label === 0 && (isMeasured(words, end) || isNumber(words[at - 1]))
    return isAlone || isMeasure ? null : { ids: size.ids, from: at, to: end + after }
  }
