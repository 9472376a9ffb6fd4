/** What search knows of a product, as the tsvectors that PostgreSQL keeps. */
import { isSmall, joined, stemsOf, wordsOf } from './fold.ts'

/** A name in the shop's own language, then in the others; missing ones are empty. */
export type Called = readonly string[]

/** All that a product is found by. */
export interface Source {
  readonly code: string
  readonly name: Called
  readonly category: Called
  /** All sub-categories of the category. */
  readonly siblings: readonly Called[]
  readonly subCategory: Called
  readonly categoryId: number
  readonly subCategoryId: number | null
  readonly brand: Called
  readonly shop: string
  readonly colors: readonly Called[]
  readonly sizes: readonly Called[]
  readonly text: Called
}

/** How much a word weighs: in the name; in category and brand; in what it can be had in. */
type Weight = 'A' | 'B' | 'C'

const several = /\s*[&+,/،]\s*|\s+and\s+|\s+و\s+/i
const severalInArabic = /\s*[&+,/،]\s*|\s+و\s*/

/**
 * `Chairs & Sofas` are two kinds of things. Other languages tell theirs in the same order; where they do
 * not tell as many, their words are not taken apart.
 */
const kindsOf = ([name = '', ...others]: Called): Called[] => {
  const kinds = name.split(several).filter(Boolean)
  const told = others.map((other) => other.split(severalInArabic).filter(Boolean))
  return kinds.map((kind, at) => [
    kind,
    ...others.map((other, index) =>
      told[index]?.length === kinds.length ? (told[index][at] ?? '') : other,
    ),
  ])
}

/** Whether the words of a name say that kind; a `smartphone` is a phone. */
const says = (name: readonly string[], kind: string) => {
  const stems = stemsOf(kind)
  return (
    stems.length > 0 &&
    stems.every((stem) =>
      name.some((word) => word === stem || (stem.length > 3 && word.endsWith(stem))),
    )
  )
}

/**
 * Of a sub-category's kinds the one that the product's name says. One that says none may be any of them: a
 * power bank among `Phones & Tablets` is found by these only where nothing else is.
 */
const ownKinds = ({ name, subCategory }: Source): { sure: Called[]; maybe: Called[] } => {
  const kinds = kindsOf(subCategory)
  const words = name.flatMap(stemsOf)
  const own = kinds.filter((kind) => kind.some((language) => says(words, language)))
  if (kinds.length < 2) return { sure: kinds, maybe: [] }
  return own.length > 0 ? { sure: own, maybe: [] } : { sure: [], maybe: kinds }
}

/** Of a category's kinds those that are not another sub-category's: a ring is no watch. */
const sharedKinds = ({ category, subCategory, siblings }: Source): Called[] => {
  const key = (text: string) => stemsOf(text).join(' ')
  const kindKeys = (name: Called) => kindsOf(name).map(([kind = '']) => key(kind))
  const own = new Set(kindKeys(subCategory))
  const all = new Set(siblings.flatMap(kindKeys))
  return kindsOf(category).filter(([kind = '']) => own.has(key(kind)) || !all.has(key(kind)))
}

/**
 * Words of a kind stand besides with a mark before them, so that the index alone knows where a word stands: of
 * weights it knows nothing, and every product's document would have to be read.
 */
export const marks = {
  /** What the thing itself is called. */
  head: '^',
  /** A kind of things that it is of. */
  kind: '=',
  /** What may be a colour's name: a colour of it, or a word of its name. */
  color: '#',
  /** A colour of it by its whole name: rose gold is no gold. */
  wholeColor: '##',
  /** What is only said of it. */
  text: '~',
  /** The number of its category. */
  category: '@',
  /** The number of its sub-category. */
  subCategory: '@@',
} as const

/** What a name is of: `Sofa` in `Sofa with Lamp`. */
export const thingIn = (name: string): string =>
  name.split(/\s(?:with|for|in|of|von|de)\s/i)[0] ?? name

