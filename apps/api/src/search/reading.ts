/**
 * What a search asks for (decision 046): from what is meant most probably to what is better than nothing.
 * The first reading that finds something in the shop is the search's, whatever it is filtered by.
 */
import { type SQL, sql } from 'drizzle-orm'
import type { Merit } from '../catalogue/find.ts'
import type { Deps } from '../deps.ts'
import { memo } from '../memo.ts'
import { allOf, joinedAt, type Look, saidIn, type Unit, unitQuery, unitsOf } from './query.ts'
import { type Lexicon, readLexicon } from './synonyms.ts'
import { nearest } from './words.ts'

/** A search as it is understood. */
export interface Reading {
  /** The tsquery that finds its products; null where nothing does. */
  readonly query: string | null
  /** What puts a product first: what it must match, and how much that is worth. */
  readonly merits: readonly Merit[]
  /** The tsquery of those whose own name or kind is asked for: of very many products these come first. */
  readonly best: string | null
  /** What was probably meant by words that nothing is called; null where all are known. */
  readonly spelling: string | null
  /** Words without which it was looked for, since nothing has all of them. */
  readonly leftOut: readonly string[]
}

const nothing: Reading = { query: null, merits: [], best: null, spelling: null, leftOut: [] }

/** Which of the queries find a listed product. */
const found = async ({ db }: Deps, queries: readonly (string | null)[]): Promise<boolean[]> => {
  if (queries.every((query) => query === null)) return queries.map(() => false)
  // Each for itself, since the planner has to know which words are rare; and by the index, which it would
  // not ask where one row is wanted and it hopes to come by one soon: most that is tried is nowhere.
  const asked = queries.map(
    (query): SQL =>
      query === null
        ? sql`false`
        : sql`exists (
          with found as materialized (
            select d.product_id from search_documents d where d.document @@ ${query}::tsquery)
          select from found join products p on p.id = found.product_id where p.is_listed)`,
  )
  const { rows } = await db.execute<{ found: boolean[] }>(
    sql`select array[${sql.join(asked, sql`, `)}] as found`,
  )
  return rows[0]?.found ?? []
}

type Places = 'names' | 'everywhere'

/** A unit and how it is looked for. */
interface Looked {
  readonly unit: Unit
  readonly isStart: boolean
}

/** Words that the shop has are looked for as they are, others as beginnings. */
const lookFor = async (deps: Deps, units: readonly Unit[], where: Places, lexicon: Lexicon) => {
  const whole = { where, isStart: false }
  const known = await found(
    deps,
    units.map((unit) => unitQuery({ ...unit, synonyms: [] }, whole, lexicon)),
  )
  return units.map(
    (unit, at): Looked => ({
      unit,
      isStart: !known[at] && unit.synonyms.length === 0,
    }),
  )
}

const queryOf = (looked: readonly Looked[], where: Places, lexicon: Lexicon) =>
  allOf(looked.map(({ unit, isStart }) => unitQuery(unit, { where, isStart }, lexicon)))

const worths: readonly [number, Look['where']][] = [
  [2, 'A'],
  [2, 'head'],
  [1, 'B'],
  [2, 'kind'],
  [1, 'C'],
]

/** Most is worth what says what the thing is, its name's own word or its kind; then the rest of the name. */
const meritsOf = (looked: readonly Looked[], lexicon: Lexicon): Reading['merits'] =>
  looked.flatMap(({ unit, isStart }) =>
    [
      ...worths.map(([worth, where]) => ({
        worth,
        query: unitQuery(unit, { where, isStart }, lexicon),
      })),
      // Of words that begin so, the very word.
      ...(isStart
        ? [{ worth: 2, query: unitQuery(unit, { where: 'names', isStart: false }, lexicon) }]
        : []),
    ].flatMap(({ worth, query }) => (query === null ? [] : [{ worth, query }])),
  )

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
const readingOf = (looked: readonly Looked[], query: string | null, lexicon: Lexicon): Reading => ({
  ...nothing,
  query,
  merits: meritsOf(looked, lexicon),
  best: bestOf(looked, lexicon),
})

