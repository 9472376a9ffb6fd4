import type { Suggestions } from '@shop/contract'
import { categories, products, shops } from '@shop/contract/fixtures'
import { expect, test } from 'vitest'
import { completion, type SuggestionSources, suggestionGroups } from './suggestion-rows.ts'

const found: Suggestions = {
  products: products.slice(0, 6).map((one) => ({ ...one, color_id: null })),
  categories: [
    {
      id: 7,
      name: 'Lamps',
      slug: 'lamps',
      thumbnail: '',
      parent: { id: 1, name: 'Home', slug: null },
    },
  ],
  shops: shops.map(({ id, name, logo }) => ({ id, name, logo })),
  spelling: null,
  help_topic: null,
}
const nothing: Suggestions = {
  products: [],
  categories: [],
  shops: [],
  spelling: null,
  help_topic: null,
}

const sources: SuggestionSources = {
  text: 'la',
  found,
  question: null,
  recent: ['lamp', 'la', 'boots', 'lantern', 'lace'],
  popular: ['Dresses', 'Boots', 'Mugs', 'Shirts', 'Lamps'],
  categories,
  shopsHref: '/shops',
  most: 10,
}
const rowsOf = (more: Partial<SuggestionSources>) =>
  suggestionGroups({ ...sources, ...more }).map(({ kind, rows }) => [kind, rows.length])

test('groups share at most so many rows', () => {
  expect(rowsOf({})).toEqual([
    ['recent', 2],
    ['product', 5],
    ['category', 1],
    ['shop', 2],
  ])
  expect(rowsOf({ most: 8 })).toEqual([
    ['recent', 2],
    ['product', 3],
    ['category', 1],
    ['shop', 2],
  ])
})

test('a question leads to its answer, and is no search that found nothing', () => {
  const asked = { text: 'where is my order', question: 'Where is my order?', found: nothing }
  const groups = suggestionGroups({ ...sources, ...asked, recent: [], categories: [] })
  expect(groups).toMatchObject([
    {
      kind: 'help',
      rows: [{ name: 'Where is my order?', to: '/products?search=where+is+my+order' }],
    },
  ])
})

test('before anything is typed there are the last searches, what is popular, and categories', () => {
  expect(rowsOf({ text: '' })).toEqual([
    ['recent', 4],
    ['popular', 4],
    ['category', 2],
  ])
  // What was looked for is not offered twice.
  const groups = suggestionGroups({ ...sources, text: '' })
  expect(groups[1]?.rows.map(({ name, to }) => [name, to])).toEqual([
    ['Dresses', '/products?search=Dresses'],
    ['Mugs', '/products?search=Mugs'],
    ['Shirts', '/products?search=Shirts'],
    ['Lamps', '/products?search=Lamps'],
  ])
})

test('a new shopper has what is popular and categories; without the one there are more of the other', () => {
  expect(rowsOf({ text: '', recent: [] })).toEqual([
    ['popular', 4],
    ['category', 6],
  ])
  const all = categories.length
  expect(rowsOf({ text: '', recent: [], popular: [] })).toEqual([['category', Math.min(all, 10)]])
  expect(rowsOf({ text: '', recent: [], popular: [], categories: [] })).toEqual([])
})

test('what is popular has its place while it is on its way', () => {
  expect(suggestionGroups({ ...sources, text: '', popular: null })).toMatchObject([
    { kind: 'recent', rows: { length: 4 } },
    { kind: 'popular', rows: [], awaited: 4 },
    { kind: 'category', rows: { length: 2 } },
  ])
})

test('while suggestions are on their way there are the last searches that fit', () => {
  expect(rowsOf({ found: null })).toEqual([['recent', 2]])
})

test('a sub-category leads into its category', () => {
  const rows = suggestionGroups(sources).flatMap((group) => group.rows)
  expect(rows.find(({ kind }) => kind === 'category')).toMatchObject({
    to: '/categories/1?subcategory=7',
    within: 'Home',
  })
})

test('nothing found offers categories, and shops where there are any', () => {
  expect(rowsOf({ text: 'zzz', found: nothing })).toEqual([
    ['category', 4],
    ['shop', 1],
  ])
  expect(rowsOf({ text: 'zzz', found: nothing, shopsHref: null })).toEqual([['category', 4]])
})

test('with one vendor no shop is shown, whatever the server says', () => {
  expect(rowsOf({ shopsHref: null }).map(([kind]) => kind)).not.toContain('shop')
})

test.each([
  ['Leather boots', 'lea', ['', 'Lea', 'ther boots']],
  ['Leather boots', 'bo', ['Leather ', 'bo', 'ots']],
  ['Leather boots', 'oo', ['', 'Leather boots', '']],
  ['Leather boots', '', ['', 'Leather boots', '']],
  ['İstanbul lamp', 'la', ['', 'İstanbul lamp', '']],
])('%s completes %s', (name, text, parts) => {
  expect(completion(name, text)).toEqual(parts)
})
