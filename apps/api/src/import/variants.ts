/**
 * Variants are combinations with a price each; a product of ours has a price, sizes and colours that
 * each add to it, and one stock. What fits is taken apart so; what does not becomes one list of
 * choices, in which every price is right and nothing is offered that there is not.
 */
import type { Cents } from '../money.ts'
import type { Choice, Color, Draft } from './product.ts'

export interface Variant {
  readonly options: readonly { readonly name: string; readonly value: string }[]
  /** What is paid for it. */
  readonly price: Cents
  /** What it cost before it was reduced; null when it is not. */
  readonly before: Cents | null
  /** Pieces in stock; null when nobody counts them. */
  readonly pieces: number | null
  readonly picture: string | null
}

/** A variant by what a shopper chooses. */
interface Combination {
  readonly variant: Variant
  readonly size: string
  readonly color: string
}

const colorWords = `color colour colors colours farbe couleur colore kleur cor färg farve
  farge kolor renk цвет لون اللون رنگ`.split(/\s+/)

const isColor = (name: string) => colorWords.includes(name.trim().toLowerCase())

const joined = (values: readonly string[]) => values.filter(Boolean).join(' / ')

const combinationOf = (variant: Variant): Combination => {
  const color = variant.options.find(({ name }) => isColor(name))
  const others = variant.options.filter((option) => option !== color)
  return {
    variant,
    size: joined(others.map(({ value }) => value)),
    color: color?.value ?? '',
  }
}

const folded = (variant: Variant): Combination => ({
  variant,
  size: joined(variant.options.map(({ value }) => value)),
  color: '',
})

const isSoldOut = ({ variant }: Combination) => variant.pieces === 0
const sizeOf = ({ size }: Combination) => size
const colorOf = ({ color }: Combination) => color
const priceOf = ({ variant }: Combination) => variant.price

const distinct = (combinations: readonly Combination[], of: (one: Combination) => string) => [
  ...new Set(combinations.map(of)),
]

/** Without the sizes, or colours, of which not one piece is left; all of them when none is. */
const inStock = (
  combinations: readonly Combination[],
  of: (one: Combination) => string,
): readonly Combination[] => {
  const left = new Set(combinations.filter((one) => !isSoldOut(one)).map(of))
  return left.size === 0 ? combinations : combinations.filter((one) => left.has(of(one)))
}

const lowest = (combinations: readonly Combination[]) => Math.min(...combinations.map(priceOf))

/** What each size, or colour, adds to the lowest price. */
const surcharges = (combinations: readonly Combination[], of: (one: Combination) => string) => {
  const least = lowest(combinations)
  return new Map(
    distinct(combinations, of).map((name) => [
      name,
      lowest(combinations.filter((one) => of(one) === name)) - least,
    ]),
  )
}

/** Every size in every colour, once, at a price that the two make. */
const fits = (combinations: readonly Combination[]): boolean => {
  const sizes = surcharges(combinations, sizeOf)
  const colors = surcharges(combinations, colorOf)
  const least = lowest(combinations)
  const pairs = new Set(combinations.map(({ size, color }) => JSON.stringify([size, color])))
  return (
    pairs.size === combinations.length &&
    pairs.size === sizes.size * colors.size &&
    combinations.every(
      (one) => priceOf(one) === least + (sizes.get(one.size) ?? 0) + (colors.get(one.color) ?? 0),
    )
  )
}

/** How much all of them are reduced by; null when they are not, or not alike. */
const reduction = (combinations: readonly Combination[]): Cents | null => {
  const [first = null, ...others] = new Set(
    combinations.map(({ variant }) =>
      variant.before === null ? 0 : variant.before - variant.price,
    ),
  )
  return others.length > 0 || first === 0 ? null : first
}

const once = (combinations: readonly Combination[]): Combination[] =>
  [
    ...new Map(
      combinations.toReversed().map((one) => [JSON.stringify([one.size, one.color]), one]),
    ).values(),
  ].toReversed()

const notes = {
  folded:
    'are not sold in every size and colour at prices that add up (their variants became one list of choices)',
  partly: 'are sold out in some variants (their stock is counted for the whole product)',
  reduced:
    'are reduced in some variants, or not alike (they came at the reduced prices, without the old ones)',
} as const

export type Chosen = Required<
  Pick<Draft, 'price' | 'discountPrice' | 'sizes' | 'colors' | 'notes'>
> &
  Pick<Draft, 'quantity'> & {
    /** The one colour that a picture is of, by where the picture is. */
    readonly colorOfPicture: ReadonlyMap<string, string>
  }

const picturesByColor = (combinations: readonly Combination[]): ReadonlyMap<string, string> => {
  const colors = new Map<string, Set<string>>()
  for (const { variant, color } of combinations) {
    if (!variant.picture || !color) continue
    colors.set(variant.picture, (colors.get(variant.picture) ?? new Set()).add(color))
  }
  return new Map(
    [...colors].flatMap(([picture, [only = '', ...others]]) =>
      others.length === 0 ? [[picture, only]] : [],
    ),
  )
}

const named = (surchargesBy: ReadonlyMap<string, Cents>): Choice[] =>
  [...surchargesBy].flatMap(([name, surcharge]) => (name ? [{ name, surcharge }] : []))

/** Price, sizes, colours and stock of a product with these variants; there is at least one. */
export const choose = (variants: readonly Variant[]): Chosen => {
  const all = once(variants.map(combinationOf))
  const grid = inStock(inStock(all, sizeOf), colorOf)
  const isGrid = fits(grid)
  const combinations = isGrid ? grid : inStock(once(variants.map(folded)), sizeOf)
  const less = reduction(combinations)
  const isPartlyReduced =
    less === null && combinations.some(({ variant }) => variant.before !== null)
  const least = lowest(combinations)
  const pieces = combinations.map(({ variant }) => variant.pieces)
  const colors = named(surcharges(combinations, colorOf)).map(
    (color): Color => ({ ...color, code: null }),
  )
  return {
    price: least + (less ?? 0),
    discountPrice: less === null ? null : least,
    sizes: named(surcharges(combinations, sizeOf)),
    colors,
    quantity: pieces.includes(null)
      ? undefined
      : pieces.reduce<number>((sum, count) => sum + (count ?? 0), 0),
    colorOfPicture: picturesByColor(combinations),
    notes: [
      ...(isGrid ? [] : [notes.folded]),
      ...(combinations.some(isSoldOut) && !combinations.every(isSoldOut) ? [notes.partly] : []),
      ...(isPartlyReduced ? [notes.reduced] : []),
    ],
  }
}
