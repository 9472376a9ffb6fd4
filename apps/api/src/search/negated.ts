/** What a search says is not wanted: `dress not red`, `shirt without collar`. */
import { folded } from './fold.ts'

const negations = new Set(
  'not without except بدون بلا ليس ليست بجز جز غير'.split(' ').map((word) => folded(word).trim()),
)

interface Negated {
  /** The words that say so, as they were typed. */
  readonly negated: string
  /** What is left to look for. */
  readonly rest: string
}

/** Null where nothing is said so, or nothing is left. A negation is of the word after it. */
export const negatedIn = (search: string): Negated | null => {
  const words = search.trim().split(/\s+/)
  const isNegation = (word = '') => negations.has(folded(word).trim())
  const isNegated = (at: number) => isNegation(words[at]) || isNegation(words[at - 1])
  const textOf = (some: readonly string[]) => some.join(' ')
  const negated = textOf(words.filter((_, at) => isNegated(at)))
  const rest = textOf(words.filter((_, at) => !isNegated(at)))
  return negated === '' || rest === '' ? null : { negated, rest }
}
