/** A search of which nothing has all words: which of them are looked for instead (decision 046). */
import { countProducts } from '../catalogue/counts.ts'
import type { Deps } from '../deps.ts'
import { isContainer, isSaidOf } from './containers.ts'
import { headOf, thingIn } from './document.ts'
import { stemsOf } from './fold.ts'
import { found } from './found.ts'
import { type Looked, lookFor, queryOf, type Reading, readingOf, type Scope } from './looking.ts'
import { audience, persons } from './persons.ts'
import { isColor, isNumber, termsIn, type Unit, unitQuery, unitsOf } from './query.ts'
import type { Lexicon } from './synonyms.ts'

/** Every choice of some of these. */
const choices = <One>(all: readonly One[]): One[][] =>
  Array.from({ length: 2 ** all.length - 1 }, (_, mask) =>
    all.filter((_, at) => ((mask + 1) >> at) & 1),
  )

/** Of two kinds the last is the thing in Latin letters, the first in Arabic ones. */
const placeOf = ({ text }: Unit, at: number, all: number) =>
  /[\u0600-\u06ff]/.test(text) ? all - at : at + 1

const isOneOf = (set: ReadonlySet<string>, { own: [parts = []] }: Unit) =>
  parts.every((part) => set.has(part))

const isAudience = (unit: Unit) => isOneOf(audience, unit) || isOneOf(persons, unit)

/** More than all that a word may tell otherwise. */
const ofTheThing = 100

/** Whether a search says itself that this is the thing among its words: `perfume for men`. */
const isSaidThing = (search: string, { own }: Unit) =>
  thingIn(search) !== search && headOf(search).some((stem) => own.flat().includes(stem))

/** How much each unit tells what is looked for; one that only begins so tells half as much. */
const tellingOf = async (
  deps: Deps,
  search: string,
  looked: readonly Looked[],
  lexicon: Lexicon,
) => {
  const [heads, kinds] = await Promise.all(
    (['head', 'kind'] as const).map((where) =>
      found(
        deps,
        looked.map(({ unit, isStart }) => unitQuery(unit, { where, isStart }, lexicon)),
      ),
    ),
  )
  const worthOf = ({ unit, isStart }: Looked, at: number) => {
    if (isNumber(unit)) return 0
    if (isAudience(unit)) return 0.7
    if (isSaidThing(search, unit)) return ofTheThing
    // A colour tells more than a number only, though things are called so: a lipstick is `أحمر شفاه`.
    if (isColor(unit, lexicon)) return 0.5
    const named = (heads?.[at] ? 20 : 0) + (kinds?.[at] ? 10 : 0)
    return (isStart ? named / 2 : named) + placeOf(unit, at, looked.length)
  }
  return new Map(looked.map((one, at) => [one.unit, worthOf(one, at)]))
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

/**
 * The words of a search without what its things come in, and how many: of a set of knives the knives. None where that
 * is not sure: a red bag is a bag, and a chocolate box may be a box.
 */
const contentOf = async (
  deps: Deps,
  search: string,
  looked: readonly Looked[],
  lexicon: Lexicon,
): Promise<readonly Looked[]> => {
  const inside = looked.filter(({ unit }, at) => !isContainer(search, unit, at) && !isNumber(unit))
  const counted = looked.filter(({ unit }) => isNumber(unit)).length
  if (inside.length + counted === looked.length || inside.length === 0) return []
  if (isSaidOf(search, looked)) return inside
  const called = await found(
    deps,
    inside.flatMap(({ unit, isStart }) =>
      (['head', 'kind'] as const).map((where) => unitQuery(unit, { where, isStart }, lexicon)),
    ),
  )
  return called.includes(true) ? inside : []
}

/** Words that say nothing without the one beside them: `gluten free`, `plant based`. */
const hollow = new Set(stemsOf('free made based style type friendly proof'))

const isColorAlone = (looked: readonly Looked[], lexicon: Lexicon) =>
  looked.some(({ unit }) => isColor(unit, lexicon)) &&
  looked.every(({ unit }) => isColor(unit, lexicon) || isNumber(unit))

/** Of so many products one is described with it: that says nothing. */
const oneIn = 10

/** Whether a word that only descriptions have is in too many of them to tell what the others ask for: `card holder`. */
async function isCommon(deps: Deps, query: string | null): Promise<boolean> {
  const [some, all] = await Promise.all([
    countProducts(deps, { matching: query }),
    countProducts(deps, {}),
  ])
  return some * oneIn > all
}

/** Most of the words; of as many, those that say what it is: a red shoe is a shoe first. */
const most = async (
  deps: Deps,
  search: string,
  units: readonly Unit[],
  lexicon: Lexicon,
): Promise<Reading | null> => {
  if (units.length < 2) return null
  for (const where of ['names', 'everywhere'] as const) {
    const looked = await lookFor(deps, units, where, lexicon)
    const content = await contentOf(deps, search, looked, lexicon)
    const inside = await largestFound(deps, content, where, lexicon)
    const some = inside.length > 0 ? inside : await largestFound(deps, looked, where, lexicon)
    const telling = some.length > 1 ? await tellingOf(deps, search, looked, lexicon) : new Map()
    const worth = (choice: readonly Looked[]) =>
      choice.reduce((sum, { unit }) => sum + (telling.get(unit) ?? 0), 0)
    const [best] = some.toSorted((one, other) => worth(other) - worth(one))
    // Whatever has its colour is no answer to who asks for `red wine`.
    if (!best || isColorAlone(best, lexicon)) continue
    if (best.every(({ unit }) => isOneOf(hollow, unit))) continue
    const isSaidOnly = where === 'everywhere' && best.length < 2
    if (isSaidOnly && (await isCommon(deps, queryOf(best, where, lexicon)))) continue
    const used = new Set(best.map(({ unit }) => unit))
    return {
      ...readingOf(best, queryOf(best, where, lexicon), lexicon),
      leftOut: units
        .filter((unit) => !used.has(unit) && !isOneOf(persons, unit))
        .map(({ text }) => text),
    }
  }
  return null
}

/** How many words are not looked for that say what it is, and not for whom. */
const lost = (reading: Reading | null) =>
  reading
    ? stemsOf(reading.leftOut.join(' ')).filter((stem) => !audience.has(stem)).length
    : Number.POSITIVE_INFINITY

/** Most of a search's words; `shoes men` is one thing, unless without `men` it can be the running shoes that were asked for. */
export const mostOf = async (
  deps: Deps,
  search: string,
  units: readonly Unit[],
  lexicon: Lexicon,
): Promise<Reading | null> => {
  const grouped = await most(deps, search, units, lexicon)
  const single = termsIn(search).flatMap((term) => unitsOf([term], lexicon))
  if (single.length === units.length || !single.some(isAudience)) return grouped
  const apart = await most(deps, search, single, lexicon)
  return lost(apart) < lost(grouped) ? apart : grouped
}
