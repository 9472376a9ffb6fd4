import type { DataOf, getFlashSale, getHome } from '@shop/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dealOut } from '../catalogue/deal.ts'
import { categories, products } from '../catalogue/tables.ts'
import { openTestApi, type TestApi } from '../testing/index.ts'
import { fillShelf } from '../testing/shelf.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await fillShelf(api.db)
})
afterAll(() => api.close())

const home = async (query = '') =>
  (await api.get(`/home${query}`)).body.data as DataOf<typeof getHome>
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

test('a picture may be another one in another language', async () => {
  const { body } = await api.get('/home', { locale: 'ar' })
  expect((body.data as DataOf<typeof getHome>).banners[0]?.thumbnail).toBe(
    'http://shop.test/media/b/1-rtl.webp',
  )
})

test('the home page holds every block', async () => {
  const data = await home()
  expect(data.banners).toEqual([
    {
      id: 1,
      title: 'Welcome',
      thumbnail: 'http://shop.test/media/b/1.webp',
      link: '/categories/home',
    },
  ])
  expect(data.ads).toEqual([
    { id: 2, title: null, thumbnail: 'http://shop.test/media/app/placeholder.svg', link: null },
  ])
  expect(data.categories.map(({ slug }) => slug)).toEqual(['home', 'garden'])
  expect(data.shops.map(({ name, shop_status }) => [name, shop_status])).toEqual([
    ['North', 'Online'],
    ['South', 'Offline'],
  ])
  expect(idsOf(data.popular_products)).toEqual([8, 9, 6, 12, 11, 10])
  expect(data.incoming_flash_sale).toMatchObject({ id: 2, name: 'Incoming' })
  expect(data.running_flash_sale).toMatchObject({ id: 1, end_date: '2030-01-16 12:00:00' })
  expect(idsOf(data.running_flash_sale?.products ?? [])).toEqual([2, 10])
})

test('only just-for-you has pages: 8 unless asked otherwise', async () => {
  expect((await home()).just_for_you).toMatchObject({ total: 12, products: { length: 8 } })
  const [first, second] = [await home('?page=1&per_page=7'), await home('?page=2&per_page=7')]
  expect(second.just_for_you.products).toHaveLength(5)
  expect(
    new Set([...idsOf(first.just_for_you.products), ...idsOf(second.just_for_you.products)]).size,
  ).toBe(12)
})

/** The categories of so many products of just-for-you, in its order. */
const dealt = async (per_page: number, page = 1) => {
  const shown = idsOf((await home(`?page=${page}&per_page=${per_page}`)).just_for_you.products)
  const { rows } = await api.db.execute<{ id: number; category_id: number }>(
    sql`select id, category_id from products`,
  )
  const categoryOf = new Map(rows.map(({ id, category_id }) => [id, category_id]))
  return shown.map((id) => categoryOf.get(id) ?? 0)
}

test('just for you is mixed across categories, also when the shop has changed', async () => {
  expect(await dealt(12)).toEqual([1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2])
  // A third category, all of it written after the others, and one that grows.
  await api.db.insert(categories).values({ id: 3, name: 'Tools', slug: 'tools' })
  const tool = (id: number) => ({
    id,
    shopId: 1,
    categoryId: id <= 104 ? 3 : 1,
    code: `T-${id}`,
    name: `Tool ${id}`,
    price: '5.00',
    isListed: id > 101,
  })
  await api.db.insert(products).values([101, 102, 103, 104, 105, 106].map(tool))
  try {
    // What is not dealt out yet comes last, once each.
    expect((await dealt(20)).slice(12)).toEqual([3, 3, 3, 1, 1])
    await dealOut(api.db)
    const all = await dealt(20)
    expect(all.slice(0, 12)).toEqual([1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 1])
    expect([...(await dealt(8)), ...(await dealt(8, 2))]).toEqual(all.slice(0, 16))
  } finally {
    await api.db.execute(sql`delete from products where id > 100`)
    await api.db.execute(sql`delete from categories where id = 3`)
  }
})

test('a flash sale shows a page of its products, in its own order', async () => {
  const read = async (path: string) =>
    (await api.get(path)).body.data as DataOf<typeof getFlashSale>
  const data = await read('/flash-sale/1/details')
  expect(data.total_products).toBe(2)
  expect(idsOf(data.products)).toEqual([2, 10])
  expect(idsOf((await read('/flash-sale/1/details?page=2&per_page=1')).products)).toEqual([10])
  expect(idsOf((await read('/flash-sale/1/details?category_id=1')).products)).toEqual([2])
  // Before it starts it shows what will be in it, at today's price.
  expect((await read('/flash-sale/2/details')).products[0]).toMatchObject({ discount_price: 0 })
  expect((await api.get('/flash-sale/3/details')).status).toBe(410)
  for (const path of ['/flash-sale/99/details', '/flash-sale/x/details'])
    expect((await api.get(path)).status).toBe(404)
})

test('a single-vendor shop shows no shops and no way to them', async () => {
  await api.db.execute(sql`update settings set value = 'false' where key = 'multi_vendor'`)
  expect((await home()).shops).toEqual([])
  const { body } = await api.get('/master')
  expect(body.data).toMatchObject({ multi_vendor: false, menus: [{ name: 'Home' }] })
  await api.db.execute(sql`update settings set value = 'true' where key = 'multi_vendor'`)
})
