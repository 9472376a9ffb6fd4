/**
 * What a search asks for (decision 046): from what is meant most probably to what is better than nothing.
 * The first reading that finds something in the shop is the search's, whatever it is filtered by.
 */
import type { Deps } from '../deps.ts'
import { memo } from '../memo.ts'
import { readCurrencies } from '../settings/service.ts'
import { askedIn } from './asked.ts'
import { inDefault } from './currency.ts'
import { joined } from './fold.ts'
import {
  type ColorWord,
  found,
  type Looked,
  lookFor,
  nothing,
  queryOf,
  type Reading,
  readingOf,
  type Scope,
} from './looking.ts'
import { joinedAt, termsIn, type Unit, unitQuery, unitsOf } from './query.ts'
import { type Lexicon, readLexicon } from './synonyms.ts'
import { nearest } from './words.ts'

interface Way {
  readonly looked: readonly Looked[]
  readonly where: Scope
}

/** The first of these ways that finds something. */
const firstFound = async (deps: Deps, ways: readonly Way[], lexicon: Lexicon) => {
  const queries = ways.map(({ looked, where }) => queryOf(looked, where, lexicon))
  const which = (await found(deps, queries)).indexOf(true)
  const way = ways[which]
  const query = queries[which]
  return way && query ? readingOf(way.looked, query, lexicon) : null
}

/** All words together, or null when nothing has them all. */
const together = async (
  deps: Deps,
  units: readonly Unit[],
  lexicon: Lexicon,
  isTyping: boolean,
): Promise<Reading | null> => {
  if (units.length === 0) return null
  const named = await lookFor(deps, units, 'names', lexicon)
  const typed = named.map((one, at) =>
    isTyping && at === named.length - 1 ? { ...one, isStart: true } : one,
  )
  const first = await firstFound(deps, [{ looked: typed, where: 'names' }], lexicon)
  if (first) return first
  const pairs = units.slice(1).map((_, at) => joinedAt(units, at))
  const asOne = pairs.map((pair) => pair.map((unit) => ({ unit, isStart: false })))
  const looked = await lookFor(deps, units, 'everywhere', lexicon)
  const starts = units.map((unit) => ({ unit, isStart: true }))
  const ways: Way[] = [
    ...asOne.map((looked): Way => ({ looked, where: 'names' })),
    { looked: starts, where: 'names' },
    { looked, where: 'everywhere' },
    { looked: starts, where: 'everywhere' },
  ]
  return firstFound(deps, ways, lexicon)
}

/** Every choice of some of these. */
const choices = <One>(all: readonly One[]): One[][] =>
  Array.from({ length: 2 ** all.length - 1 }, (_, mask) =>
    all.filter((_, at) => ((mask + 1) >> at) & 1),
  )

/** How much each unit tells what is looked for; of two kinds the last is the thing in English. */
const tellingOf = async (deps: Deps, units: readonly Unit[], lexicon: Lexicon) => {
  const [heads, kinds] = await Promise.all(
    (['head', 'kind'] as const).map((where) =>
      found(
        deps,
        units.map((unit) => unitQuery(unit, { where, isStart: false }, lexicon)),
      ),
    ),
  )
  return new Map(
    units.map((unit, at) => [unit, (heads?.[at] ? 20 : 0) + (kinds?.[at] ? 10 : 0) + at]),
  )
}

/** Every two of these. */
const pairsOf = <One>(all: readonly One[]): One[][] =>
  all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other]))

/**
 * The largest choices of these words that one product has all of. Which words it has at all, and which two of
 * them together, rules out most of the larger ones, which are too many to try: six words have 63.
 */
const largestFound = async (
  deps: Deps,
  looked: readonly Looked[],
  where: Scope,
  lexicon: Lexicon,
): Promise<readonly (readonly Looked[])[]> => {
  const whichOf = async (some: readonly (readonly Looked[])[]) => {
    const which = await found(
      deps,
      some.map((choice) => queryOf(choice, where, lexicon)),
    )
    return some.filter((_, at) => which[at])
  }
  const alone = await whichOf(looked.map((one) => [one]))
  const pairs = await whichOf(pairsOf(alone.flat()))
  const isPair = ([one, other]: readonly Looked[]) =>
    pairs.some((pair) => pair[0] === one && pair[1] === other)
  const larger = choices(alone.flat()).filter(
    (choice) => choice.length > 2 && pairsOf(choice).every(isPair),
  )
  for (let size = looked.length; size > 2; size--) {
    const some = await whichOf(larger.filter(({ length }) => length === size))
    if (some.length > 0) return some
  }
  return pairs.length > 0 ? pairs : alone
}

/** A word of no more letters is the beginning of too many others; its own are looked for. */
const shortest = 3

