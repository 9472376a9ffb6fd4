/** A product on its way from a file into the database. */
import * as v from 'valibot'

const words = (what: string, max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(`${what} is empty`),
    v.maxLength(max, `${what} is longer than ${max} characters`),
  )
const maybe = (what: string, max: number) => v.optional(v.nullable(words(what, max)))
const name = (what: string) => words(what, 100)

/** Whole cents, up to what the columns of prices hold. */
const cents = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999_999_999))

const Choice = v.object({ name: name('size'), surcharge: cents })
/** What a product can be chosen by, beside its colour. */
export type Choice = v.InferOutput<typeof Choice>

const Color = v.object({
  name: name('colour'),
  /** CSS hex such as #c9362f; null when the file does not say. */
  code: v.nullable(v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/))),
  surcharge: cents,
})
export type Color = v.InferOutput<typeof Color>

/** Key of a picture that was kept. */
const pictureKey = v.pipe(v.string(), v.regex(/^g\/[\da-f]{32}\.webp$/))

/** A product as the database is told of it. What is left out stays as it is. */
export const Told = v.object({
  /** The sku, then what the product may have been known by before. */
  codes: v.pipe(v.array(words('sku', 255)), v.minLength(1)),
  name: v.optional(words('name', 255)),
  names: v.optional(v.record(v.pipe(v.string(), v.regex(/^[a-z]{2,8}$/)), words('name', 255))),
  shortDescription: v.optional(
    v.pipe(v.string(), v.maxLength(2000, 'short description is longer than 2000 characters')),
  ),
  /** HTML. */
  description: v.optional(
    v.pipe(v.string(), v.maxLength(100_000, 'description is longer than 100000 characters')),
  ),
  price: v.optional(cents),
  discountPrice: v.optional(v.nullable(cents)),
  /** Percent, with two decimals. */
  taxRate: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}\.\d\d$/))),
  quantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647))),
  category: v.optional(v.object({ name: name('category'), sub: v.nullable(name('sub-category')) })),
  brand: maybe('brand', 100),
  unit: maybe('unit', 100),
  metaTitle: maybe('search title', 255),
  metaDescription: maybe('search description', 1000),
  metaKeywords: maybe('list of tags', 5000),
  isActive: v.optional(v.boolean()),
  sizes: v.optional(v.array(Choice)),
  colors: v.optional(v.array(Color)),
  pictures: v.optional(v.array(v.object({ key: pictureKey, color: v.nullable(name('colour')) }))),
  /** Some pictures could not be had: a product that has pictures keeps those. */
  isMissingPictures: v.optional(v.boolean()),
})
export type Told = v.InferOutput<typeof Told>

/** A picture as a file names it: an address, or a file in a folder. */
export interface PictureSource {
  readonly source: string
  /** The colour that it shows, when it shows one. */
  readonly color: string | null
}

/** A product as a file tells of it: HTML as it came, pictures where they are. */
export interface Draft extends Omit<Told, 'pictures' | 'isMissingPictures'> {
  /** Where the product begins in the file. */
  readonly line: number
  readonly pictures?: readonly PictureSource[] | undefined
  /** What could not be taken as it was; the same words for all products alike. */
  readonly notes?: readonly string[]
}

/** Something of a file that is not taken, and why. */
export interface Refused {
  readonly line: number
  readonly sku: string
  readonly reason: string
}

/** A row or a product is not taken; the message says why. */
export class NotTaken extends Error {
  override readonly name = 'NotTaken'
}
