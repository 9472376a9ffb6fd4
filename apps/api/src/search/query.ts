/** A search as PostgreSQL's tsquery; its words are letters and digits only, so quoting them is enough. */
import { marks } from './document.ts'
import { isAlternative, isAsking, isSmall, joined, jointsOf, type Word, wordsOf } from './fold.ts'
import type { Lexicon } from './synonyms.ts'

/** What one word of a search, or a few that are one thing, can be found by. */
export interface Unit {
  /** As it was typed. */
  readonly text: string
  /** Its parts, and their joined form where there are several; of a compound its joints, too. */
  readonly own: readonly (readonly string[])[]
  /** What means the same. */
  readonly synonyms: readonly (readonly string[])[]
  /** Whether these are other things, and only nearest to it. */
  readonly isNear: boolean
}

/**
 * Where a word may stand: in what names the product, in what is said of it as well; or, to tell the better of
 * what was found, at one of the document's weights or as one of its marks.
 */
type Where = 'names' | 'everywhere' | 'A' | 'B' | 'C' | 'head' | 'kind' | 'wholeColor'

/** How a word is looked for. */
export interface Look {
  readonly where: Where
  /** Whether the typed word may be the beginning of one. */
  readonly isStart: boolean
}

/** Words that are looked for; what follows them is ignored. */
const maxWords = 6
/** So many words can be one synonym. */
export const longestSynonym = 3

/** A word of a search. */
export interface Term extends Word {
  /** The word between it and the one before, where either is meant. */
  readonly or?: string | undefined
}

/** The words of a search that say something; all of them where none does. */
export const termsIn = (search: string): Term[] => {
  const words = wordsOf(search)
  const all = words.map((word, at): Term => {
    const before = words[at - 1]
    return before && isAlternative(before) ? { ...word, or: before.text } : word
  })
  const terms = all.filter(({ parts }) => !parts.every(isSmall))
  const things = terms.filter(({ parts }) => !parts.every(isAsking))
  const [some = []] = [things, terms, all].filter(({ length }) => length > 0)
  return some.slice(0, maxWords)
}

const ownOf = (parts: readonly string[]) => (parts.length > 1 ? [parts, [joined(parts)]] : [parts])

/** What the shop writes apart may be typed with joints: `دسته‌بازی`. */
const apart = (text: string) => {
  const joints = jointsOf(text)
  return text.includes('\u200c') && joints.length > 1 ? [joints] : []
}

/** Of these words the first ones that are one thing: the longest that has synonyms or names a colour, else one. */
const firstUnit = (words: readonly Word[], { synonyms, near, colors }: Lexicon): [Unit, number] => {
  for (let length = Math.min(longestSynonym, words.length); ; length--) {
    const taken = words.slice(0, length)
    const parts = taken.flatMap((word) => word.parts)
    const key = [parts.join(' '), joined(parts)].find((way) => synonyms.has(way)) ?? ''
    const meant = synonyms.get(key)
    if (meant || colors.has(joined(parts)) || length <= 1) {
      const text = taken.map((word) => word.text).join(' ')
      const own = [...ownOf(parts), ...apart(text)]
      return [{ text, own, synonyms: meant ?? [], isNear: near.has(key) }, length]
    }
  }
}

/** A search's words, those together that have a synonym together; of two with an `or` either may be meant. */
export const unitsOf = (words: readonly Term[], lexicon: Lexicon): Unit[] => {
  if (words.length === 0) return []
  const [unit, length] = firstUnit(words, lexicon)
  const [next, ...rest] = unitsOf(words.slice(length), lexicon)
  const or = words[length]?.or
  if (!next) return [unit]
  // A colour is no other thing.
  if (!or || isColor(unit, lexicon) !== isColor(next, lexicon)) return [unit, next, ...rest]
  const either = {
    text: `${unit.text} ${or} ${next.text}`,
    own: [...unit.own, ...next.own],
    synonyms: [...unit.synonyms, ...next.synonyms],
    isNear: unit.isNear && next.isNear,
  }
  return [either, ...rest]
}

/** The same with two neighbours read as one word: `sun glasses`. */
export const joinedAt = (units: readonly Unit[], at: number): Unit[] => {
  const [one, other] = [units[at], units[at + 1]]
  if (!one || !other) return [...units]
  const parts = [one, other].flatMap(({ own }) => own[0] ?? [])
  const text = `${one.text} ${other.text}`
  const both = { text, own: ownOf(parts), synonyms: [], isNear: false }
  return [...units.slice(0, at), both, ...units.slice(at + 2)]
}

/** A number tells nothing of what a thing is. */
export const isNumber = ({ own: [parts = []] }: Unit): boolean =>
  parts.every((part) => /^\p{N}+$/u.test(part))

export const isColor = ({ own }: Unit, { colors }: Lexicon): boolean =>
  own.some((parts) => colors.has(joined(parts)))

/** What finds one word; null where it cannot be found there. */
const termOf = (stem: string, { where, isStart }: Look, isColor: boolean): string | null => {
  const lexeme = (word: string, weight = '') =>
    `'${word}':${isStart ? '*' : ''}${weight}`.replace(/:$/, '')
  if (where === 'head' || where === 'kind' || where === 'wholeColor')
    return lexeme(marks[where] + stem)
  // What is said of a product is no colour of it, nor is its brand's name; but an orange is called so.
  if (isColor && (where === 'names' || where === 'everywhere'))
    return `(${lexeme(marks.color + stem)} | ${lexeme(marks.head + stem)})`
  if (where === 'names') return lexeme(stem)
  if (where === 'everywhere') return `(${lexeme(stem)} | ${lexeme(marks.text + stem)})`
  return isColor && where === 'B' ? null : lexeme(stem, where)
}

/** What finds one unit; null where it cannot be found in that way. */
export const unitQuery = (
  { own, synonyms }: Unit,
  { where, isStart }: Look,
  { colors }: Lexicon,
): string | null => {
  const way = (stems: readonly string[], start: boolean) => {
    const terms = stems.map((stem) => termOf(stem, { where, isStart: start }, colors.has(stem)))
    return terms.every((term) => term !== null) ? [terms.join(' & ')] : []
  }
  // A synonym is a whole word of the shop's.
  const ways = [
    ...own.flatMap((stems) => way(stems, isStart)),
    ...synonyms.flatMap((stems) => way(stems, false)),
  ]
  return ways.length > 0 ? [...new Set(ways)].map((one) => `(${one})`).join(' | ') : null
}

/** What finds all of these; null where one of them cannot be found. */
export const allOf = (queries: readonly (string | null)[]): string | null =>
  queries.length > 0 && queries.every((query) => query !== null)
    ? // One stands alone: who counts it under this text need not count it again.
      queries.map((query) => (queries.length > 1 ? `(${query})` : query)).join(' & ')
    : null