/** Most of the words; of as many, those that say what it is: a red shoe is a shoe first. */
const mostOf = async (
  deps: Deps,
  units: readonly Unit[],
  lexicon: Lexicon,
): Promise<Reading | null> => {
  if (units.length < 2) return null
  for (const where of ['names', 'everywhere'] as const) {
    const looked = await lookFor(deps, units, where, lexicon)
    // The beginning of another word says too little to stand alone: a mat is no match.
    const telltale = looked.filter(({ unit, isStart }) => !isStart || unit.text.length > shortest)
    const some = await largestFound(deps, telltale, where, lexicon)
    const telling = some.length > 1 ? await tellingOf(deps, units, lexicon) : new Map()
    const worth = (choice: readonly Looked[]) =>
      choice.reduce((sum, { unit }) => sum + (telling.get(unit) ?? 0), 0)
    const [best] = some.toSorted((one, other) => worth(other) - worth(one))
    if (!best) continue
    const used = new Set(best.map(({ unit }) => unit))
    return {
      ...readingOf(best, queryOf(best, where, lexicon), lexicon),
      leftOut: units.filter((unit) => !used.has(unit)).map(({ text }) => text),
    }
  }
  return null
}

/**
 * The words that nothing begins with, as the shop spells what is most like them.
 *
 * @returns null as the spelling where none is spelt otherwise
 */
const mend = async (deps: Deps, units: readonly Unit[], lexicon: Lexicon) => {
  const known = await found(
    deps,
    units.map((unit) => unitQuery(unit, { where: 'everywhere', isStart: true }, lexicon)),
  )
  const mended = await nearest(
    deps,
    units.map(({ text }, at) => ({ text, isKnown: known[at] ?? false })),
  )
  const spelling = mended.join(' ')
  const isSame = spelling === units.map(({ text }) => text).join(' ')
  return { spelling: isSame ? null : spelling, isAnyKnown: known.includes(true) }
}

/** The words that ask for colours, by what they are or what means the same. */
const colorWordsOf = (units: readonly Unit[], { colors }: Lexicon): ColorWord[] =>
  units.flatMap((unit) => {
    const ways = [...unit.own, ...unit.synonyms]
    const ids = new Set(ways.flatMap((stems) => colors.get(joined(stems)) ?? []))
    const rest = units.filter((other) => other !== unit).map(({ text }) => text)
    return ids.size > 0 ? [{ word: unit.text, colors: [...ids], without: rest.join(' ') }] : []
  })

const read = memo(async (deps, key): Promise<Reading> => {
  const { search, isTyping } = JSON.parse(key) as { search: string; isTyping: boolean }
  const lexicon = await readLexicon(deps)
  const units = unitsOf(termsIn(search), lexicon)
  const all = await together(deps, units, lexicon, isTyping)
  if (all) return { ...all, colorWords: colorWordsOf(units, lexicon) }
  if (units.length === 0) return nothing
  const { spelling, isAnyKnown } = await mend(deps, units, lexicon)
  // None of it is anywhere: nor are some of the words.
  if (spelling === null && !isAnyKnown) return nothing
  const meant = spelling === null ? units : unitsOf(termsIn(spelling), lexicon)
  const reading =
    (spelling && (await together(deps, meant, lexicon, isTyping))) ||
    (await mostOf(deps, meant, lexicon))
  if (!reading) return nothing
  const sought = meant.filter(({ text }) => !reading.leftOut.includes(text))
  return { ...reading, spelling, colorWords: colorWordsOf(sought, lexicon) }
}, 12)

const readWords = (deps: Deps, search: string, isTyping: boolean): Promise<Reading> =>
  read(deps, JSON.stringify({ search: search.toLowerCase(), isTyping }))

interface Searching {
  readonly search: string
  /** The code of the currency that prices are said in where the search names none. */
  readonly currency?: string | undefined
}

/**
 * What a search is understood as, and its words that ask for a thing.
 *
 * @param isTyping whether its last word may go on
 */
export const readSearch = async (
  deps: Deps,
  { search, currency: chosen }: Searching,
  isTyping = false,
): Promise<Reading & { readonly rest: string }> => {
  const currencies = await readCurrencies(deps)
  const { rest, said, price: typed, isReduced, sort } = askedIn(search, currencies)
  if (said === '') return { ...(await readWords(deps, rest, isTyping)), rest }
  const inShops = (amount: number | null) =>
    amount === null ? null : inDefault(amount, typed?.currency ?? null, chosen, currencies)
  const price = typed && { ...typed, least: inShops(typed.least), most: inShops(typed.most) }
  const reading =
    rest === '' ? { ...nothing, query: undefined } : await readWords(deps, rest, isTyping)
  const colorWords = reading.colorWords.map((one) => ({
    ...one,
    without: `${one.without} ${said}`.trim(),
  }))
  return { ...reading, colorWords, price, isReduced, sort, rest }
}
