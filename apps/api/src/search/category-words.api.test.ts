import { getFacets, getProducts } from '@shop/contract'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '../catalogue/tables.ts'
import { clearMemos } from '../memo.ts'
import { openTestApi, type TestApi } from '../testing/index.ts'
import { fillShelf } from '../testing/shelf.ts'
import { refreshSearch } from './documents.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await fillShelf(api.db)
})
afterAll(() => api.close())

const wordsOf = async (search: string, more = '') => {
  const { body } = await api.get(`/products?search=${encodeURIComponent(search)}${more}`)
  return v.parse(getProducts.data, body.data).category_words
}

test('a word that names the category of all that is found is told, with the search without it', async () => {
  expect(await wordsOf('red lamps')).toEqual([
    { word: 'lamps', category_id: 1, sub_category_id: 1, without: 'red' },
  ])
  expect(await wordsOf('product home under 50')).toEqual([
    { word: 'home', category_id: 1, sub_category_id: null, without: 'product under 50' },
  ])
  // The narrower of two.
  expect(await wordsOf('home chairs')).toMatchObject([{ sub_category_id: 2, without: 'home' }])
})

test('a category may be the whole search, and a chosen one is newer than its word', async () => {
  expect(await wordsOf('lamps')).toMatchObject([{ word: 'lamps', without: '' }])
  expect(await wordsOf('red lamps', '&category_id=1')).toEqual([])
})

test('other categories are counted as without the word', async () => {
  const countsOf = async (search: string) => {
    const { body } = await api.get(`/product-facets?search=${encodeURIComponent(search)}`)
    return v.parse(getFacets.data, body.data).categories
  }
  const all = [
    { id: 1, count: 6 },
    { id: 2, count: 6 },
  ]
  expect(await countsOf('product home')).toEqual(all)
  expect(await countsOf('product')).toEqual(all)
  // Nothing else is asked for: there are no lamps in another one.
  expect(await countsOf('lamps')).toEqual([{ id: 1, count: 3 }])
})

test('what is called so elsewhere makes it a word like any other', async () => {
  await api.db.update(products).set({ name: 'Red lamp oil' }).where(eq(products.id, 9))
  await refreshSearch(api.db)
  clearMemos(api.deps)
  expect(await wordsOf('red lamps')).toEqual([])
})