/** The word that says what it is: of its thing the last in Latin letters, else the first. */
export const headOf = (name: string): string[] => {
  const stems = stemsOf(thingIn(name))
  return /[\u0600-\u06ff]/.test(name) ? stems.slice(0, 1) : stems.slice(-1)
}

/** Pairs of words that somebody may write as one. */
const pairs = (stems: readonly string[]) =>
  stems.slice(1).map((stem, at) => joined([stems[at] ?? '', stem]))

/**
 * So many different words of a description are kept, of its translations fewer: a document that fits
 * beside its row is read at once.
 */
const mostOfText = { own: 100, other: 30 }

const importance: readonly Weight[] = ['C', 'B', 'A']

const marked = (mark: keyof typeof marks, stems: readonly string[]) =>
  stems.map((stem) => marks[mark] + stem)

/** What is said of it in words that do not name it. */
const textOf = (
  { shop, text: [own = '', ...others] }: Source,
  named: ReadonlyMap<string, unknown>,
) => {
  const kept = (text: string, most: number) => {
    const stems = stemsOf(text).filter((stem) => stem.length > 2 && !isSmall(stem))
    return [...new Set(stems)].filter((stem) => !named.has(stem)).slice(0, most)
  }
  const stems = [
    ...kept(`${shop} ${own}`, mostOfText.own),
    ...others.flatMap((text) => kept(text, mostOfText.other)),
  ]
  return marked('text', [...new Set(stems)])
}

/** What search knows of a product, each the text of a tsvector. */
interface Document {
  /** What names it: each word with the weights of all places where it stands. */
  readonly names: string
  /** What else is said of it. */
  readonly text: string
}

/** The words that a product is found by. */
export const documentOf = (source: Source): Document => {
  const weights = new Map<string, Set<Weight>>()
  const put = (weight: Weight, stems: readonly string[]) => {
    for (const stem of stems)
      if (stem) weights.set(stem, (weights.get(stem) ?? new Set()).add(weight))
  }
  const putText = (weight: Weight, text: string) => {
    for (const { parts } of wordsOf(text)) put(weight, [...parts, joined(parts)])
  }
  for (const name of source.name) {
    const stems = stemsOf(name)
    putText('A', name)
    put('A', pairs(stems))
    put('A', marked('color', stems))
    put('A', marked('head', headOf(name)))
  }
  put('A', [joined(stemsOf(source.code))])
  const { sure, maybe } = ownKinds(source)
  for (const name of [...sure, ...sharedKinds(source)].flat()) {
    putText('B', name)
    put('B', marked('kind', headOf(name)))
  }
  for (const name of source.brand) putText('B', name)
  for (const name of source.colors.flat())
    put(
      'C',
      marked(
        'color',
        wordsOf(name).map(({ parts }) => joined(parts)),
      ),
    )
  put(
    'C',
    marked(
      'wholeColor',
      source.colors.flat().map((name) => joined(stemsOf(name))),
    ),
  )
  for (const name of [...source.colors, ...source.sizes].flat()) putText('C', name)
  // A shop called Copper Spoon makes nothing copper: only its whole name is its own.
  put('C', [joined(stemsOf(source.shop))])
  const [own = '', ...others] = source.text
  const text = [`${maybe.flat().join(' ')} ${own}`, ...others]
  const names = [...weights].map(([stem, of]) => {
    const positions = importance.flatMap((weight, at) =>
      of.has(weight) ? `${at + 1}${weight}` : [],
    )
    return `'${stem}':${positions.join()}`
  })
  const said = textOf({ ...source, text }, weights).map((stem) => `'${stem}'`)
  const { categoryId, subCategoryId } = source
  const filed = [
    ...marked('category', [String(categoryId)]),
    ...(subCategoryId === null ? [] : marked('subCategory', [String(subCategoryId)])),
  ].map((word) => `'${word}'`)
  return { names: names.join(' '), text: [...said, ...filed].join(' ') }
}
