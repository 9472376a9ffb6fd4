import { ShopQuery } from '@shop/contract'
import { expect, test } from 'vitest'
import { allShops, isNarrowed, readShopListing, shopsHref, toShopQuery } from './shop-query.ts'

const read = (query: string) => readShopListing(new URLSearchParams(query))

test('an address says what is shown, and nothing that cannot be read', () => {
  expect(read('')).toEqual(allShops)
  expect(
    read('search=%20pine%20&category_id=3&online=1&has_vouchers=1&sort_type=rating&page=2'),
  ).toEqual({
    search: 'pine',
    category_id: 3,
    online: true,
    has_vouchers: true,
    sort_type: 'rating',
    page: 2,
  })
  expect(read('category_id=x&online=yes&has_vouchers=true&sort_type=price&page=-1')).toEqual(
    allShops,
  )
})

test.each([
  '/shops',
  '/shops?search=pine+tree&online=1',
  '/shops?category_id=3&has_vouchers=1&sort_type=newest&page=4',
])('%s is read and written alike', (href) => {
  expect(shopsHref(read(href.split('?')[1] ?? ''), {})).toBe(href.replace(/&page=4/, ''))
  const listing = read(href.split('?')[1] ?? '')
  expect(shopsHref(listing, { page: listing.page })).toBe(href)
})

test('a plain list asks for its page only', () => {
  expect(toShopQuery(allShops)).toEqual({ page: 1 })
  expect(isNarrowed({ ...allShops, sort_type: 'rating' })).toBe(false)
  expect(isNarrowed(read('online=1'))).toBe(true)
})

test('every filter of the contract is a parameter of the address, and of the call', () => {
  const listing = read('search=a&category_id=3&online=1&has_vouchers=1&sort_type=rating&page=2')
  const names = Object.keys(ShopQuery.entries).filter((name) => name !== 'per_page')
  expect(Object.keys(toShopQuery(listing)).toSorted()).toEqual(names.toSorted())
  const address = new URLSearchParams(shopsHref(listing, { page: 2 }).split('?')[1])
  expect([...address.keys()].toSorted()).toEqual(names.toSorted())
})
