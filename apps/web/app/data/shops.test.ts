import { shops } from '@shop/contract/fixtures'
import { getShops } from '@shop/contract/shops'
import { expect, test } from 'vitest'
import { createApiClient } from './api-client.ts'
import { shopsResource } from './shops.ts'
import { narrowShops } from './shops-narrow.ts'

const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name)

test.each([
  [{}, namesOf(shops)],
  [{ search: ' HARBOUR ' }, ['Harbour & Pine']],
  [{ search: 'électro' }, ['Lumen Electronics']],
  [{ search: 'nobody' }, []],
  [{ online: true, search: 'a' }, ['Harbour & Pine', 'Atlas Outfitters', 'Saffron Kitchen']],
  [{ sort_type: 'newest' }, namesOf(shops).toReversed()],
  [{ sort_type: 'constructor' }, namesOf(shops)],
])('shops narrowed by %o', (query, names) => {
  expect(namesOf(narrowShops(shops, query))).toEqual(names)
})

test('the best rated come first', () => {
  const ratings = narrowShops(shops, { sort_type: 'rating' }).map(({ rating }) => Number(rating))
  expect(ratings).toEqual([...ratings].sort((one, other) => other - one))
})

/** A server with these shops that notes what it was asked. */
function serverOf(answer: (query: URLSearchParams) => object) {
  const requests: string[] = []
  const client = createApiClient({
    origin: () => 'https://shop.example',
    locale: () => 'en',
    fetch: async ({ url }) => {
      const { pathname, search, searchParams } = new URL(url)
      requests.push(`${pathname}${search}`)
      return Response.json({ data: answer(searchParams) })
    },
  })
  return { client, requests }
}

test('a server that knows how to search says so first, and is asked once from then on', async () => {
  const { client, requests } = serverOf(() => ({
    total: 1,
    shops: shops.slice(0, 1),
    filters: { categories: [] },
  }))
  const plain = `/api${getShops.path}?page=1&per_page=10`
  const narrowed = `/api${getShops.path}?search=pine&page=1&per_page=10`
  const { total } = await shopsResource.load(client, { search: 'pine', page: 1 })
  expect(total).toBe(1)
  expect(requests).toEqual([plain, narrowed])
  await shopsResource.load(client, { search: 'pine', page: 1 })
  expect(requests).toEqual([plain, narrowed, narrowed])
})

test.each([
  { search: 'pine' },
  { online: true },
  { category_id: 3 },
  { has_vouchers: true },
  { sort_type: 'rating' },
])('a stock server is asked for nothing but pages, with %o', async (query) => {
  const { client, requests } = serverOf(() => ({ total: shops.length, shops }))
  await shopsResource.load(client, query)
  await shopsResource.load(client, query)
  for (const request of requests)
    expect([`/api${getShops.path}`, `/api${getShops.path}?page=1&per_page=10`]).toContain(request)
})

test('a stock server is asked for all shops, which are narrowed and paged here', async () => {
  const many = Array.from({ length: 23 }, (_, index) => ({
    ...shops[index % shops.length],
    id: index + 1,
    shop_status: index % 2 ? 'Offline' : 'Online',
  }))
  const { client, requests } = serverOf((query) => ({
    total: many.length,
    shops: query.has('per_page') ? many.slice(0, 10) : many,
  }))
  const second = await shopsResource.load(client, { online: true, page: 2 })
  expect(second.total).toBe(12)
  expect(second.shops.map(({ id }) => id)).toEqual([21, 23])
  expect(second.filters).toBeNull()
  expect(requests).toHaveLength(2)
  requests.length = 0
  expect((await shopsResource.load(client, { page: 1 })).total).toBe(23)
  expect(requests).toHaveLength(1)
})

test('a server that has stopped to filter is narrowed for from then on', async () => {
  let filters: object | null = { categories: [] }
  const { client } = serverOf(() => ({ total: shops.length, shops, filters }))
  const query = { search: 'harbour' }
  expect((await shopsResource.load(client, query)).shops).toEqual(shops)
  filters = null
  expect(namesOf((await shopsResource.load(client, query)).shops)).toEqual(['Harbour & Pine'])
})
