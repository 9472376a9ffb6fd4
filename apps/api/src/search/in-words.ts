/**
 * What the words of a search ask for (decision 046): from what is meant most probably to what is better than nothing.
 * The first reading that finds something in the shop is the search's, whatever it is filtered by.
 */
import type { Deps } from '../deps.ts'
import { memo } from '../memo.ts'
import { apart, kindApart } from './apart.ts'
import { sidesOf } from './both.ts'
import { brandFinder } from './brands.ts'
import { categoryIn } from './category-words.ts'
import { joined } from './fold.ts'
import { found } from './found.ts'
import { type ColorWord, nothing, type Reading, type Scope } from './looking.ts'
import { mostOf } from './most.ts'
import { nearnessOf } from './nearest.ts'
import { negatedIn, withoutNegated } from './negated.ts'
import { isColor, isNumber, termsIn, type Unit, unitQuery, unitsOf } from './query.ts'
import { type Lexicon, readLexicon } from './synonyms.ts'
import { withThings } from './things.ts'
import { asBeginning, type Typed, together } from './together.ts'
import { nearest } from './words.ts'

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
 * Which words the shop has, and those that it does not have as two, or as it spells what is most like them.
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
    known: units.filter((unit, at) => known[at]?.isKnown && !isNumber(unit)),
    isApart: mended.some((text, at) => text !== units[at]?.text && text.includes(' ')),
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

/** A reading with what filters say as well as its words. */
const withFilters = async (
  deps: Deps,
  { isTyping }: Typed,
  units: readonly Unit[],
  reading: Reading,
  lexicon: Lexicon,
): Promise<Reading> => ({
  ...reading,
  ...coloredBy(units, lexicon),
  categoryWord: isTyping || !reading.query ? null : await categoryIn(deps, units, reading.query),
})

/** A search's words, and what has all of them together as they were typed. */
const readTogether = memo(async (deps, key) => {
  const typed: Typed = JSON.parse(key)
  const whole = await readLexicon(deps)
  const units = unitsOf(termsIn(typed.search), whole)
  const lexicon = await withThings(deps, units, whole)
  return { typed, units, lexicon, all: await together(deps, typed, units, lexicon) }
}, 12)

/** What has either of several things that a search asks for; null where one of them is not called so. */
const eitherOf = async (deps: Deps, { search, isTyping }: Typed): Promise<Reading | null> => {
  const sides = isTyping ? [] : sidesOf(search)
  const called = await Promise.all(sides.map((side) => isCalled(deps, side, isTyping)))
  if (sides.length === 0 || called.includes(false)) return null
  const reading = await read(deps, keyOf(sides.join(' or '), isTyping))
  // A red dress and black shoes are more than one word each: words of theirs would be left out.
  return reading.spelling === null && reading.leftOut.length === 0 ? reading : null
}

const read: (deps: Deps, key?: string) => Promise<Reading> = memo(
  async (deps, key): Promise<Reading> => {
    const { typed, units, lexicon, all } = await readTogether(deps, key)
    const { search } = typed
    const not = negatedIn(search) && negatedIn(search, await brandFinder(deps, search))
    const isNamed = all?.isNamed && all.spelling === null
    const either = isNamed || not ? null : await eitherOf(deps, typed)
    if (either) return either
    if (all && (isNamed || !not)) return withFilters(deps, typed, units, all, lexicon)
    if (units.length === 0) return nothing
    if (not) {
      const reading =
        not.rest === ''
          ? { ...nothing, query: undefined }
          : await read(deps, JSON.stringify({ ...typed, search: not.rest }))
      return withoutNegated(deps, reading, not, lexicon)
    }
    const { spelling, known, isApart, isAnyKnown } = await mend(deps, units, lexicon)
    // None of it is anywhere: nor are some of the words.
    if (spelling === null && !isAnyKnown) return nothing
    const meant = spelling === null ? units : unitsOf(termsIn(spelling), lexicon)
    const mended = { ...typed, search: spelling ?? search }
    const asMended = spelling === null ? null : await together(deps, mended, meant, lexicon)
    const isTelling = known.some((unit) => !isColor(unit, lexicon))
    if (!asMended && spelling !== null && isTelling && !isApart) {
      // What looks like a word is nothing with the others, which say what is looked for as they are.
      const text = known.map((unit) => unit.text).join(' ')
      const reading = await read(deps, JSON.stringify({ ...typed, search: text }))
      const strange = units.filter((unit) => !known.includes(unit)).map((unit) => unit.text)
      if (reading.query) return { ...reading, leftOut: [...reading.leftOut, ...strange] }
    }
    const reading = asMended ?? (await mostOf(deps, mended.search, meant, lexicon))
    if (!reading) return asBeginning(deps, typed, units, lexicon)
    const sought = meant.filter(({ text }) => !reading.leftOut.includes(text))
    const nearness =
      reading.nearness ?? (await nearnessOf(deps, mended.search, sought, reading, lexicon))
    const told = { ...reading, nearness: nearness === 'elsewhere' ? null : nearness, spelling }
    return withFilters(deps, typed, sought, told, lexicon)
  },
  12,
)

const keyOf = (search: string, isTyping: boolean) =>
  JSON.stringify({ search: search.toLowerCase(), isTyping } satisfies Typed)

export const readWords = (deps: Deps, search: string, isTyping: boolean): Promise<Reading> =>
  read(deps, keyOf(search, isTyping))

/** Whether something is called so, as it was typed. */
export const isCalled = async (deps: Deps, search: string, isTyping: boolean): Promise<boolean> => {
  const { all } = await readTogether(deps, keyOf(search, isTyping))
  return all?.spelling === null && all.isNamed
}
