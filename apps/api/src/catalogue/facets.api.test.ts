import { type Facets, facetGroups, getFacets } from '@shop/contract'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../testing/index.ts'
import { fillShelf } from '../testing/shelf.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await fillShelf(api.db)
})
afterAll(() => api.close())

const facets = async (query: string): Promise<Facets> => {
  const { status, body } = await api.get(`/product-facets?${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  expect(v.parse(getFacets.data, body.data)).toEqual(body.data)
  return body.data as Facets
}
const total = async (query: string) =>
  ((await api.get(`/products?${query}`)).body.data as { total: number }).total

test('a count is what the list has with that value chosen', async () => {
  for (const query of [
    '',
    'category_id=1',
    'min_price=30&max_price=90',
    'search=product',
    'brand_id=1',
  ]) {
    const found = await facets(query)
    expect(found.is_estimated).toBe(false)
    const plain = (name: string) =>
      query
        .split('&')
        .filter((part) => !part.startsWith(`${name}=`))
        .join('&')
    for (const [name, group] of Object.entries(facetGroups)) {
      const counts = found[group]
      if (query === '') {
        expect(counts.length, name).toBeGreaterThan(0)
        // What is chosen in a group hides no other value of it.
        expect(Object.values(await facets(`${name}=${counts[0]?.id}`)), name).toContainEqual(counts)
      }
      for (const { id, count } of counts)
        expect(await total(`${plain(name)}&${name}=${id}`), `${query} ${name}=${id}`).toBe(count)
    }
  }
})

test('any of a group, and all groups: values of one kind add up, kinds narrow each other', async () => {
  const all = await facets('')
  const sum = all.brands.reduce((so, { count }) => so + count, 0)
  expect(await total(`brand_id=${all.brands.map(({ id }) => id).join()}`)).toBe(sum)
  expect(await total('rating=3,4,5')).toBe(3)
  expect(await total('rating=3,5&category_id=1')).toBe(1)
  // The own group's choice hides no other value of it.
  expect((await facets('brand_id=1')).brands).toEqual(all.brands)
  expect((await facets('brand_id=1,2&color_id=1')).brands.length).toBeLessThanOrEqual(
    all.brands.length,
  )
})

test.each([
  'brand_id=1,,2',
  'brand_id=x',
  'brand_id=1;2',
  'rating=6',
  'rating=1,9',
  `size_id=${'1,'.repeat(60)}1`,
])('%s is no list of values', async (query) => {
  expect((await api.get(`/products?${query}`)).status).toBe(422)
  expect((await api.get(`/product-facets?${query}`)).status).toBe(422)
})
