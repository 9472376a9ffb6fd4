/** Words that name colours, and things as well. */
import type { Deps } from '../deps.ts'
import { joined } from './fold.ts'
import { found } from './found.ts'
import { allOf, isColor, type Unit, unitQuery } from './query.ts'
import type { Lexicon } from './synonyms.ts'

/**
 * A lexicon in which a word is no colour that says what a thing is which the other words find: `skin cream`,
 * and an Arabic lipstick, which is called a red one.
 */
export const withThings = async (
  deps: Deps,
  units: readonly Unit[],
  lexicon: Lexicon,
): Promise<Lexicon> => {
  const colored = units.filter((unit) => isColor(unit, lexicon))
  if (units.length < 2) return lexicon
  const areThings = await found(
    deps,
    colored.map((color) =>
      allOf(
        units.map((unit) =>
          unit === color
            ? unitQuery(unit, { where: 'head', isStart: false }, lexicon)
            : unitQuery(unit, { where: 'names', isStart: true }, lexicon),
        ),
      ),
    ),
  )
  const things = new Set(
    colored.flatMap(({ own }, at) => (areThings[at] ? own.map((stems) => joined(stems)) : [])),
  )
  return { ...lexicon, colors: new Map([...lexicon.colors].filter(([word]) => !things.has(word))) }
}
