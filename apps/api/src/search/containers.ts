/** What things come in: of a set of knives the knives are looked for, and of three packs of socks the socks. */
import { stemsOf } from './fold.ts'
import type { Looked } from './looking.ts'
import type { Unit } from './query.ts'

const containers = new Set(
  stemsOf('set box pack packet bundle kit علبة عبوة طقم باكيت جعبه بسته ست پک'),
)

/** These are things themselves; they only hold others where that is said: `bag of rice`. */
const holders = new Set(
  stemsOf(
    'bag bottle jar can carton case tin tube bunch pair piece bar cup glass kilo kg dozen sack',
  ),
)

const isArabic = ({ text }: Unit) => /[\u0600-\u06ff]/.test(text)
const isOf = (set: ReadonlySet<string>, { own: [parts = []] }: Unit) =>
  parts.length > 0 && parts.every((part) => set.has(part))

const hasOf = (search: string) => /\sof\s/i.test(search)

/** Whether the word there holds what is looked for: in Arabic letters the first one does, in Latin ones any. */
export const isContainer = (search: string, unit: Unit, at: number): boolean =>
  (isOf(containers, unit) && (!isArabic(unit) || at === 0)) ||
  (hasOf(search) && isOf(holders, unit))

/** Whether a search says itself which of its words holds the other. */
export const isSaidOf = (search: string, looked: readonly Looked[]): boolean =>
  hasOf(search) || (looked[0] !== undefined && isArabic(looked[0].unit))
