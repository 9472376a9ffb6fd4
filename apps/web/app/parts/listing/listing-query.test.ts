import { type Call, getProducts, isTelling, ProductQuery, Settings } from '@shop/contract'
import { capabilities } from '@shop/contract/capabilities'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  type Capabilities,
  changed,
  type FilterName,
  filterNames,
  isNarrowed,
  knownParams,
  readListing,
  toggled,
  toProductQuery,
} from './listing-query.ts'

const read = (query: string, can: Capabilities = [...capabilities]) =>
  readListing(new URLSearchParams(query), can)

describe('a listing in its address', () => {
  test('is read whole', () => {
    const listing = read('search= shoe &brand_id=3&rating=4&min_price=9.5&sort_type=newest&page=2')
    expect(toProductQuery(listing)).toEqual({
      search: 'shoe',
      brand_id: 3,
      rating: 4,
      min_price: 9.5,
      sort_type: 'newest',
      page: 2,
      per_page: 10,
    })
  })

  test.each([
    '',
    'brand_id=abc&rating=9&page=0&sort_type=cheap&min_price=-1&search=%20',
    'page=1e9',
  ])('"%s" is the plain first page', (query) => {
    expect(toProductQuery(read(query))).toEqual({ page: 1, per_page: 10 })
    expect(isNarrowed(read(query))).toBe(false)
  })

  test('is narrowed by a filter or a sort, not by a page', () => {
    expect(isNarrowed(read('color_id=1'))).toBe(true)
    expect(isNarrowed(read('sort_type=newest'))).toBe(true)
    expect(isNarrowed(read('page=3'))).toBe(false)
  })
})

const shopOf = (currency: object, can: Capabilities = ['search_currency']) => {
  const settings = v.parse(Settings, {
    capabilities: can,
    currencies: [{ id: 2, name: 'EUR', ...currency }],
  })
  const [first] = settings.currencies
  return first ? { settings, currency: first } : null
}

describe('the currency of prices in words', () => {
  test.each(['search=dress under 50', 'search=فستان أقل من ٥٠'])('is said with %s', (query) => {
    expect(toProductQuery(read(query), shopOf({}))).toMatchObject({ currency: 'EUR' })
  })

  test.each([
    ['no price can be meant', 'search=dress&max_price=50', shopOf({})],
    ['it is the default one', 'search=under 50', shopOf({ is_default: true })],
    ['the server does not know it', 'search=under 50', shopOf({}, [])],
  ])('is not where %s', (_, query, shop) => {
    expect(toProductQuery(read(query), shop)).not.toHaveProperty('currency')
  })
})

describe('several of one kind', () => {
  test('are read once each, without what is none', () => {
    expect(read('brand_id=3,1,3,x,0').brand_id).toEqual([3, 1])
    expect(read('rating=4,9').rating).toEqual([4])
    expect(toProductQuery(read('brand_id=3,1'))).toMatchObject({ brand_id: '3,1' })
  })

  test('are the first alone where the server takes one, as it is typed by hand', () => {
    expect(toProductQuery(read('brand_id=3,1', []))).toMatchObject({ brand_id: 3 })
    expect(read('brand_id=x,1,3', []).brand_id).toEqual([1])
  })

  test('come and go one by one, where the server can; else one takes the place of the other', () => {
    const listing = read('brand_id=3')
    expect(toggled(listing, 'brand_id', 1, true)).toEqual({ brand_id: '1,3' })
    expect(toggled(listing, 'brand_id', 1, false)).toEqual({ brand_id: '1' })
    expect(toggled(listing, 'brand_id', 3, true)).toEqual({ brand_id: null })
    expect(toggled(listing, 'size_id', 2, true)).toEqual({ size_id: '2' })
  })
})

