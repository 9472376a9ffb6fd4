import { getShop, getShops } from '@shop/contract/shops'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../testing/index.ts'
import { fillShelf } from '../testing/shelf.ts'
import { shops } from './tables.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await fillShelf(api.db)
  await api.db.insert(shops).values([
    { id: 4, name: '100% Wool_Works', slug: 'wool', ratingAvg: '4.9', reviewCount: 7 },
    { id: 5, name: 'Empty shelves', slug: 'empty', ratingAvg: '3.1', reviewCount: 2 },
  ])
})
afterAll(() => api.close())

const ask = async (query: string) => {
  const { status, body } = await api.get(`/shops?${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return v.parse(getShops.data, body.data)
}
const namesOf = async (query: string) => (await ask(query)).shops.map(({ name }) => name)
const all = ['North', 'South', '100% Wool_Works', 'Empty shelves']

test.each([
  ['', all],
  ['search=', all],
  ['search=NOR', ['North']],
  ['search=%25', ['100% Wool_Works']],
  ['search=o_l', []],
  ['search=closed', []],
  ['category_id=1', ['North', 'South']],
  ['category_id=99', []],
  ['online=1', ['North', '100% Wool_Works', 'Empty shelves']],
  ['online=0', all],
  ['has_vouchers=1', ['North', 'South']],
  ['has_vouchers=1&online=1', ['North']],
  ['sort_type=rating', ['100% Wool_Works', 'Empty shelves', 'North', 'South']],
  ['sort_type=newest', ['Empty shelves', '100% Wool_Works', 'South', 'North']],
  ['sort_type=no-such-sort', all],
])('?%s', async (query, names) => {
  expect(await namesOf(query)).toEqual(names)
})

test('a page, how many match in all, and what can be chosen', async () => {
  const page = await ask('page=2&per_page=2&online=1')
  expect(page.total).toBe(3)
  expect(page.shops.map(({ name }) => name)).toEqual(['Empty shelves'])
  expect(page.filters).toEqual({
    categories: [
      { id: 1, name: 'Home' },
      { id: 2, name: 'Garden' },
    ],
  })
  const { body } = await api.get('/shops', { locale: 'ar' })
  expect(v.parse(getShops.data, body.data).filters?.categories[0]?.name).toBe('المنزل')
})

test.each(['category_id=x', 'online=maybe', 'has_vouchers=2', `search=${'x'.repeat(201)}`])(
  'refuses ?%.30s at its field',
  async (query) => {
    const { status, body } = await api.get(`/shops?${query}`)
    expect(status).toBe(422)
    expect(Object.keys(body.errors ?? {})).toEqual([query.split('=')[0]])
  },
)

test('one shop with its banners; an unknown one is not there', async () => {
  const { body } = await api.get('/shops/1')
  const { shop } = v.parse(getShop.data, body.data)
  expect(shop).toMatchObject({ name: 'North', shop_status: 'Online', total_reviews: 0, rating: 5 })
  expect(shop.banners.map(({ title }) => title)).toEqual(['Of the shop'])
  for (const id of ['99', '0', '-1', 'x', '1e3', '99999999999'])
    expect((await api.get(`/shops/${id}`)).status).toBe(404)
})
