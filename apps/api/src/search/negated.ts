/** What a search says is not wanted: `dress not red`, `shirt without collar`. */
import type { Deps } from '../deps.ts'
import type { ValueFinder } from './asked.ts'
import { folded } from './fold.ts'
import { found, type Reading, withSaid } from './looking.ts'
import { isNegation } from './negation.ts'
import type { Part } from './prices.ts'
import { allOf, termsIn, unitQuery, unitsOf } from './query.ts'
import type { Lexicon } from './synonyms.ts'

interface Negated {
  /** The words that say so, as they were typed, and what is not wanted itself. */
  readonly negated: string
  readonly unwanted: readonly string[]
  /** What is left to look for. */
  readonly rest: string
}

/**
 * Null where nothing is said so, or nothing is left. A negation is of the word after it, or of the brand that is named
 * there.
 */
export const negatedIn = (search: string, brandAt?: ValueFinder): Negated | null => {
  const typed = search.trim().split(/\s+/)
  const words = typed.map((word) => folded(word).trim())
  const parts = words.flatMap((word, at): Part[] => {
    const from = at + 1
    if (!isNegation(word) || from >= words.length || isNegation(words[from])) return []
    return [{ from, to: brandAt?.(words)(from)?.to ?? from + 1 }]
  })
  const textOf = ({ from, to }: Part) => typed.slice(from, to).join(' ')
  const isSaid = (at: number) =>
    isNegation(words[at]) || parts.some(({ from, to }) => at >= from && at < to)
  const rest = typed.filter((_, at) => !isSaid(at)).join(' ')
  if (parts.length === 0 || rest === '') return null
  return {
    negated: typed.filter((_, at) => isSaid(at)).join(' '),
    unwanted: parts.map(textOf),
    rest,
  }
}

/** A reading without what is not wanted; where that leaves nothing, or is nowhere, with it, and that is told. */
export const withoutNegated = async (
  deps: Deps,
  reading: Reading,
  { negated, unwanted }: Negated,
  lexicon: Lexicon,
): Promise<Reading> => {
  const ways = unwanted.map((text) =>
    allOf(
      unitsOf(termsIn(text), lexicon).map((unit) =>
        unitQuery(unit, { where: 'everywhere', isStart: false }, lexicon),
      ),
    ),
  )
  const isNot = `!(${ways
    .filter((way) => way !== null)
    .map((way) => `(${way})`)
    .join(' | ')})`
  const query = ways.some((way) => way !== null) && reading.query && `(${reading.query}) & ${isNot}`
  const [isFound] = await found(deps, [query || null])
  if (!query || !isFound) return { ...reading, leftOut: [...reading.leftOut, negated] }
  return {
    ...withSaid(reading, negated),
    query,
    best: reading.best && `(${reading.best}) & ${isNot}`,
  }
}
