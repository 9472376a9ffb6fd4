/**
 * What a search asks for (decision 046): from what is meant most probably to what is better than nothing.
 * The first reading that finds something in the shop is the search's, whatever it is filtered by.
 */
import type { Deps } from '../deps.ts'
import { memo } from '../memo.ts'
import { readCurrencies } from '../settings/service.ts'
import { apart, kindApart } from './apart.ts'
import { type Asked, askedIn } from './asked.ts'
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
import { mostOf } from './most.ts'
import { leavingSome } from './narrowing.ts'
import { joinedAt, termsIn, type Unit, unitQuery, unitsOf } from './query.ts'
import { readSizeNames } from './sizes.ts'
import { type Lexicon, readLexicon } from './synonyms.ts'
import { withThings } from './things.ts'
import { nearest } from './words.ts'

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
  const which = (await found(deps, queries)).indexOf(true)
  const way = ways[which]
  const query = queries[which]
  if (!way || !query) return null
  return {
    ...readingOf(way.looked, query, lexicon),
    isNamed: way.where === 'names',
    spelling: way.begun ?? null,
  }
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
  const begun = begunOf(named, isTyping)
  const first = await firstFound(deps, [{ looked: typed, where: 'names', begun }], lexicon)
  if (first) return first
  const pairs = units.slice(1).map((_, at) => joinedAt(units, at))
  const asOne = pairs.map((pair) => pair.map((unit) => ({ unit, isStart: false })))
  const looked = await lookFor(deps, units, 'everywhere', lexicon)
  const starts = units.map((unit) => ({ unit, isStart: true }))
  const ways: Way[] = [
    ...asOne.map((looked): Way => ({ looked, where: 'names' })),
    { looked: starts, where: 'names', begun },
    { looked, where: 'everywhere', begun: begunOf(looked, isTyping) },
    { looked: starts, where: 'everywhere', begun: begunOf(looked, isTyping) },
  ]
  return firstFound(deps, ways, lexicon)
}

/** Which words the shop has, and with which a word of its names begins. */
const knownOf = async (deps: Deps, units: readonly Unit[], lexicon: Lexicon) => {
  const which = (where: Scope, isStart: boolean) =>
    found(
      deps,
      units.map((unit) => unitQuery(unit, { where, isStart }, lexicon)),
    )
  const [whole, begun] = await Promise.all([which('everywhere', false), which('names', true)])
  return units.map((_, at) => ({ isKnown: whole[at] ?? false, isBegun: begun[at] ?? false }))
}

/**
 * The words that the shop does not have, as two, or as it spells what is most like them.
 *
 * @returns null as the spelling where none is spelt otherwise
 */
const mend = async (deps: Deps, units: readonly Unit[], lexicon: Lexicon) => {
  const known = await knownOf(deps, units, lexicon)
  const isStrange = (at: number) => !known[at]?.isKnown && !known[at]?.isBegun
  const split = await Promise.all(
    units.map((unit, at) => (isStrange(at) ? apart(deps, unit, lexicon) : null)),
  )
  const spelt = await nearest(
    deps,
    units.map(({ text }, at) => ({
      text: split[at] ?? text,
      isKnown: known[at]?.isKnown || split[at] !== null,
      isBegun: known[at]?.isBegun ?? false,
    })),
  )
  const mended = await Promise.all(
    units.map(async (unit, at) => {
      const text = spelt[at] ?? unit.text
      const isMended = text !== unit.text || !isStrange(at)
      return isMended ? text : ((await kindApart(deps, unit, lexicon)) ?? text)
    }),
  )
  const spelling = mended.join(' ')
  const isSame = spelling === units.map(({ text }) => text).join(' ')
  return {
    spelling: isSame ? null : spelling,
    isAnyKnown: known.some(({ isKnown, isBegun }) => isKnown || isBegun),
  }
}

/** The words that ask for colours, by what they are or what means the same, and the others. */
const coloredBy = (
  units: readonly Unit[],
  { colors }: Lexicon,
): Pick<Reading, 'colorWords' | 'uncolored'> => {
  const textOf = (some: readonly Unit[]) => some.map(({ text }) => text).join(' ')
  const words = units.flatMap((unit): (ColorWord & { unit: Unit })[] => {
    const ways = [...unit.own, ...unit.synonyms]
    const ids = new Set(ways.flatMap((stems) => colors.get(joined(stems)) ?? []))
    const without = textOf(units.filter((other) => other !== unit))
    return ids.size > 0 ? [{ unit, word: unit.text, colors: [...ids], without }] : []
  })
  return {
    colorWords: words.map(({ unit, ...word }) => word),
    uncolored: textOf(units.filter((one) => words.every(({ unit }) => unit !== one))),
  }
}

const read = memo(async (deps, key): Promise<Reading> => {
  const { search, isTyping } = JSON.parse(key) as { search: string; isTyping: boolean }
  const whole = await readLexicon(deps)
  const units = unitsOf(termsIn(search), whole)
  const lexicon = await withThings(deps, units, whole)
  const all = await together(deps, units, lexicon, isTyping)
  if (all) return { ...all, ...coloredBy(units, lexicon) }
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
  return { ...reading, spelling, ...coloredBy(sought, lexicon) }
}, 12)

const readWords = (deps: Deps, search: string, isTyping: boolean): Promise<Reading> =>
  read(deps, JSON.stringify({ search: search.toLowerCase(), isTyping }))

interface Searching {
  readonly search: string
  /** The code of the currency that prices are said in where the search names none. */
  readonly currency?: string | undefined
}

interface Understood extends Reading {
  /** Its words that ask for a thing. */
  readonly rest: string
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
): Promise<Understood> => {
  const currencies = await readCurrencies(deps)

  const understood = async ({
    rest,
    said,
    price,
    size,
    sale,
    sort,
  }: Asked): Promise<Understood> => {
    const reading =
      rest === '' ? { ...nothing, query: undefined } : await readWords(deps, rest, isTyping)
    if (said === '') return { ...reading, rest }
    const inShops = (amount: number | null) =>
      amount === null ? null : inDefault(amount, price?.currency ?? null, chosen, currencies)
    const withSaid = (text: string) => `${text} ${said}`.trim()
    return {
      ...reading,
      colorWords: reading.colorWords.map((one) => ({ ...one, without: withSaid(one.without) })),
      uncolored: withSaid(reading.uncolored),
      price: price && { ...price, least: inShops(price.least), most: inShops(price.most) },
      size,
      sale,
      sort,
      rest,
    }
  }

  // A letter may become much else.
  const sized = isTyping ? null : askedIn(search, currencies, await readSizeNames(deps))
  if (sized?.size) {
    const reading = await leavingSome(deps, await understood(sized))
    // What it would leave nothing in is no size: the word is one like any other.
    if (reading.size) return reading
  }
  const asked = askedIn(search, currencies)
  const reading = await understood(asked)
  const { orPriced } = asked
  if (reading.isNamed || !orPriced?.rest) return leavingSome(deps, reading)
  // What names nothing is a price where its currency says so, or where something that has all other words costs that.
  const isSure = orPriced.price?.currency != null
  const priced = await understood(orPriced)
  if (!priced.query || (priced.leftOut.length > 0 && !isSure)) return leavingSome(deps, reading)
  const some = await leavingSome(deps, priced)
  return some.price !== null || isSure ? some : leavingSome(deps, reading)
}
