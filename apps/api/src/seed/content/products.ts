import { objects } from '../../media/objects.ts'
import type { PaintName } from '../../media/palette.ts'
import { productKey } from '../../media/scene.ts'
import { type Random, random } from '../random.ts'
import { brands, series } from './brands.ts'
import { type Category, catalogue, type SubCategory } from './catalogue/index.ts'
import { describe, summarise } from './describe.ts'
import { colourSurcharge, sizedPictures, sizesByKind, unitByKind } from './options.ts'
import { priceByPicture } from './prices.ts'
import type { Words } from './words.ts'

export type ProductSeed = {
  id: number
  code: string
  category: string
  subCategory: string
  shop: string
  /** Place in `brands`. */
  brand: number
  unit: string
  names: Words
  shortDescription: Words
  description: Words
  thumbnail: string
  price: string
  discountPrice: string | null
  taxRate: string
  quantity: number
  keywords: string
  createdAt: Date
  sizes: Array<{ name: string; surcharge: string }>
  colours: Array<{ paint: PaintName; surcharge: string }>
  media: Array<{
    type: 'image' | 'youtube' | 'file'
    thumbnail: string | null
    url: string | null
    colour: PaintName | null
  }>
}

const day = 24 * 60 * 60 * 1000
const shelves = catalogue.flatMap((category) =>
  category.subCategories.map((subCategory) => ({ category, subCategory })),
)

/** Pictures are stored by their place under /media. */
export const picture = (key: string) => `${key}.webp`

const at = <T>(list: readonly T[], index: number): T => {
  const found = list[((index % list.length) + list.length) % list.length]
  if (found === undefined) throw new Error('an empty list has no entries')
  return found
}

const price = (chance: Random, { from, to }: SubCategory['price']) => {
  const raw = from + (to - from) * chance.next() ** 1.5
  const ending = raw < 20 ? at([0.5, 0.9, 0.95, 0.2], chance.int(0, 3)) : 0.9
  return raw < 120 ? Math.floor(raw) + ending : Math.round(raw / 5) * 5 - 1
}

const stock = (chance: Random) => {
  const roll = chance.next()
  if (roll < 0.05) return 0
  return roll < 0.15 ? chance.int(1, 5) : chance.int(10, 300)
}

const discounted = (chance: Random, full: number) => {
  if (!chance.chance(0.38)) return null
  const share = at([0.9, 0.85, 0.8, 0.75, 0.7, 0.6, 0.5], chance.int(0, 6))
  const lowered = Math.max(0.5, Math.round(full * share * 20) / 20)
  return lowered < full ? lowered.toFixed(2) : null
}

const nameOf = (subCategory: SubCategory, item: Words, turn: number, itemIndex: number): Words => {
  const look = at(subCategory.looks, itemIndex * 2 + turn)
  const cycle = Math.floor(turn / subCategory.looks.length)
  const line = cycle === 0 ? null : at(series, cycle - 1 + itemIndex)
  const edition = Math.floor((cycle - 1) / series.length)
  const mark = edition > 0 ? ` ${edition + 1}` : ''
  const join = (parts: string[]) => parts.filter((part) => part !== '').join(' ')
  return {
    en: join([line ? line.en + mark : '', look.en, item.en]),
    ar: join([item.ar, look.ar, line ? line.ar + mark : '']),
    ir: join([item.ir, look.ir, line ? line.ir + mark : '']),
  }
}

const colourways = (chance: Random, object: string, turn: number): PaintName[] => {
  const offered = objects.get(object)?.colours ?? []
  if (offered.length === 0) return []
  const count = Math.min(offered.length, chance.int(2, 4))
  const start = chance.int(0, offered.length - 1) + turn
  return Array.from({ length: count }, (_, index) =>
    at(offered, start + index * 2 + (index >> 2)),
  ).filter((paint, index, all) => all.indexOf(paint) === index)
}

const video =
  '<iframe src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ" title="Product video" width="560" height="315" allow="encrypted-media; picture-in-picture" allowfullscreen></iframe>'

/** Products with a film of the shop's own. */
const films = new Map([[11, 'films/headphones.webm']])

