/** Words that say of what comes next that it is not wanted. */
import { phraseAt, phrases } from './prices.ts'

const negations =
  phrases(`no, not, non, neither, nor, without, except, except for, excluding, other than, anything but, any color but, any colour but
  everything but, but not, but no, apart from, rather than, instead of
  بدون, بلا, ولا, ليس, ليست, ليس له, غير, من غير, ما عدا, ماعدا, عدا, سوى, إلا, باستثناء, دون
  نه, بجز, به جز, جز, غیر, غیر از, به غیر از, بغیر از`)

/** How many words say so there; 0 where none does. The words are folded. */
export const negationAt = (words: readonly string[], at: number): number =>
  phraseAt(negations, words, at)

const longest = Math.max(...negations.map(({ length }) => length))

/** Whether what begins there is not wanted. */
export const isNegated = (words: readonly string[], at: number): boolean =>
  Array.from({ length: Math.min(longest, at) }, (_, less) => less + 1).some(
    (length) => negationAt(words, at - length) === length,
  )
