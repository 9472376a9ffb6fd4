import { type FacetGroup, Filters, facetGroups, getFacets, getProducts } from '@shop/contract'
import { inArray, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { refreshSearch } from '../search/documents.ts'
import { openTestApi, type TestApi } from '../testing/index.ts'
import { fillShelf } from '../testing/shelf.ts'
import { productColors, productSizes, products } from './tables.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await fillShelf(api.db)
  // Something that the one category has and the other lacks.
  await api.db.insert(productColors).values({ productId: 9, colorId: 2 })
  await api.db.insert(productSizes).values({ productId: 9, sizeId: 1 })
  await refreshSearch(api.db)
})
afterAll(() => api.close())

const isOffered = (group: FacetGroup): group is FacetGroup & keyof Filters =>
  group in Filters.entries
const groups = Object.entries(facetGroups).flatMap(([name, group]) =>
  isOffered(group) ? [{ name, group }] : [],
)

const list = async (query: string, locale = 'en') => {
  const { status, body } = await api.get(`/products?${query}`, { locale })
  expect(status, JSON.stringify(body)).toBe(200)
  return v.parse(getProducts.data, body.data)
}
const found = async (query: string) => (await list(query)).products.map(({ id }) => id)
const offered = async (group: keyof Filters & FacetGroup, query = '', locale = 'en') =>
  (await list(query, locale)).filters[group]
const idsOf = (options: readonly { readonly id: number }[]) => options.map(({ id }) => id)
const ascending = (ids: readonly number[]) => ids.toSorted((one, other) => one - other)

/** The values that some product has, as they are counted. */
const counted = async (group: FacetGroup, query = '') => {
  const { body } = await api.get(`/product-facets?${query}`)
  return idsOf(v.parse(getFacets.data, body.data)[group] ?? [])
}

const lists = [
  '',
  'category_id=1',
  'category_id=2',
  'sub_category_id=1',
  'shop_id=2',
  'search=product 3',
  'search=wool',
  'category_id=2&search=product',
  'is_reduced=1',
  'search=sale',
]

/** The whole shop's list has its own way. */
const shops = ['', 'shop_id=1', 'shop_id=2']

/** All categories and all stars are offered, whatever a list holds. */
const offeredElsewhere = ['categories', 'ratings']

test('what is counted is offered by the list', () => {
  expect(Object.values(facetGroups).filter((group) => !isOffered(group))).toEqual(offeredElsewhere)
})

test.each(groups)('a list offers of $group what it finds something by', async ({ name, group }) => {
  const values = await counted(group)
  expect(values.length, `on the shelf are two of ${group}`).toBeGreaterThan(1)
  const lacking: string[] = []
  for (const query of lists) {
    const finding: number[] = []
    for (const id of values)
      if ((await found(`${query}&${name}=${id}`)).length > 0) finding.push(id)
    expect(ascending(idsOf(await offered(group, query))), query).toEqual(finding)
    expect(await counted(group, query), query).toEqual(finding)
    if (finding.length < values.length) lacking.push(query)
  }
  expect(lacking.length, `a list lacks one of ${group}`).toBeGreaterThan(0)
})

test.each(groups)('what a shopper narrows by hides nothing of $group', async ({ group }) => {
  for (const query of ['', 'category_id=2']) {
    const all = await offered(group, query)
    const narrowed = groups.map((other) => `${other.name}=1`)
    for (const narrowing of [...narrowed, 'rating=3', 'min_price=1000'])
      expect(await offered(group, `${query}&${narrowing}`), narrowing).toEqual(
        expect.arrayContaining(all),
      )
  }
})

test.each(groups)(
  'a value of $group that is chosen is told where the list lacks it, at its place',
  async ({ name, group }) => {
    const all = await offered(group)
    let told = 0
    for (const query of lists) {
      const occurring = idsOf(await offered(group, query))
      for (const { id } of all) {
        const expected = all.filter((one) => occurring.includes(one.id) || one.id === id)
        expect(await offered(group, `${query}&${name}=${id}`), `${query} ${id}`).toEqual(expected)
        if (!occurring.includes(id)) told += 1
      }
    }
    expect(told).toBeGreaterThan(0)
  },
)

test.each(groups)('the names of $group come in the asked language', async ({ group }) => {
  const table = sql.identifier(group)
  await api.db.execute(
    sql`update ${table} set names = jsonb_build_object('ar', 'ar ' || name, 'ir', 'ir ' || name)`,
  )
  for (const query of ['', 'category_id=1']) {
    const names = (await offered(group, query)).map(({ name }) => name)
    expect(names.length).toBeGreaterThan(0)
    for (const locale of ['ar', 'ir'])
      expect((await offered(group, query, locale)).map(({ name }) => name)).toEqual(
        names.map((name) => `${locale} ${name}`),
      )
  }
})

test.each(Object.entries(facetGroups))(
  'by %s, what is not listed counts for nothing',
  async (name, group) => {
    for (const id of await counted(group)) {
      const having = inArray(products.id, await found(`${name}=${id}`))
      const list = (isListed: boolean) => api.db.update(products).set({ isListed }).where(having)
      onTestFinished(async () => void (await list(true)))
      await list(false)
      for (const query of shops) {
        expect(await counted(group, query), query).not.toContain(id)
        if (isOffered(group)) expect(idsOf(await offered(group, query)), query).not.toContain(id)
      }
      await list(true)
    }
  },
)

test.each(groups)('what is no longer used is not offered of $group', async ({ group }) => {
  const use = (id: number, isActive: boolean) =>
    api.db.execute(
      sql`update ${sql.identifier(group)} set is_active = ${isActive} where id = ${id}`,
    )
  for (const id of await counted(group)) {
    onTestFinished(async () => void (await use(id, true)))
    await use(id, false)
    for (const query of shops) expect(idsOf(await offered(group, query)), query).not.toContain(id)
    await use(id, true)
  }
})
