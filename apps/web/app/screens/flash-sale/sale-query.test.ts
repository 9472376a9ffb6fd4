import { expect, test } from 'vitest'
import { readSaleQuery, saleHref } from './sale-query.ts'

test('an address and what it asks for are the same', () => {
  for (const query of [
    { category: null, page: 1 },
    { category: 3, page: 1 },
    { category: 3, page: 4 },
  ]) {
    const { search } = new URL(saleHref('/flash-sale/1', query), 'http://shop.test')
    expect(readSaleQuery(new URLSearchParams(search))).toEqual(query)
  }
})

test('what is no number counts as absent', () => {
  const query = new URLSearchParams('category_id=x&page=-1')
  expect(readSaleQuery(query)).toEqual({ category: null, page: 1 })
})
