/** Looking for words: which of them the shop has, and what a search comes to that is looked for so. */
import type { HelpTopic } from '@shop/contract'
import type { Ranking } from '../catalogue/order.ts'
import type { Deps } from '../deps.ts'
import type { Price, Sale, Values } from './asked.ts'
import { joined } from './fold.ts'
import { foundAsMeant } from './found.ts'
import { allOf, type Look, type Unit, unitQuery } from './query.ts'
import type { Lexicon } from './synonyms.ts'

/** A search as it is understood. */
export interface Reading extends Ranking {
  /** The tsquery that finds its products; null where nothing does, undefined where no thing is asked for. */
  readonly query: string | null | undefined
  /** The tsquery of those whose own name or kind is asked for: of very many products these come first. */
  readonly best: string | null
  /** Whether all its words stand in what names the products, not only in what is said of them. */
  readonly isNamed: boolean
  /**
   * Where nothing is called what it looks for, what is found instead: what comes nearest, or what is only described
   * with its words. Null where it is called so.
   */
  readonly nearness: 'nearest' | 'mentioned' | null
  /** What was probably meant by words that nothing is called; null where all are known. */
  readonly spelling: string | null
  /** Words without which it was looked for, since nothing has all of them. */
  readonly leftOut: readonly string[]
  /** Its words that ask for colours, each with their ids and the search without it. */
  readonly colorWords: readonly ColorWord[]
  /** The search without all of these; empty where it asks for nothing else. */
  readonly uncolored: string
  /** Its words that name a category which all that it finds is of; null where there are none. */
  readonly categoryWord: CategoryWord | null
  /** What it says of prices, in the shop's default currency. */
  readonly price: Omit<Price, 'currency'> | null
  /** The values of filters that it asks for. */
  readonly values: Values
  /** How what is reduced is asked for; null where all is. */
  readonly sale: Sale | null
  /** What it asks for help with; null where it asks for a thing. */
  readonly helpTopic: HelpTopic | null
}

export interface ColorWord {
  readonly word: string
  readonly colors: readonly number[]
  readonly without: string
}

export interface CategoryWord {
  readonly word: string
  readonly categoryId: number
  /** Null where the category itself is named. */
  readonly subCategoryId: number | null
  /** The search without it. */
  readonly without: string
}

export const nothing: Reading = {
  query: null,
  merits: [],
  best: null,
  isNamed: false,
  nearness: null,
  spelling: null,
  leftOut: [],
  colorWords: [],
  uncolored: '',
  categoryWord: null,
  price: null,
  values: {},
  sale: null,
  helpTopic: null,
  sort: null,
}

export type Scope = 'names' | 'everywhere'

/** A unit and how it is looked for. */
export interface Looked {
  readonly unit: Unit
  readonly isStart: boolean
}

/** A word of no more letters is the beginning of too many others: a rug is no rugged boot, and a mat no match. */
const shortestStart = 3

const mayBegin = ({ text }: Unit): boolean => [...text].length > shortestStart

/** Words that the shop has, or that have synonyms, are looked for as they are, others as beginnings. */
export const lookFor = async (
  deps: Deps,
  units: readonly Unit[],
  where: Scope,
  lexicon: Lexicon,
) => {
  const hasSynonyms = ({ synonyms }: Unit) => synonyms.length > 0
  const known = await foundAsMeant(
    deps,
    units.map((unit) =>
      hasSynonyms(unit) ? null : unitQuery(unit, { where, isStart: false }, lexicon),
    ),
  )
  return units.map(
    (unit, at): Looked => ({
      unit,
      isStart: !known[at] && !hasSynonyms(unit) && mayBegin(unit),
    }),
  )
}

export const queryOf = (looked: readonly Looked[], where: Scope, lexicon: Lexicon) =>
  allOf(looked.map(({ unit, isStart }) => unitQuery(unit, { where, isStart }, lexicon)))

const worths: readonly [number, Look['where']][] = [
  [2, 'A'],
  [4, 'head'],
  [1, 'B'],
  [2, 'kind'],
  [1, 'C'],
]

/** Whether it, or what means the same, is a colour. */
const namesColor = ({ own, synonyms }: Unit, { colors }: Lexicon) =>
  [...own, ...synonyms].some((parts) => colors.has(joined(parts)))

/** What has all words in its name stands before what only has the colour among them: green tea before green teapots. */
const calledWhole = (looked: readonly Looked[], lexicon: Lexicon): Reading['merits'] => {
  if (looked.length < 2 || !looked.some(({ unit }) => namesColor(unit, lexicon))) return []
  const query = allOf(
    looked.map(({ unit, isStart }) => unitQuery(unit, { where: 'A', isStart }, lexicon)),
  )
  return query === null ? [] : [{ worth: 4, query }]
}

/** Most is worth what says what the thing is, its name's own word or its kind; then the rest of the name. */
const meritsOf = (looked: readonly Looked[], lexicon: Lexicon): Reading['merits'] => [
  ...calledWhole(looked, lexicon),
  ...looked.flatMap(({ unit, isStart }) =>
    [
      ...worths.map(([worth, where]) => ({
        worth,
        query: unitQuery(unit, { where, isStart }, lexicon),
      })),
      // Gold before rose gold.
      ...(namesColor(unit, lexicon)
        ? [
            { worth: 3, query: unitQuery(unit, { where: 'wholeColor', isStart }, lexicon) },
            // And the fruit before what has its colour.
            { worth: 3, query: unitQuery(unit, { where: 'head', isStart }, lexicon) },
          ]
        : []),
      // Of words that begin so, the very word.
      ...(isStart
        ? [{ worth: 2, query: unitQuery(unit, { where: 'names', isStart: false }, lexicon) }]
        : []),
    ].flatMap(({ worth, query }) => (query === null ? [] : [{ worth, query }])),
  ),
]

const bestOf = (looked: readonly Looked[], lexicon: Lexicon) =>
  allOf(
    looked.map(({ unit, isStart }) => {
      const ways = (['head', 'kind'] as const).map((where) =>
        unitQuery(unit, { where, isStart }, lexicon),
      )
      return ways.every((way) => way !== null) ? ways.join(' | ') : null
    }),
  )

/** What a search comes to that is looked for in this way. */
export const readingOf = (
  looked: readonly Looked[],
  query: string | null,
  lexicon: Lexicon,
): Reading => ({
  ...nothing,
  query,
  merits: meritsOf(looked, lexicon),
  best: bestOf(looked, lexicon),
})

/** A reading whose searches without a word still say what was said besides. */
export const withSaid = (reading: Reading, said: string): Reading => {
  const withIt = <Word extends { readonly without: string }>(word: Word): Word => ({
    ...word,
    without: `${word.without} ${said}`.trim(),
  })
  return {
    ...reading,
    colorWords: reading.colorWords.map(withIt),
    uncolored: `${reading.uncolored} ${said}`.trim(),
    categoryWord: reading.categoryWord && withIt(reading.categoryWord),
  }
}
