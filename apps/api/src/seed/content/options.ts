import type { PaintName } from '../../media/palette.ts'
import { palette } from '../../media/palette.ts'
import { lines, type Words, words } from './words.ts'

/** What a kind of product is chosen by, and counted in. */
export type Kind =
  | 'plain'
  | 'clothing'
  | 'shoes'
  | 'luggage'
  | 'rings'
  | 'storage'
  | 'computers'
  | 'beds'
  | 'sets'
  | 'volume'
  | 'weight'
  | 'pack'

/** Surcharges are shares of the price, so that they fit cheap and dear things. */
type Choice = { name: Words; surcharge: number }

const choices = (text: string): Choice[] =>
  text.split(',').map((part) => {
    const [name = '', surcharge = '0'] = part.split('+')
    return { name: words(name), surcharge: Number(surcharge) }
  })

export const sizesByKind: Record<Kind, readonly Choice[]> = {
  plain: [],
  clothing: choices('S,M,L,XL,XXL+0.08'),
  shoes: choices('36,37,38,39,40,41,42,43,44,45,46'),
  luggage: choices('Cabin|مقصورة|کابین,Medium|متوسط|متوسط+0.25,Large|كبير|بزرگ+0.45'),
  rings: choices('50,52,54,56,58'),
  storage: choices('128 GB,256 GB+0.14,512 GB+0.32'),
  computers: choices('16 GB / 512 GB,16 GB / 1 TB+0.12,32 GB / 1 TB+0.3'),
  beds: choices('90 × 200,140 × 200+0.25,180 × 200+0.5'),
  sets: choices('Single|مفرد|تکی,Set of 4|طقم 4|ست ۴ عددی+2.6,Set of 6|طقم 6|ست ۶ عددی+3.8'),
  volume: choices('30 ml|30 مل|۳۰ میل,50 ml|50 مل|۵۰ میل+0.4,100 ml|100 مل|۱۰۰ میل+0.9'),
  weight: choices('500 g|500 غ|۵۰۰ گرم,1 kg|1 كغ|۱ کیلو+0.85,2 kg|2 كغ|۲ کیلو+2.5'),
  pack: choices(
    'Single|مفرد|تکی,Pack of 3|عبوة 3|بسته ۳ تایی+1.7,Pack of 6|عبوة 6|بسته ۶ تایی+4.2',
  ),
}

/** What is measured on whom it is for, and the written page that says how. */
export const measuredKinds: ReadonlySet<Kind> = new Set(['clothing', 'shoes', 'rings'])
export const sizeGuide = 'size-guide'

/** A kind's sizes hold for these pictures only; other things of the sub-category have none. */
export const sizedPictures: Partial<Record<Kind, readonly string[]>> = {
  luggage: ['suitcase'],
  rings: ['ring'],
  storage: ['phone'],
  computers: ['laptop'],
  beds: ['bed'],
}

export const unitByKind: Record<Kind, string> = {
  plain: 'piece',
  clothing: 'piece',
  shoes: 'pair',
  luggage: 'piece',
  rings: 'piece',
  storage: 'piece',
  computers: 'piece',
  beds: 'piece',
  sets: 'set',
  volume: 'bottle',
  weight: 'bag',
  pack: 'pack',
}

export const units = lines(`piece|قطعة|عدد
  pair|زوج|جفت
  set|طقم|ست
  bottle|زجاجة|بطری
  bag|كيس|کیسه
  pack|عبوة|بسته`).map(words)

/** Every size once, in the order of its kind. */
export const sizes: readonly Words[] = [
  ...new Map(
    Object.values(sizesByKind)
      .flat()
      .map(({ name }) => [name.en, name]),
  ).values(),
]

const colourNames: Record<PaintName, string> = {
  black: 'Black|أسود|مشکی',
  charcoal: 'Charcoal|رمادي فحمي|زغالی',
  grey: 'Grey|رمادي|خاکستری',
  silver: 'Silver|فضي|نقره‌ای',
  white: 'White|أبيض|سفید',
  cream: 'Cream|كريمي|کرم',
  beige: 'Beige|بيج|بژ',
  camel: 'Camel|جملي|شتری',
  brown: 'Brown|بني|قهوه‌ای',
  burgundy: 'Burgundy|عنابي|زرشکی',
  red: 'Red|أحمر|قرمز',
  coral: 'Coral|مرجاني|مرجانی',
  orange: 'Orange|برتقالي|نارنجی',
  mustard: 'Mustard|خردلي|خردلی',
  yellow: 'Yellow|أصفر|زرد',
  gold: 'Gold|ذهبي|طلایی',
  rosegold: 'Rose Gold|ذهبي وردي|رزگلد',
  olive: 'Olive|زيتي|زیتونی',
  sage: 'Sage|أخضر مريمي|سبز مریم‌گلی',
  green: 'Green|أخضر|سبز',
  teal: 'Teal|أزرق مخضر|سبزآبی',
  skyblue: 'Sky Blue|أزرق سماوي|آبی آسمانی',
  blue: 'Blue|أزرق|آبی',
  navy: 'Navy|كحلي|سرمه‌ای',
  lavender: 'Lavender|لافندر|یاسی',
  purple: 'Purple|بنفسجي|بنفش',
  pink: 'Pink|وردي|صورتی',
  blush: 'Blush|وردي فاتح|صورتی کم‌رنگ',
}

const isPaintName = (name: string): name is PaintName => Object.hasOwn(palette, name)

export const colours = Object.keys(palette)
  .filter(isPaintName)
  .map((paint) => ({ paint, name: words(colourNames[paint]), code: palette[paint].hex }))

/** Finishes that cost more, as a share of the price. */
export const colourSurcharge: Partial<Record<PaintName, number>> = { gold: 0.08, rosegold: 0.05 }
