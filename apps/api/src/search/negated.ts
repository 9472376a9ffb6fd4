/** What a search says is not wanted: `dress not red`, `shirt without collar`. */
import type { Deps } from '../deps.ts'
import type { ValueFinder } from './asked.ts'
import { folded } from './fold.ts'
import { found } from './found.ts'
import { type Reading, withSaid } from './looking.ts'
import { negationAt } from './negation.ts'
import type { Part } from './prices.ts'
import { allOf, termsIn, unitQuery, unitsOf } from './query.ts'
import type { Lexicon } from './synonyms.ts'

interface Negated {
  /** The words that say so, as they were typed, and what is not wanted itself. */
  readonly negated: string
  readonly unwanted: readonly string[]
  /** What is left to look for; empty where all else is wanted. */
  readonly rest: string
}

/** Stands between a negation and its word. */
const fillers = new Set(['the', 'a', 'an', 'in', 'any'])

/** Null where nothing is said so. A negation is of the word after it, or of the brand that is named there. */
export const negatedIn = (search: string, brandAt?: ValueFinder): Negated | null => {
  const typed = search.trim().split(/\s+/)
  const words = typed.map((word) => folded(word).trim())
  const parts: Part[] = []
  const said = new Set<number>()
  for (let at = 0; at < words.length; at++) {
    const length = negationAt(words, at)
    if (length === 0) continue
    let from = at + length
    while (fillers.has(words[from] ?? '')) from++
    const isOne = from < words.length && negationAt(words, from) === 0
    const to = isOne ? (brandAt?.(words)(from)?.to ?? from + 1) : from
    if (isOne) parts.push({ from, to })
    for (; at < to; at++) said.add(at)
    at--
  }
  const textOf = (isMeant: (at: number) => boolean) =>
    typed.filter((_, at) => isMeant(at)).join(' ')
  const rest = textOf((at) => !said.has(at))
  if (parts.length === 0) return null
  return {
    negated: textOf((at) => said.has(at)),
    unwanted: parts.map(({ from, to }) => textOf((at) => at >= from && at < to)),
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
  const others = reading.query === undefined ? '' : reading.query && `(${reading.query}) & `
  const query = ways.some((way) => way !== null) && others !== null && `${others}${isNot}`
  const [isFound] = await found(deps, [query || null])
  if (!query || !isFound) return { ...reading, leftOut: [...reading.leftOut, negated] }
  return {
    ...withSaid(reading, negated),
    query,
    best: reading.best && `(${reading.best}) & ${isNot}`,
  }
}
