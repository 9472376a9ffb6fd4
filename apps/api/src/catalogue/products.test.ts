import { getProducts, type Product, ProductQuery, sortTypes } from '@shop/contract'
import { eq, sql } from 'drizzle-orm'
import { getTableConfig, PgDialect } from 'drizzle-orm/pg-core'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApi, type TestApi, testNow } from '../testing/index.ts'
import { customerToken, fillShelf } from '../testing/shelf.ts'
import { conditionOf, filterKeys, type Narrowing } from './find.ts'
import { orderOf, orders } from './order.ts'
import { products as productsTable } from './tables.ts'

let api: TestApi
let now = testNow
beforeAll(async () => {
  api = await openTestApi({ now: () => now })
  await fillShelf(api.db)
})
afterAll(() => api.close())

const list = async (query: string, options = {}) => {
  const { status, body } = await api.get(`/products?${query}`, options)
  expect(status, JSON.stringify(body)).toBe(200)
  const data = v.parse(getProducts.data, body.data)
  expect(data).toEqual(body.data)
  return data
}
const ids = async (query: string) => (await list(query)).products.map(({ id }) => id)
const one = async (id: number, options = {}): Promise<Product | undefined> =>
  (await list('', options)).products.find((product) => product.id === id)

test('a card says everything that the wire names, amounts as numbers', async () => {
  expect(await one(1)).toEqual({
    id: 1,
    name: 'Product 1',
    thumbnail: 'http://shop.test/media/p/1.webp',
    price: 10,
    discount_price: 0,
    discount_percentage: 0,
    rating: 0,
    total_reviews: '0',
    total_sold: '1',
    quantity: 20,
    is_favorite: false,
    sizes: [
      { id: 1, name: 'S', price: 0 },
      { id: 2, name: 'L', price: 2.5 },
    ],
    colors: [
      {
        id: 1,
        name: 'Red',
        color_code: '#c9362f',
        price: 1.25,
        thumbnail: 'http://shop.test/media/p/1.webp',
      },
    ],
    unit: { id: 1, name: 'piece' },
    brand: 'Acme',
    shop: {
      id: 1,
      name: 'North',
      logo: 'http://shop.test/media/app/placeholder.svg',
      rating: 5,
      estimated_delivery_time: '3-5 days',
      delivery_charge: 5.5,
      last_online: true,
    },
  })
})

test('big numbers are abbreviated or grouped', async () => {
  expect(await one(8)).toMatchObject({ total_reviews: '1.2K', rating: 4.6 })
  expect(await one(7)).toMatchObject({ total_sold: '1,234' })
})

test('names come in the asked language, English where there is no translation', async () => {
  expect(await one(1, { locale: 'ar' })).toMatchObject({
    name: 'منتج أول',
    brand: 'أكمي',
    unit: { name: 'قطعة' },
    colors: [{ name: 'أحمر' }],
    sizes: [{ name: 'S' }, { name: 'L' }],
  })
  expect(await one(2, { locale: 'ar' })).toMatchObject({ name: 'Product 2' })
  expect(await one(1, { locale: 'ar-EG' })).toMatchObject({ name: 'Product 1' })
})

test('only a known shopper sees favourites, and only the own', async () => {
  expect(await one(3)).toMatchObject({ is_favorite: false })
  expect(await one(3, { token: customerToken })).toMatchObject({ is_favorite: true })
  expect(await one(3, { token: 'unknown' })).toMatchObject({ is_favorite: false })
})

test('products of closed shops are not listed', async () => {
  const { total, products } = await list('')
  expect(total).toBe(12)
  expect(products.map(({ id }) => id)).not.toContain(13)
})

