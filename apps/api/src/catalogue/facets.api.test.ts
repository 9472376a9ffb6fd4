import { type FacetGroup, facetGroups, getFacets, getProducts } from '@shop/contract'
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

/** This server counts every group. */
type Counted = Readonly<Record<FacetGroup, readonly { id: number; count: number }[]>>

const facets = async (query: string) => {
  const { status, body } = await api.get(`/product-facets?${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  const read = v.parse(getFacets.data, body.data)
  expect(read).toEqual(body.data)
  expect(Object.keys(read).filter((group) => read[group as FacetGroup] === null)).toEqual([])
  return read as typeof read & Counted
}
const ids = async (query: string) => {
  const { body } = await api.get(`/products?${query}`)
  const { products, total } = v.parse(getProducts.data, body.data)
  expect(products).toHaveLength(Number(total))
  return products.map(({ id }) => id).toSorted((one, other) => one - other)
}
const total = async (query: string) => (await ids(query)).length

test('a count is what the list has with that value chosen, and no value is left out', async () => {
  const whole = await facets('')
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
      const list = await ids(plain(name))
      for (const { id } of whole[group]) {
        const having = await ids(`${name}=${id}`)
        const chosen = list.filter((product) => having.includes(product))
        const what = `${query} ${name}=${id}`
        expect(await ids(`${plain(name)}&${name}=${id}`), what).toEqual(chosen)
        expect(counts.find((one) => one.id === id)?.count ?? 0, what).toBe(chosen.length)
      }
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
