import type { Category, SuggestedProduct, Suggestions } from '@shop/contract'
import { categoryHref, productHref, subCategoryHref } from '#app/lib/hrefs.ts'

interface Base {
  /** Unique among the rows. */
  readonly id: string
  readonly name: string
  readonly to: string
}
export type SuggestionRow =
  | (Base & { readonly kind: 'recent' | 'popular' | 'shops' | 'help' })
  | (Base & { readonly kind: 'product'; readonly product: SuggestedProduct })
  | (Base & { readonly kind: 'category'; readonly within: string | null })
  | (Base & { readonly kind: 'shop'; readonly logo: string })

export interface SuggestionGroup {
  readonly kind: 'recent' | 'popular' | 'help' | 'product' | 'category' | 'shop'
  readonly rows: readonly SuggestionRow[]
  /** How many are on their way: what follows stands where it will stay. */
  readonly awaited?: number
}

export interface SuggestionSources {
  readonly text: string
  /** What the server suggests for the text; null while that is not known. */
  readonly found: Suggestions | null
  /** The question that the text asks; null where it asks for a thing. */
  readonly question: string | null
  readonly recent: readonly string[]
  /** What is looked for most; null while that is not known, empty where nobody says it. */
  readonly popular: readonly string[] | null
  readonly categories: readonly Category[]
  /** Where shops can be searched; null where there are none. */
  readonly shopsHref: string | null
  readonly most: number
}

const searchHref = (term: string) => `/products?${new URLSearchParams({ search: term })}`

const termRow =
  (kind: 'recent' | 'popular') =>
  (term: string): SuggestionRow => ({
    kind,
    id: `${kind}-${term}`,
    name: term,
    to: searchHref(term),
  })
const recentRow = termRow('recent')
const popularRow = termRow('popular')

const categoryRow = (category: Category): SuggestionRow => ({
  kind: 'category',
  id: `category-${category.id}`,
  name: category.name,
  to: categoryHref(category),
  within: null,
})

const suggestedCategory = ({ parent, ...category }: Suggestions['categories'][number]) =>
  ({
    kind: 'category',
    id: parent ? `sub-category-${category.id}` : `category-${category.id}`,
    name: category.name,
    to: parent ? subCategoryHref(parent, category) : categoryHref(category),
    within: parent?.name ?? null,
  }) satisfies SuggestionRow

const startsWord = (name: string, text: string) =>
  name
    .toLowerCase()
    .split(/[\s&/-]+/)
    .some((part) => part.startsWith(text))

/** Servers without suggestions name no categories: those that are loaded are looked through. */
const categoriesFor = ({ text, found, categories }: SuggestionSources): SuggestionRow[] =>
  found && found.categories.length > 0
    ? found.categories.map(suggestedCategory)
    : categories.filter(({ name }) => startsWord(name, text.toLowerCase())).map(categoryRow)

/** Takes rows for the groups one after the other, until there are enough. */
function cut(groups: readonly SuggestionGroup[], most: number): SuggestionGroup[] {
  let left = most
  return groups.flatMap(({ kind, rows }) => {
    const taken = rows.slice(0, left)
    left -= taken.length
    return taken.length > 0 ? [{ kind, rows: taken }] : []
  })
}

/** Before anything is typed: the last searches and what is popular, a third of the rows each, and categories. */
function atRest({ recent, popular, categories, most }: SuggestionSources): SuggestionGroup[] {
  const third = Math.ceil(most / 3)
  const last = recent.slice(0, third)
  const known = new Set(last.map((term) => term.toLowerCase()))
  const others = popular?.filter((term) => !known.has(term.toLowerCase())).slice(0, third)
  const left = most - last.length - (others?.length ?? third)
  const groups: SuggestionGroup[] = [
    { kind: 'recent', rows: last.map(recentRow) },
    others
      ? { kind: 'popular', rows: others.map(popularRow) }
      : { kind: 'popular', rows: [], awaited: third },
    { kind: 'category', rows: categories.slice(0, left).map(categoryRow) },
  ]
  return groups.filter(({ rows, awaited }) => rows.length > 0 || awaited)
}

/** What is suggested before anything is typed, while it is, and where nothing is found. */
export function suggestionGroups(sources: SuggestionSources): SuggestionGroup[] {
  const { text, found, question, recent, categories, shopsHref, most } = sources
  if (text === '') return atRest(sources)
  const isStart = (term: string) =>
    term.toLowerCase().startsWith(text.toLowerCase()) && term.toLowerCase() !== text.toLowerCase()
  const same = recent.filter(isStart).slice(0, 2).map(recentRow)
  if (found === null) return cut([{ kind: 'recent', rows: same }], most)

  const help: SuggestionRow[] =
    question === null ? [] : [{ kind: 'help', id: 'help', name: question, to: searchHref(text) }]
  const fitting = categoriesFor(sources).slice(0, 2)
  const shops: SuggestionRow[] = found.shops.slice(0, 2).map(({ id, name, logo }) => ({
    kind: 'shop',
    id: `shop-${id}`,
    name,
    to: `/shops/${id}`,
    logo,
  }))
  const others = same.length + help.length + fitting.length + shops.length
  const isEmpty = found.products.length + help.length + fitting.length + shops.length === 0
  const products = found.products.slice(0, most - others)
  return cut(
    [
      { kind: 'recent', rows: same },
      { kind: 'help', rows: help },
      {
        kind: 'product',
        rows: products.map((product) => ({
          kind: 'product',
          id: `product-${product.id}`,
          name: product.name,
          to: productHref(product.id, product.color_id),
          product,
        })),
      },
      {
        kind: 'category',
        rows: isEmpty ? categories.slice(0, 4).map(categoryRow) : fitting,
      },
      {
        kind: 'shop',
        rows:
          isEmpty && shopsHref
            ? [
                {
                  kind: 'shops',
                  id: 'shops',
                  name: text,
                  to: `${shopsHref}?${new URLSearchParams({ search: text })}`,
                },
              ]
            : shopsHref
              ? shops
              : [],
      },
    ],
    most,
  )
}

/**
 * A name in two parts that read as one: what was typed, and what completes it. The typed part is
 * looked for where a word starts.
 */
export function completion(
  name: string,
  text: string,
): [before: string, typed: string, after: string] {
  const lower = name.toLowerCase()
  const word = text.trim().toLowerCase()
  const at = word === '' ? -1 : lower.startsWith(word) ? 0 : lower.indexOf(` ${word}`) + 1
  // Some letters change their length in lower case: then nothing is told apart.
  if (at < 0 || (at === 0 && !lower.startsWith(word)) || lower.length !== name.length)
    return ['', name, '']
  return [name.slice(0, at), name.slice(at, at + word.length), name.slice(at + word.length)]
}