const mediaOf = (
  chance: Random,
  object: string,
  paints: readonly PaintName[],
  mainAngle: number,
): ProductSeed['media'] => {
  const image = (paint: PaintName | null, angle: number) => ({
    type: 'image' as const,
    thumbnail: picture(productKey(object, paint ?? 'own', angle)),
    url: null,
    colour: paint,
  })
  const [first = null, ...others] = paints
  const otherAngles = [1, 2, 3, 4, 5].filter((angle) => angle !== mainAngle)
  const angles =
    first === null ? chance.some(otherAngles, chance.int(2, 4)) : [2, chance.pick([3, 4, 5])]
  return [
    ...(chance.chance(0.04)
      ? [{ type: 'youtube' as const, thumbnail: null, url: video, colour: null }]
      : []),
    ...angles.map((angle) => image(first, angle)),
    ...others
      .slice(0, 3)
      .flatMap((paint) => [mainAngle, ...angles].map((angle) => image(paint, angle))),
  ]
}

const brandOf = (chance: Random, category: Category) => {
  const own = brands.flatMap((brand, index) => (brand.category === category.slug ? [index] : []))
  return chance.pick(own)
}

/** Most of a category comes from its first shop. */
const shopOf = (chance: Random, { shops }: Category) =>
  chance.chance(0.45) ? at(shops, 0) : chance.pick(shops)

/** The product with this number; the same for ever, whatever was made before it. */
export const makeProduct = (id: number, now: Date): ProductSeed => {
  const number = id - 1
  const { category, subCategory } = at(shelves, number * 7)
  const round = Math.floor(number / shelves.length)
  const itemIndex = round % subCategory.items.length
  const turn = Math.floor(round / subCategory.items.length)
  const item = at(subCategory.items, itemIndex)
  const chance = random(`product ${id}`)
  const full = price(chance, priceByPicture.get(item.picture) ?? subCategory.price)
  const names = nameOf(subCategory, item.name, turn, itemIndex)
  const paints = colourways(chance, item.picture, turn)
  // Products of one shape may have one colour, too: so their pictures differ.
  const mainAngle = at(
    paints.length > 0 ? [1, 6, 8, 7, 9] : [1, 4, 2, 3, 5],
    turn * 2 + itemIndex * 3,
  )
  const sized = sizedPictures[subCategory.kind]
  const sizes = sized && !sized.includes(item.picture) ? [] : sizesByKind[subCategory.kind]
  const amount = (share: number) => (Math.round(full * share * 2) / 2).toFixed(2)
  const brand = brandOf(chance, category)
  const film = films.get(id)
  return {
    id,
    code: `SL-${category.slug.slice(0, 2).toUpperCase()}-${String(10000 + id)}`,
    category: category.slug,
    subCategory: subCategory.slug,
    shop: shopOf(chance, category),
    brand,
    unit: unitByKind[subCategory.kind],
    names,
    shortDescription: summarise(subCategory, chance),
    description: describe(names, at(brands, brand).name, subCategory, chance),
    thumbnail: picture(productKey(item.picture, paints[0] ?? 'own', mainAngle)),
    price: full.toFixed(2),
    discountPrice: discounted(chance, full),
    taxRate: category.slug === 'groceries' ? '5.00' : '0.00',
    quantity: stock(chance),
    keywords: [item.name.en, subCategory.name.en, category.name.en].join(', ').toLowerCase(),
    createdAt: new Date(now.getTime() - Math.floor((chance.next() ** 1.4 * 365 + 0.2) * day)),
    sizes: sizes.map(({ name, surcharge }) => ({ name: name.en, surcharge: amount(surcharge) })),
    colours: paints.map((paint) => ({ paint, surcharge: amount(colourSurcharge[paint] ?? 0) })),
    media: [
      ...(film ? [{ type: 'file' as const, thumbnail: null, url: film, colour: null }] : []),
      ...mediaOf(chance, item.picture, paints, mainAngle),
    ],
  }
}

/** Products `from` … `to`, both included. */
export const makeProducts = (from: number, to: number, now: Date) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => makeProduct(from + index, now))
