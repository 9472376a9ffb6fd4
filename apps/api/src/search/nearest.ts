/** Whether what a search finds is what it names, or only what comes nearest to it (decision 046). */
import type { Deps } from '../deps.ts'
import { headOf } from './document.ts'
import { found } from './found.ts'
import type { Reading } from './looking.ts'
import { allOf, isColor, isNumber, type Unit, unitQuery } from './query.ts'
import type { Lexicon } from './synonyms.ts'

/** The word of a search that says what is looked for; null where it names a colour or a number only. */
const thingOf = (search: string, units: readonly Unit[], lexicon: Lexicon): Unit | null => {
  const telling = units.filter((unit) => !isNumber(unit) && !isColor(unit, lexicon))
  const [head = ''] = headOf(search)
  return telling.find(({ own }) => own.flat().includes(head)) ?? telling.at(-1) ?? null
}

/**
 * How what a reading finds is to what is looked for.
 *
 * @param units the search's words that it finds
 * @returns null where it is called so; `nearest` where another thing is meant that comes near, `mentioned` where
 * only what is said of it has the word, `elsewhere` where something else is called so, without the other words
 */
export const nearnessOf = async (
  deps: Deps,
  search: string,
  units: readonly Unit[],
  { query, isNamed }: Pick<Reading, 'query' | 'isNamed'>,
  lexicon: Lexicon,
): Promise<Reading['nearness'] | 'elsewhere'> => {
  const thing = thingOf(search, units, lexicon)
  if (!query || !thing || (isNamed && !thing.isNear)) return null
  // What is only near to it is called otherwise.
  const itself = { ...thing, synonyms: thing.isNear ? [] : thing.synonyms }
  // What the shop has none of is no word beside another thing's: a table-tennis bat is no table.
  const places = thing.isNear ? (['head', 'kind'] as const) : (['names'] as const)
  const called = (isStart: boolean) =>
    places.flatMap((where) => unitQuery(itself, { where, isStart }, lexicon) ?? []).join(' | ')
  const [isCalled, isElsewhere] = await found(deps, [
    allOf([query, called(true) || null]),
    called(false) || null,
  ])
  if (isCalled) return null
  if (isElsewhere) return 'elsewhere'
  return thing.isNear ? 'nearest' : 'mentioned'
}