interface Way {
  readonly looked: readonly Looked[]
  readonly where: Places
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
  const said = await lookFor(deps, units, 'everywhere', lexicon)
  const starts = units.map((unit) => ({ unit, isStart: true }))
  const ways: Way[] = [
    ...asOne.map((looked): Way => ({ looked, where: 'names' })),
    { looked: starts, where: 'names' },
    { looked: said, where: 'everywhere' },
    { looked: starts, where: 'everywhere' },
  ]
  return firstFound(deps, ways, lexicon)
}

/** Every choice of some of the units, those of most units first. */
const choices = (units: readonly Unit[]): Unit[][] =>
  Array.from({ length: 2 ** units.length - 1 }, (_, mask) =>
    units.filter((_, at) => (mask >> at) & 1),
  )
    .filter(({ length }) => length > 0)
    .sort((one, other) => other.length - one.length)

/** Most of the words; of as many, those that say what it is: a red shoe is a shoe first. */
const mostOf = async (
  deps: Deps,
  units: readonly Unit[],
  lexicon: Lexicon,
): Promise<Reading | null> => {
  if (units.length < 2) return null
  const named = await lookFor(deps, units, 'names', lexicon)
  const startOf = new Map(named.map(({ unit, isStart }) => [unit, isStart]))
  const looked = (some: readonly Unit[]) =>
    some.map((unit) => ({ unit, isStart: startOf.get(unit) ?? false }))
  const some = choices(units)
  const [findable, heads, kinds] = [
    await found(
      deps,
      some.map((choice) => queryOf(looked(choice), 'names', lexicon)),
    ),
    await found(
      deps,
      units.map((unit) => unitQuery(unit, { where: 'head', isStart: false }, lexicon)),
    ),
    await found(
      deps,
      units.map((unit) => unitQuery(unit, { where: 'kind', isStart: false }, lexicon)),
    ),
  ]
  const weight = (unit: Unit) => {
    const at = units.indexOf(unit)
    // Of two kinds the last is the thing in English, and no worse a guess than the first elsewhere.
    return (heads[at] ? 20 : 0) + (kinds[at] ? 10 : 0) + at
  }
  const worth = (choice: readonly Unit[]) => choice.reduce((sum, unit) => sum + weight(unit), 0)
  const [best] = some
    .filter((_, at) => findable[at])
    .sort((one, other) => other.length - one.length || worth(other) - worth(one))
  if (!best) return null
  return {
    ...readingOf(looked(best), queryOf(looked(best), 'names', lexicon), lexicon),
    leftOut: units.filter((unit) => !best.includes(unit)).map(({ text }) => text),
  }
}

/** The words that nothing begins with, as the shop spells what is most like them. */
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
  return spelling === units.map(({ text }) => text).join(' ') ? null : spelling
}

const read = memo(async (deps, key): Promise<Reading> => {
  const { search, isTyping } = JSON.parse(key) as { search: string; isTyping: boolean }
  const lexicon = await readLexicon(deps)
  const units = unitsOf(saidIn(search), lexicon)
  const all = await together(deps, units, lexicon, isTyping)
  if (all) return all
  const spelling = units.length > 0 ? await mend(deps, units, lexicon) : null
  const meant = spelling === null ? units : unitsOf(saidIn(spelling), lexicon)
  const reading =
    (spelling && (await together(deps, meant, lexicon, isTyping))) ||
    (await mostOf(deps, meant, lexicon))
  return reading ? { ...reading, spelling } : nothing
}, 12)

/**
 * What a search is understood as.
 *
 * @param isTyping whether its last word may go on
 */
export const readSearch = (deps: Deps, search: string, isTyping = false): Promise<Reading> =>
  read(deps, JSON.stringify({ search: search.toLowerCase(), isTyping }))
