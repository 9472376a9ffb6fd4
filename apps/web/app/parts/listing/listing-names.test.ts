import { capabilities } from '@shop/contract/capabilities'
import { categories, filters } from '@shop/contract/fixtures'
import { inEnglish } from '@shop/ui/i18n'
import { expect, test } from 'vitest'
import { isolate } from '#app/lib/i18n/isolate.ts'
import { activeFilters } from './listing-names.ts'
import { filterNames, readListing } from './listing-query.ts'

const active = (query: string) =>
  activeFilters({
    t: inEnglish,
    listing: readListing(new URLSearchParams(query), [...capabilities]),
    filters,
    categories,
    money: (amount) => `$${amount}`,
  })

test('what narrows a list is named', () => {
  const query =
    'search=wool&category_id=4&sub_category_id=14&brand_id=5&color_id=3&size_id=2&rating=4'
  expect(active(query).map(({ label }) => label)).toEqual([
    `“${isolate('wool')}”`,
    'Electronics',
    'Cameras',
    'Kumo',
    'Moss',
    'M',
    '4 to 4.9 stars',
  ])
})

test.each(filterNames)('%s is told, and can be taken away', (name) => {
  expect(active(`${name}=1`).map(({ without }) => Object.keys(without))).toEqual([
    expect.arrayContaining([name]),
  ])
})

test('no two filters are told in the same words', () => {
  const told = filterNames.flatMap((name) => active(`${name}=1`).map(({ label }) => label))
  expect(told.filter((label, at) => told.indexOf(label) !== at)).toEqual([])
})

test('a price range is one thing', () => {
  expect(active('min_price=5&max_price=20')).toEqual([
    {
      label: `${isolate('$5')} to ${isolate('$20')}`,
      without: { min_price: null, max_price: null },
    },
  ])
  expect(active('max_price=20')).toEqual([
    { label: `Up to ${isolate('$20')}`, without: { max_price: null } },
  ])
})

test('a price that is said in the search is told, and goes with its words', () => {
  const told = (without: string, ends = { min_price: null as number | null, max_price: 50 }) =>
    activeFilters({
      t: inEnglish,
      listing: readListing(new URLSearchParams('search=x'), [...capabilities]),
      filters,
      categories,
      money: (amount) => `$${amount}`,
      priceWords: { word: 'in words', ...ends, without },
    }).at(-1)
  const label = `Up to ${isolate('$50')}`
  expect(told('red dress')).toEqual({ label, without: { search: 'red dress' } })
  expect(told('')).toEqual({ label, without: { search: null } })
  expect(told('', { min_price: 20, max_price: 50 })?.label).toBe(
    `${isolate('$20')} to ${isolate('$50')}`,
  )
})

test('leaving a category leaves its sub-category', () => {
  expect(active('category_id=4&sub_category_id=14')[0]?.without).toEqual({
    category_id: null,
    sub_category_id: null,
  })
})

test('what the server does not name has its number', () => {
  expect(active('brand_id=999')[0]?.label).toBe('Brand 999')
})

test('each of several goes by itself', () => {
  expect(active('brand_id=5,2').map(({ without }) => without)).toEqual([
    { brand_id: '2' },
    { brand_id: '5' },
  ])
})

test('the plain list has none', () => {
  expect(active('sort_type=newest&page=3')).toEqual([])
})