describe('a change', () => {
  const params = new URLSearchParams('lang=ar&brand_id=3&page=4')

  test('of a filter starts at the first page and keeps the rest', () => {
    expect(changed(params, { color_id: 2 })).toBe('?lang=ar&brand_id=3&color_id=2')
    expect(changed(params, { brand_id: null })).toBe('?lang=ar')
  })

  test('of the page keeps the filters; the first page needs no number', () => {
    expect(changed(params, { page: 5 })).toBe('?lang=ar&brand_id=3&page=5')
    expect(changed(params, { page: 1 })).toBe('?lang=ar&brand_id=3')
  })

  test('can leave nothing', () => {
    expect(changed(new URLSearchParams('page=2'), {})).toBe('')
  })
})

describe('links', () => {
  test('repeat what a list knows, once, and nothing else', () => {
    const address = 'q=1&search=red&search=blue&color_id=1&__proto__=2&lang=ar&page=2'
    expect(knownParams(new URLSearchParams(address)).toString()).toBe(
      'search=red&color_id=1&page=2&lang=ar',
    )
  })

  test('do not grow with what a stranger wrote', () => {
    const long = knownParams(new URLSearchParams({ search: 'x'.repeat(12_000), y: 'x'.repeat(9) }))
    expect(long.toString().length).toBeLessThan(600)
  })
})

test('every filter of the contract is a parameter of the address', () => {
  const notFilters = new Set(['page', 'per_page', 'sort_type', 'shop_id', 'currency', 'is_reduced'])
  const known = Object.keys(ProductQuery.entries).filter((name) => !notFilters.has(name))
  expect([...filterNames].toSorted()).toEqual(known.toSorted())
})

/** What an address may say of each filter: as much of it as the server takes. */
const samples: Readonly<Record<FilterName, string>> = {
  search: 'red dress',
  category_id: '7',
  sub_category_id: '12',
  brand_id: '1,3',
  color_id: '2,4',
  size_id: '1,5',
  rating: '4,5',
  min_price: '9.5',
  max_price: '120',
}

test.each(filterNames)('%s comes from the address to the server unchanged', (name) => {
  const sent = toProductQuery(read(new URLSearchParams({ [name]: samples[name] }).toString()))
  const asText = Object.fromEntries(Object.entries(sent).map(([key, value]) => [key, `${value}`]))
  const { page: _, per_page: __, ...filters } = v.parse(ProductQuery, asText)
  expect(filters).toEqual(v.parse(ProductQuery, { [name]: samples[name] }))
})

test.each(filterNames)('%s is nothing where its value is none of its kind', (name) => {
  const isText = samples[name] === 'red dress'
  for (const value of isText ? [' '] : ['x', 'true'])
    expect(
      toProductQuery(read(new URLSearchParams({ [name]: value }).toString())),
    ).not.toHaveProperty(name)
  // Of what is on or off, no is no filter; of anything else it is none, or a price.
  if (samples[name] === '1') expect(toProductQuery(read(`${name}=0`))).not.toHaveProperty(name)
})

test.each(filterNames)('%s of an address is never more than the server takes', (name) => {
  for (const value of ['0', '-1', '1.5', '1e9', '007', '999999999', '9'.repeat(20), '1,1.5', ',']) {
    const sent = toProductQuery(read(new URLSearchParams({ [name]: value }).toString()))
    const asText = Object.fromEntries(Object.entries(sent).map(([key, said]) => [key, `${said}`]))
    expect(v.safeParse(ProductQuery, asText).issues, `${name}=${value}`).toBeUndefined()
  }
})

/** What is sent beyond the wire: the gates of filters, as the call declares them. */
const { additions = {} }: Call = getProducts

test.each(filterNames)('%s reaches servers that know it, and no other', (name) => {
  const gate = additions[name]
  const sentTo = (can: Capabilities) =>
    toProductQuery(read(new URLSearchParams({ [name]: samples[name] }).toString(), can))
  if (gate === undefined) {
    expect(sentTo([])).toHaveProperty(name)
    return
  }
  // An answer tells it too late: the address is read before the first one.
  expect(isTelling(gate)).toBe(false)
  expect(sentTo(capabilities.filter((one) => one !== gate))).not.toHaveProperty(name)
  expect(sentTo(capabilities.filter((one) => one === gate))).toHaveProperty(name)
})
