/** What things come in or are meant as: of a set of knives the knives are looked for, of a gift for a 5 year old toys. */
import { stemsOf } from './fold.ts'
import type { Looked } from './looking.ts'
import type { Unit } from './query.ts'

const containers = new Set(
  stemsOf(
    `set box pack packet bundle kit gift present birthday accessory gadget thing stuff item essential supply gear equipment
      علبة عبوة طقم باكيت هدية لوازم أدوات مستلزمات أغراض جعبه بسته ست پک هدیه کادو وسایل`,
  ),
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
