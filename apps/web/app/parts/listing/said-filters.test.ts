import { expect, test } from 'vitest'
import { readListing } from './listing-query.ts'
import { type SearchWords, saidFilters } from './said-filters.ts'

const listing = (search: string) => readListing(new URLSearchParams(search), ['product_facets'])
const none: SearchWords = {
  color_words: [],
  size_words: [],
  brand_words: [],
  category_words: [],
  price_words: null,
}
const red = { word: 'red', color_ids: [11], without: 'blue dress' }
const blue = { word: 'blue', color_ids: [23, 24], without: 'red dress' }

test('a search that says nothing of colours, sizes and prices sets no filter', () => {
  expect(saidFilters(listing('search=dress'), none)).toEqual({})
})

test('a colour in words is chosen, with all that it may mean', () => {
  const said = saidFilters(listing('search=blue dress'), {
    ...none,
    color_words: [{ ...blue, without: 'dress' }],
  })
  expect(said).toEqual({ color_id: { values: { color_id: [23, 24] }, search: 'dress' } })
})

test('colours of which all are asked for at once are none that are chosen', () => {
  const both = { ...none, color_words: [red, blue] }
  expect(saidFilters(listing('search=red blue dress'), both)).toEqual({})
  const one = { ...none, color_words: [{ ...red, without: 'dress' }] }
  expect(saidFilters(listing('search=red dress&color_id=4'), one)).toEqual({})
})

test('a colour alone leaves no search', () => {
  const { color_id } = saidFilters(listing('search=red'), {
    ...none,
    color_words: [{ ...red, without: '' }],
  })
  expect(color_id).toEqual({ values: { color_id: [11] }, search: null })
})

test('an end of the prices in words stands beside one that is chosen', () => {
  const price_words = { word: 'under 50', min_price: null, max_price: 50, without: 'dress' }
  const { min_price } = saidFilters(listing('search=dress under 50&min_price=20'), {
    ...none,
    price_words,
  })
  expect(min_price).toEqual({ values: { min_price: 20, max_price: 50 }, search: 'dress' })
})

test('a size in words is chosen, unless another one is', () => {
  const size_words = [{ word: 'size 42', size_ids: [12], without: 'shoes' }]
  const words = { ...none, size_words }
  expect(saidFilters(listing('search=shoes size 42'), words)).toEqual({
    size_id: { values: { size_id: [12] }, search: 'shoes' },
  })
  expect(saidFilters(listing('search=shoes size 42&size_id=11'), words)).toEqual({})
})

test('a brand in words is chosen, unless another one is', () => {
  const brand_words = [{ word: 'Lumen & Loom', brand_ids: [8], without: 'lamp' }]
  const words = { ...none, brand_words }
  expect(saidFilters(listing('search=Lumen %26 Loom lamp'), words)).toEqual({
    brand_id: { values: { brand_id: [8] }, search: 'lamp' },
  })
  expect(saidFilters(listing('search=Lumen %26 Loom lamp&brand_id=7'), words)).toEqual({})
})

test('a category in words is chosen, its sub-category as well, unless another one is', () => {
  const category_words = [{ word: 'dress', category_id: 2, sub_category_id: 21, without: 'red' }]
  const words = { ...none, category_words }
  expect(saidFilters(listing('search=red dress'), words)).toEqual({
    category_id: { values: { category_id: 2, sub_category_id: 21 }, search: 'red' },
  })
  expect(saidFilters(listing('search=red dress&category_id=5'), words)).toEqual({})
})
