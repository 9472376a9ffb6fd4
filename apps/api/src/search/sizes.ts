/** Sizes in a search's words: `size 42`, `XL shirt`, `black shoes 42`, `medium coat`. */
import { eq } from 'drizzle-orm'
import { sizes } from '../catalogue/tables.ts'
import { memo } from '../memo.ts'
import type { ValueFinder } from './asked.ts'
import { folded } from './fold.ts'
import { isMeasured, phraseAt, phrases } from './prices.ts'

/** The shop's sizes by their names, as words are compared, without spaces: their ids. */
export type SizeNames = ReadonlyMap<string, readonly number[]>

/** Units in Arabic letters, as they are folded. */
const units = new Map(
  [
    ['gb', 'جيجا جيجابايت غيغا غيغابايت گیگ گیگابایت گیگا'],
    ['tb', 'تيرا تيرابايت ترابایت'],
    ['ml', 'مل ملي مللي ميل میل'],
    ['kg', 'كيلو كغ كجم کیلو کیلوگرم'],
    ['g', 'غرام جرام گرم'],
  ].flatMap(([unit = '', words = '']) =>
    words.split(' ').map((word) => [folded(word).trim(), unit] as const),
  ),
)

/** `140 × 200`, `140x200` and `140 x 200` are one, as `50 ml`, `50ml` and `50 ملي` are. */
const keyOf = (name: string) =>
  folded(name)
    .replace(/(?<=\d)\s*[×x*]\s*(?=\d)/g, 'x')
    .replace(/(?<=\d\s*)[\u0600-\u06ff]+/g, (word) => units.get(word) ?? word)
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
const labels = phrases(
  'size, in size, eu, eu size, euro size, european size, مقاس, بمقاس, قياس, سایز, اندازه',
)

/** Sizes in words, as their letters. */
const spoken = new Map(
  [
    ['extra small', 'xs'],
    ['small', 's'],
    ['medium', 'm'],
    ['large', 'l'],
    ['extra large', 'xl'],
    ['x large', 'xl'],
    ['xx large', 'xxl'],
    ['extra extra large', 'xxl'],
    ['2xl', 'xxl'],
    ['3xl', 'xxxl'],
    ['إكس لارج', 'xl'],
    ['اکس لارج', 'xl'],
    ['کوچک', 's'],
    ['وسط', 'm'],
    ['بزرگ', 'l'],
    ['صغير', 's'],
    ['متوسط', 'm'],
    ['كبير', 'l'],
    ['اسمال', 's'],
    ['مدیوم', 'm'],
    ['لارج', 'l'],
    ['ایکس لارج', 'xl'],
  ].map(([words = '', letters = '']) => [folded(words).trim(), letters] as const),
)
/** Words that a size's name may have: `16 gb / 512 gb`. */
const longest = 5

/** What is a size by itself, besides one in words: `50ml`, `140x200`, `XL`; a letter or a number may be anything. */
const telling = /^(?=.*\d)(?=.*\p{L}).+$|^x+[sl]$/u

/** The size whose name begins with the word there, in words or letters, and how many words it takes. */
const sizeAt = (words: readonly string[], at: number, names: SizeNames) => {
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const name = words
      .slice(at, at + length)
      .join(' ')
      .replace(/(?<=\p{L})\p{Pd}(?=\p{L})/gu, ' ')
    // A suitcase may be called medium, and a shirt be meant.
    const keys = [keyOf(name), spoken.get(name) ?? '']
    const ids = keys.flatMap((key) => names.get(key) ?? [])
    if (ids.length > 0)
      return { ids, length, isTelling: spoken.has(name) || telling.test(keyOf(name)) }
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
    const isAlone = label + after === 0 && end - at === words.length && !size.isTelling
    // A number with a measure after it is none, nor is a unit after a number.
    const isMeasure = label === 0 && (isMeasured(words, end) || isNumber(words[at - 1]))
    return isAlone || isMeasure ? null : { ids: size.ids, from: at, to: end + after }
  }
