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
}
const nothing: Suggestions = { products: [], categories: [], shops: [], spelling: null }

const sources: SuggestionSources = {
  text: 'la',
  found,
  recent: ['lamp', 'la', 'boots', 'lantern', 'lace'],
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

test('before anything is typed there are the last searches, and while it is asked those that fit', () => {
  expect(rowsOf({ text: '' })).toEqual([['recent', 5]])
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
