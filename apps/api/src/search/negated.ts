/** What a search says is not wanted: `dress not red`, `shirt without collar`. */
import type { Deps } from '../deps.ts'
import { folded } from './fold.ts'
import { found, type Reading, withSaid } from './looking.ts'
import { termsIn, unitQuery, unitsOf } from './query.ts'
import type { Lexicon } from './synonyms.ts'

const negations = new Set(
  'no not non without except بدون بلا ليس ليست بجز جز غير'
    .split(' ')
    .map((word) => folded(word).trim()),
)

interface Negated {
  /** The words that say so, as they were typed, and what is not wanted itself. */
  readonly negated: string
  readonly unwanted: string
  /** What is left to look for. */
  readonly rest: string
}

/** Null where nothing is said so, or nothing is left. A negation is of the word after it. */
export const negatedIn = (search: string): Negated | null => {
  const words = search.trim().split(/\s+/)
  const isNegation = (word = '') => negations.has(folded(word).trim())
  const isNegated = (at: number) => isNegation(words[at]) || isNegation(words[at - 1])
  const textOf = (isMeant: (at: number) => boolean) =>
    words.filter((_, at) => isMeant(at)).join(' ')
  const negated = textOf(isNegated)
  const unwanted = textOf((at) => isNegated(at) && !isNegation(words[at]))
  const rest = textOf((at) => !isNegated(at))
  return unwanted === '' || rest === '' ? null : { negated, unwanted, rest }
}

/** A reading without what is not wanted; where that leaves nothing, or is nowhere, with it, and that is told. */
export const withoutNegated = async (
  deps: Deps,
  reading: Reading,
  { negated, unwanted }: Negated,
  lexicon: Lexicon,
): Promise<Reading> => {
  const ways = unitsOf(termsIn(unwanted), lexicon).map((unit) =>
    unitQuery(unit, { where: 'everywhere', isStart: false }, lexicon),
  )
  const isNot = `!(${ways.filter((way) => way !== null).join(' | ')})`
  const query = ways.some((way) => way !== null) && reading.query && `(${reading.query}) & ${isNot}`
  const [isFound] = await found(deps, [query || null])
  if (!query || !isFound) return { ...reading, leftOut: [...reading.leftOut, negated] }
  return {
    ...withSaid(reading, negated),
    query,
    best: reading.best && `(${reading.best}) & ${isNot}`,
  }
}
