/** Searches for several things: `plates and bowls` (decision 046). */
import { folded } from './fold.ts'

const conjunctions = new Set(['and', '&', '+', 'plus', 'و'])

/** What stands between the conjunctions of a search, where there are any. */
export const sidesOf = (search: string): string[] => {
  const sides = [['']]
  for (const word of search.split(/\s+/))
    if (conjunctions.has(folded(word).trim())) sides.push([])
    else sides.at(-1)?.push(word)
  const texts = sides.map((words) => words.join(' ').trim()).filter((text) => text !== '')
  return texts.length > 1 ? texts : []
}
