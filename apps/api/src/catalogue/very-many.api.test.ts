import { getProducts } from '@shop/contract'
import { type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { clearMemos } from '../memo.ts'
import { refreshSearch } from '../search/documents.ts'
import { openTestApi, type TestApi } from '../testing/index.ts'
import { fillShelf } from '../testing/shelf.ts'
import { productColors, productSizes, products } from './tables.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await fillShelf(api.db)
  // More than are looked at one by one, or joined to their prices: vases without an option, and some that have what these lack.
  const vase = (number: number) => ({
    id: 100 + number,
    shopId: 1,
    categoryId: 2,
    code: `V-${number}`,
    name: number % 2 ? 'Vase' : 'Lattice shelf',
    shortDescription: number % 2 ? '' : 'for a vase',
    price: String(100 + number),
    quantity: 5,
    soldCount: number,
  })
  // A statement has at most 65,535 parameters.
  for (const from of [0, 3000, 6000])
    await api.db.insert(products).values(Array.from({ length: 3000 }, (_, at) => vase(from + at)))
  await api.db
    .insert(products)
    .values([
      { ...vase(10_001), brandId: 2 },
      { ...vase(10003), price: '3.50' },
      { ...vase(10005), price: '90000.00' },
      { ...vase(10007), brandId: 1, price: '1.00', isListed: false },
      ...[2, 9001, 3].map((sold) => ({ ...vase(20_000 + sold), name: 'Lattice', soldCount: sold })),
    ])
  await api.db.insert(productColors).values([
    { productId: 10101, colorId: 2 },
    { productId: 10107, colorId: 1 },
  ])
  await api.db.insert(productSizes).values([
    { productId: 10103, sizeId: 2 },
    { productId: 10107, sizeId: 1 },
  ])
  await refreshSearch(api.db)
})
afterAll(() => api.close())

const list = async (query: string) => {
  const { body } = await api.get(`/products?${query}`)
  return v.parse(getProducts.data, body.data)
}
const ids = (options: readonly { readonly id: number }[]) => options.map(({ id }) => id)

test('what a search of very many can be narrowed by is what is listed among them', async () => {
  const { total, filters } = await list('search=vase')
  expect(total).toBe(4503)
  expect(filters).toMatchObject({ min_price: 3, max_price: 90_000 })
  expect(ids(filters.colors)).toEqual([2])
  expect(ids(filters.sizes)).toEqual([2])
  expect(ids(filters.brands)).toEqual([2])
})

test('pages of very many follow each other, from the first of the shop to those behind them', async () => {
  const { rows } = await api.db.execute<{ id: number }>(sql`
    select id from products where name = 'Vase' and is_listed order by sold_count desc, id desc`)
  for (const page of [1, 14, 15, 16, 40]) {
    const { products: shown } = await list(`search=vase&page=${page}&per_page=10`)
    expect(ids(shown), `page ${page}`).toEqual(ids(rows).slice((page - 1) * 10, page * 10))
  }
})

test('the same is offered where a category narrows the search, and where it finds few', async () => {
  const wide = await list('search=vase')
  const { total, filters } = await list('search=vase&category_id=2')
  expect({ total, filters }).toEqual({ total: wide.total, filters: wide.filters })
  await api.db.execute(sql`update products set is_listed = false where id between 100 and 10000`)
  try {
    const few = await list('search=vase')
    expect(few.total).toBe(3)
    expect(few.filters).toEqual(filters)
  } finally {
    await api.db.execute(sql`update products set is_listed = true where id between 100 and 10000`)
  }
})

test('of very many the few that are called so come first, on whichever page the others begin', async () => {
  const page = async (number: number) =>
    (await list(`search=lattice&page=${number}&per_page=5`)).products.map(({ id }) => id)
  expect([...(await page(1)), ...(await page(2))]).toEqual([
    ...[29_101, 20_103, 20_102],
    ...[9098, 9096, 9094, 9092, 9090, 9088, 9086],
  ])
})

test('a brand that a product is given comes with the next tidying', async () => {
  await api.db.execute(sql`update products set brand_id = 1 where id = 101`)
  await refreshSearch(api.db)
  expect(ids((await list('search=vase')).filters.brands)).toEqual([1, 2])
})

test('no statement of a search reads all documents', async ({ skip }) => {
  // A PostgreSQL of one's own may weigh its pages otherwise.
  skip(api.kind !== 'pglite')
  await api.db.execute(sql`analyze`)
  clearMemos(api.deps)
  const execute = api.db.execute.bind(api.db)
  const plans: string[] = []
  const explained = vi.spyOn(api.db, 'execute').mockImplementation(((query: SQL) =>
    execute(sql`explain ${query}`).then(({ rows }) => {
      plans.push(JSON.stringify(rows))
      return execute(query)
    })) as typeof api.db.execute)
  for (const search of ['acme+vase', 'bolt+red+lamps+under+50', 'vsae'])
    await list(`search=${search}`)
  explained.mockRestore()
  const ofDocuments = plans.filter((plan) => plan.includes('search_documents'))
  expect(ofDocuments.length).toBeGreaterThan(8)
  for (const plan of ofDocuments) {
    expect(plan).not.toContain('Seq Scan on search_documents')
    // Of a query that is not known while it is planned, or asks for weights, each found document is read as well.
    expect(plan).not.toMatch(/document @@ \(|document @@ '[^"]*:\*?[ABCD]/)
  }
})
