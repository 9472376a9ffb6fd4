import type { Kind } from '../options.ts'
import { lines, type Words, words } from '../words.ts'
import { specName } from './spec-names.ts'

/** What a sub-category's products are made from: things, and the looks that they come in. */
export type SubCategory = {
  slug: string
  name: Words
  kind: Kind
  price: { from: number; to: number }
  items: ReadonlyArray<{ picture: string; name: Words }>
  looks: readonly Words[]
  about: Words
  specs: ReadonlyArray<{ name: Words; value: Words }>
}

export type Category = {
  slug: string
  name: Words
  shops: readonly string[]
  subCategories: readonly SubCategory[]
}

type Draft = {
  kind: Kind
  price: [from: number, to: number]
  /** A line each: the picture's object, then the name in three languages. */
  items: string
  /** A line each: what comes before the English name, and after the others. */
  looks: string
  /** In three languages. */
  about: string
  /** A line each: the row's English name, then its value in three languages. */
  specs: string
}

export const sub = (slug: string, name: string, draft: Draft): SubCategory => ({
  slug,
  name: words(name),
  kind: draft.kind,
  price: { from: draft.price[0], to: draft.price[1] },
  items: lines(draft.items).map((line) => {
    const space = line.indexOf(' ')
    return { picture: line.slice(0, space), name: words(line.slice(space)) }
  }),
  looks: lines(draft.looks).map(words),
  about: words(draft.about),
  specs: lines(draft.specs).map((line) => {
    const [label = '', value = ''] = line.split('=')
    return { name: specName(label), value: words(value) }
  }),
})

export const category = (
  slug: string,
  name: string,
  shops: string,
  subCategories: readonly SubCategory[],
): Category => ({ slug, name: words(name), shops: shops.split(' '), subCategories })