describe('filters', () => {
  test.each([
    ['shop_id=2', [2, 4, 6, 8, 10, 12]],
    ['category_id=2', [7, 8, 9, 10, 11, 12]],
    ['sub_category_id=2', [4, 5, 6]],
    ['brand_id=2', [2, 5, 8, 11]],
    ['color_id=1', [1]],
    ['size_id=2', [1, 3]],
    // In that size the first costs 12.50; in the cheaper of both 10.
    ['size_id=2&max_price=12', []],
    ['size_id=2&max_price=12.5', [1]],
    ['size_id=2&min_price=12&sort_type=high_to_low', [3, 1]],
    ['size_id=1,2&max_price=12', [1]],
    ['rating=3', [6]],
    ['rating=4', [8]],
    ['rating=5', [9]],
    ['category_id=1&shop_id=1&brand_id=1', [1]],
    ['brand_id=', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
    ['category_id=99', []],
    // What sells most first, what is sold out last.
    ['search=product', [7, 12, 11, 10, 9, 8, 6, 5, 3, 2, 1, 4]],
    ['search=product&sort_type=low_to_high', [10, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12]],
    ['search=PRODUCT 12', [12]],
    ['search=p-007', [7]],
    ['search=WOOL', [2]],
    ['search=100%25', [2]],
    ['search=100%25 l_b', [2]],
    ['search=%25', []],
    ['search=l_b', []],
    ['search=%5C', []],
    [`search=${encodeURIComponent('منتج')}`, [1]],
    // Never in the middle of a word.
    ['search=oduc', []],
    ["search='; drop table x; --", []],
    // As many of the words as are found; see `left_out`.
    ["search='; drop table product 9; --", [9]],
  ])('%s', async (query, expected) => {
    const data = await list(query)
    expect(data.products.map(({ id }) => id)).toEqual(expected)
    expect(data.total).toBe(expected.length)
  })

  test('the price is the one that is paid: sale, else discount, else price', async () => {
    expect(await ids('min_price=4&max_price=5.5')).toEqual([10])
    expect(await ids('min_price=45&max_price=50')).toEqual([5])
    expect(await ids('min_price=14&max_price=20')).toEqual([2])
    expect(await ids('min_price=119.99')).toEqual([12])
  })

  test('what can be filtered by is what occurs in the list before it is narrowed', async () => {
    const [small, large] = [
      { id: 1, name: 'S', price: 0 },
      { id: 2, name: 'L', price: 0 },
    ]
    const red = { id: 1, name: 'Red', color_code: '#c9362f', price: 0 }
    const brands = [
      { id: 1, name: 'Acme' },
      { id: 2, name: 'Bolt' },
    ]
    const all = { sizes: [small, large], colors: [red], brands, min_price: 5, max_price: 120 }
    expect((await list('')).filters).toEqual(all)
    expect((await list('brand_id=2&min_price=50')).filters).toEqual(all)
    const garden = { ...all, sizes: [], colors: [] }
    expect((await list('category_id=2')).filters).toEqual(garden)
    // What is chosen stays to be taken away.
    expect((await list('category_id=2&size_id=1')).filters).toEqual({ ...garden, sizes: [small] })
    expect((await list('search=zzqqxx')).filters).toEqual({
      sizes: [],
      colors: [],
      brands: [],
      min_price: 0,
      max_price: 0,
    })
    expect((await list('', { locale: 'ar' })).filters.brands[0]).toEqual({ id: 1, name: 'أكمي' })
  })
})

test.each([
  ['top_selling', [7, 12, 11]],
  ['popular_product', [8, 9, 6]],
  ['newest', [1, 2, 3]],
  ['low_to_high', [10, 1, 2]],
  ['high_to_low', [12, 11, 9]],
  ['default', [1, 2, 3]],
  ['constructor', [1, 2, 3]],
])('sorted by %s', async (sort, expected) => {
  expect((await ids(`sort_type=${sort}`)).slice(0, 3)).toEqual(expected)
})

/** How prices are compared narrows nothing by itself. */
const narrowing = filterKeys.filter((name) => name !== 'is_sized')

/**
 * Two values of each filter, and which of the shelf's products the first one finds: of one that is on or
 * off, 1 and 0.
 */
const values: {
  readonly [Name in keyof Required<Omit<Narrowing, 'is_sized'>>]: readonly [
    unknown,
    unknown,
    readonly number[],
  ]
} = {
  matching: ["'wool'", null, [2]],
  shop_id: [1, 2, [1, 3, 5, 7, 9, 11]],
  category_id: [1, 2, [1, 2, 3, 4, 5, 6]],
  sub_category_id: [1, 2, [1, 2, 3]],
  brand_id: [[1], [2], [1, 4, 7, 10]],
  color_id: [[1], [2], [1]],
  size_id: [[1], [2], [1]],
  rating: [[3], [4], [6]],
  min_price: [30, 40, [3, 4, 5, 6, 7, 8, 9, 11, 12]],
  max_price: [30, 40, [1, 2, 3, 10]],
  is_reduced: [true, false, [2, 5, 10]],
  least_off: [50, 20, [10]],
}

/** What only a search asks for. */
const saidBy: Partial<Record<keyof Narrowing, string>> = { matching: 'wool', least_off: '50% off' }

test.each(narrowing)('%s asks something else for another value', (name) => {
  const asked = (value: unknown) => new PgDialect().sqlToQuery(conditionOf({ [name]: value }))
  const [one, other] = values[name]
  expect(asked(one)).not.toEqual(asked(other))
})

test('no two filters ask the same', () => {
  const texts = narrowing.map((name) => {
    const [value] = values[name]
    const same = name === 'matching' ? value : Array.isArray(value) ? [1] : 1
    return new PgDialect().sqlToQuery(conditionOf({ [name]: same })).sql
  })
  for (const [at, text] of texts.entries())
    expect(narrowing[texts.indexOf(text)], 'asks the same').toBe(narrowing[at])
})

test.each(narrowing)('%s finds what it says', async (name) => {
  const [value, , expected] = values[name]
  const search = saidBy[name]
  const found = await ids(
    search ? `search=${encodeURIComponent(search)}` : `${name}=${value === true ? 1 : value}`,
  )
  expect(found.toSorted((one, other) => one - other)).toEqual(expected)
  expect(found.length).toBeGreaterThan(0)
  expect(found.length).toBeLessThan(12)
})

test('the ends of the prices are those of the size that is chosen', async () => {
  const endsOf = async (query: string) => {
    const { min_price, max_price } = (await list(query)).filters
    return [min_price, max_price]
  }
  expect(await endsOf('category_id=1&size_id=1')).toEqual([10, 60])
  expect(await endsOf('category_id=1&size_id=2')).toEqual([12, 30])
})

test('a search for a sale finds what is reduced', async () => {
  expect((await ids('search=sale')).toSorted()).toEqual((await ids('is_reduced=1')).toSorted())
})

test.each(narrowing.filter((name) => [0, false].includes(values[name][1] as never)))(
  'a no to %s leaves the list as it is',
  async (name) => {
    expect(await ids(`${name}=0`)).toEqual(await ids(''))
  },
)

test('every sort of the contract is one of its own', async () => {
  const texts = sortTypes.map((sort) => new PgDialect().sqlToQuery(orderOf(sort)).sql)
  expect(new Set(texts).size).toBe(sortTypes.length)
  for (const sort of sortTypes) expect((await ids(`sort_type=${sort}`)).length, sort).toBe(12)
})

/** As drizzle names a column in the database. */
const snakeOf = (column: object) =>
  'name' in column ? String(column.name).replace(/[A-Z]/g, (one) => `_${one.toLowerCase()}`) : ''

test('every sort has an index of the whole shop, which is walked for a page of it', () => {
  const walked = getTableConfig(productsTable).indexes.map(({ config }) =>
    config.columns.map((column) => snakeOf(column)).join(),
  )
  const bare = Object.entries(orders).filter(
    ([, keys]) => !walked.includes(keys.map(([column]) => column).join()),
  )
  expect(bare.map(([sort]) => sort)).toEqual([])
})

test('just for you is a mix that pages neither repeat nor skip', async () => {
  const pages = await Promise.all(
    [1, 2, 3, 4].map((page) => ids(`sort_type=just_for_you&page=${page}&per_page=4`)),
  )
  expect(pages.map((page) => page.length)).toEqual([4, 4, 4, 0])
  expect(new Set(pages.flat()).size).toBe(12)
  expect(pages.flat()).not.toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
})

test('a list is cut only when both paging numbers are sent', async () => {
  expect(await ids('page=2&per_page=5')).toEqual([6, 7, 8, 9, 10])
  expect(await ids('page=2')).toHaveLength(12)
  expect(await ids('per_page=5')).toHaveLength(12)
  expect((await list('page=9&per_page=5')).total).toBe(12)
})

test('a running sale changes price, percentage and quantity, and no others', async () => {
  expect(await one(10)).toMatchObject({
    price: 100,
    discount_price: 5,
    discount_percentage: 95,
    quantity: 3,
  })
  // The sale still has 50, the shop only 20.
  expect(await one(2)).toMatchObject({ discount_price: 15, discount_percentage: 25, quantity: 20 })
  expect(await one(5)).toMatchObject({ discount_price: 45.5, discount_percentage: 9 })
  expect(await one(11)).toMatchObject({ discount_price: 0 })
  expect(await one(12)).toMatchObject({ discount_price: 0 })
})

test('a sale starts and ends by the clock, in cards, filters and sorts alike', async () => {
  now = new Date(testNow.getTime() + 2.5 * 24 * 60 * 60 * 1000)
  expect(await one(12)).toMatchObject({ discount_price: 1, quantity: 5 })
  expect(await one(10)).toMatchObject({ discount_price: 0, quantity: 20 })
  expect((await ids('sort_type=low_to_high')).slice(0, 2)).toEqual([12, 1])
  now = testNow
  expect((await ids('sort_type=low_to_high')).slice(0, 2)).toEqual([10, 1])
})

test('product tax is in every price that is shown', async () => {
  await api.db.update(productsTable).set({ taxRate: '7.50' }).where(eq(productsTable.id, 1))
  expect(await one(1)).toMatchObject({
    price: 10.75,
    sizes: [{ price: 0 }, { price: 2.69 }],
    colors: [{ price: 1.34 }],
  })
  expect(await ids('min_price=10.74&max_price=10.76')).toEqual([1])
  await api.db.execute(sql`update products set tax_rate = 0`)
})

test.each([
  ['brand_id=x', 'brand_id'],
  ['page=0&per_page=5', 'page'],
  ['page=1&per_page=1000', 'per_page'],
  ['rating=9', 'rating'],
  ['min_price=-1', 'min_price'],
  ['shop_id=99999999999999999999', 'shop_id'],
  ['category_id=1e3', 'category_id'],
  [`search=${'x'.repeat(300)}`, 'search'],
])('%s is refused by field', async (query, field) => {
  const { status, body } = await api.get(`/products?${query}`)
  expect(status).toBe(422)
  expect(Object.keys(body.errors ?? {})).toEqual([field])
  expect(body.message).toBe(body.errors?.[field]?.[0])
})

test('/category-products answers the same', async () => {
  const [one, other] = [await api.get('/products'), await api.get('/category-products')]
  expect(other.body).toEqual(one.body)
})

test('every filter of the contract narrows the list, its count and its facets', () => {
  const notFilters = new Set(['page', 'per_page', 'sort_type', 'currency'])
  const filters = Object.keys(ProductQuery.entries).filter((name) => !notFilters.has(name))
  // A search is understood before it narrows.
  const known = filters.flatMap((name) => (name === 'search' ? Object.keys(saidBy) : name))
  expect(narrowing.toSorted()).toEqual(known.toSorted())
})
