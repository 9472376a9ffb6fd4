import { expect, test } from 'vitest'
import { readListing } from './listing-query.ts'
import { saidFilters } from './said-filters.ts'

const listing = (search: string) => readListing(new URLSearchParams(search), ['product_facets'])
const red = { word: 'red', color_ids: [11], without: 'blue dress' }
const blue = { word: 'blue', color_ids: [23, 24], without: 'red dress' }

test('a search that says nothing of colours and prices sets no filter', () => {
  expect(saidFilters(listing('search=dress'), { color_words: [], price_words: null })).toEqual({})
})

test('a colour in words is chosen, with all that it may mean', () => {
  const said = saidFilters(listing('search=blue dress'), {
    color_words: [{ ...blue, without: 'dress' }],
    price_words: null,
  })
  expect(said).toEqual({ color_id: { values: { color_id: [23, 24] }, search: 'dress' } })
})

test('colours of which all are asked for at once are none that are chosen', () => {
  const both = { color_words: [red, blue], price_words: null }
  expect(saidFilters(listing('search=red blue dress'), both)).toEqual({})
  const one = { color_words: [{ ...red, without: 'dress' }], price_words: null }
  expect(saidFilters(listing('search=red dress&color_id=4'), one)).toEqual({})
})

test('a colour alone leaves no search', () => {
  const { color_id } = saidFilters(listing('search=red'), {
    color_words: [{ ...red, without: '' }],
    price_words: null,
  })
  expect(color_id).toEqual({ values: { color_id: [11] }, search: null })
})

test('an end of the prices in words stands beside one that is chosen', () => {
  const price_words = { word: 'under 50', min_price: null, max_price: 50, without: 'dress' }
  const { min_price } = saidFilters(listing('search=dress under 50&min_price=20'), {
    color_words: [],
    price_words,
  })
  expect(min_price).toEqual({ values: { min_price: 20, max_price: 50 }, search: 'dress' })
})
