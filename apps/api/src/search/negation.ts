/** Words that say of the next one that it is not wanted. */
import { folded } from './fold.ts'

const negations = new Set(
  'no not non without except بدون بلا ليس ليست بجز جز غير'
    .split(' ')
    .map((word) => folded(word).trim()),
)

/** @param word as it is compared, folded */
export const isNegation = (word = ''): boolean => negations.has(word)
