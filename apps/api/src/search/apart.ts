/** Words that were typed as one (decision 046): `reddress`, `smartwatch`. */
import type { Deps } from '../deps.ts'
import { found } from './found.ts'
import { allOf, termsIn, type Unit, unitQuery, unitsOf } from './query.ts'
import type { Lexicon } from './synonyms.ts'

/** Parts of two words that were typed as one have at least so many letters. */
const shortestPart = 3
/** A shorter word ends too many others: `ring` of catering. */
const shortestThing = 5
/** A longer word is no two of a shop's: each place where it may be parted is asked of the database. */
const longestPair = 24

interface Way {
  readonly text: string
  readonly first: Unit | undefined
  /** Null where it is too short to be the thing. */
  readonly thing: Unit | null
  readonly all: readonly Unit[]
}

/** What can be had so is no table: `comfortable`. */
const isAbility = (text: string, end: number) =>
  text.endsWith('table') && end === text.length - 'table'.length

const waysOf = (text: string, lexicon: Lexicon): Way[] => {
  const letters = [...text]
  const count = letters.length > longestPair ? 0 : letters.length - 2 * shortestPart + 1
  return Array.from({ length: Math.max(0, count) }, (_, at) => {
    const end = at + shortestPart
    const way = `${letters.slice(0, end).join('')} ${letters.slice(end).join('')}`
    const all = unitsOf(termsIn(way), lexicon)
    const isThing =
      all.length === 2 && letters.length - end >= shortestThing && !isAbility(text, end)
    return { text: way, all, first: all[0], thing: (isThing && all[1]) || null }
  })
}

const whole = (unit: Unit | null | undefined, where: 'names' | 'head', lexicon: Lexicon) =>
  unit ? unitQuery(unit, { where, isStart: false }, lexicon) : null

/** A word as two of which the second is what a thing is called and the first names nothing: a smartwatch is a watch. */
export const kindApart = async (
  deps: Deps,
  { text }: Unit,
  lexicon: Lexicon,
): Promise<string | null> => {
  const ways = waysOf(text, lexicon)
  const [named, things] = await Promise.all([
    found(
      deps,
      ways.map(({ first }) => whole(first, 'names', lexicon)),
    ),
    found(
      deps,
      ways.map(({ thing }) => whole(thing, 'head', lexicon)),
    ),
  ])
  return ways.find((_, at) => things[at] && !named[at])?.text ?? null
}

/** A word as two by which something is called, `reddress`; null where there is none. */
export const apart = async (
  deps: Deps,
  { text }: Unit,
  lexicon: Lexicon,
): Promise<string | null> => {
  const ways = waysOf(text, lexicon)
  const isFound = await found(
    deps,
    ways.map(({ all }) => allOf(all.map((unit) => whole(unit, 'names', lexicon)))),
  )
  return ways[isFound.indexOf(true)]?.text ?? null
}
