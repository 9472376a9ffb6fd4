/** All words of a search together: the ways that they may be meant, the most probable first. */
import type { Deps } from '../deps.ts'
import { foundAsMeant } from './found.ts'
import {
  type Looked,
  lookFor,
  nothing,
  queryOf,
  type Reading,
  readingOf,
  type Scope,
} from './looking.ts'
import { nearnessOf } from './nearest.ts'
import { joinedAt, type Unit } from './query.ts'
import type { Lexicon } from './synonyms.ts'

interface Way {
  readonly looked: readonly Looked[]
  readonly where: Scope
  /** How it is said that words of the shop only begin with what was typed; null where it was typed as it is. */
  readonly begun?: string | null
}

/** Words that nothing is called, `rug` where there are rugged boots: what is found by them is no answer without a word. */
const begunOf = (looked: readonly Looked[], isTyping: boolean) =>
  looked.some(({ isStart }) => isStart) && !isTyping
    ? looked.map(({ unit, isStart }) => (isStart ? `${unit.text}…` : unit.text)).join(' ')
    : null

/** The first of these ways that finds something. */
const firstFound = async (deps: Deps, ways: readonly Way[], lexicon: Lexicon) => {
  const queries = ways.map(({ looked, where }) => queryOf(looked, where, lexicon))
  const which = (await foundAsMeant(deps, queries)).indexOf(true)
  const way = ways[which]
  const query = queries[which]
  if (!way || !query) return null
  return {
    ...readingOf(way.looked, query, lexicon),
    isNamed: way.where === 'names',
    spelling: way.begun ?? null,
  }
}

/** A search as it was typed. */
export interface Typed {
  readonly search: string
  /** Whether its last word may go on. */
  readonly isTyping: boolean
}

/** A reading, and how near to what is searched that is what it finds; null where something else is called as it is searched. */
const unlessElsewhere = async (
  deps: Deps,
  { search }: Typed,
  units: readonly Unit[],
  reading: Reading | null,
  lexicon: Lexicon,
): Promise<Reading | null> => {
  if (!reading) return null
  const nearness = await nearnessOf(deps, search, units, reading, lexicon)
  return nearness === 'elsewhere' ? null : { ...reading, nearness }
}

/** All words together, or null when nothing has them all. */
export const together = async (
  deps: Deps,
  typed: Typed,
  units: readonly Unit[],
  lexicon: Lexicon,
): Promise<Reading | null> => {
  if (units.length === 0) return null
  const { isTyping } = typed
  const named = await lookFor(deps, units, 'names', lexicon)
  const goingOn = named.map((one, at) =>
    isTyping && at === named.length - 1 ? { ...one, isStart: true } : one,
  )
  const begun = begunOf(named, isTyping)
  const pairs = units.slice(1).map((_, at) => joinedAt(units, at))
  const asOne = pairs.map(
    (pair): Way => ({ looked: pair.map((unit) => ({ unit, isStart: false })), where: 'names' }),
  )
  const asTyped: Way = { looked: goingOn, where: 'names', begun }
  // `back pack` is a backpack before it is a pack of something that begins so.
  const firstWays = begun === null ? [asTyped] : [...asOne, asTyped]
  const first = await firstFound(deps, firstWays, lexicon)
  if (first) return unlessElsewhere(deps, typed, units, first, lexicon)
  const looked = await lookFor(deps, units, 'everywhere', lexicon)
  // A word that something is called is no beginning: red pumps are nothing of a brand that begins so.
  const starts = named.map((one) => ({ ...one, isStart: isTyping || one.isStart }))
  const ways: Way[] = [
    ...(begun === null ? asOne : []),
    // Where nobody is typing they are as they were typed, which has found nothing.
    ...(isTyping ? [{ looked: starts, where: 'names', begun } as const] : []),
    { looked, where: 'everywhere', begun: begunOf(looked, isTyping) },
    { looked: starts, where: 'everywhere', begun: begunOf(looked, isTyping) },
  ]
  return unlessElsewhere(deps, typed, units, await firstFound(deps, ways, lexicon), lexicon)
}

/**
 * A word of too few letters to be the beginning of another, `lin`, as what is suggested while it is typed: nothing
 * else is found by it, and that it only begins so is told.
 */
export const asBeginning = async (
  deps: Deps,
  typed: Typed,
  units: readonly Unit[],
  lexicon: Lexicon,
): Promise<Reading> => {
  const [unit, other] = units
  const isWord = unit && !other && unit.own.flat().length === 1
  const reading = isWord ? await together(deps, { ...typed, isTyping: true }, units, lexicon) : null
  return reading && unit ? { ...reading, spelling: `${unit.text}…` } : nothing
}
