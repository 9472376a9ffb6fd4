import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products, subCategories } from '../catalogue/tables.ts'
import { clearMemos } from '../memo.ts'
import { openTestApi, type TestApi } from '../testing/index.ts'
import { fillShelf } from '../testing/shelf.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await fillShelf(api.db)
  await api.db
    .update(subCategories)
    .set({ names: { ar: 'كراسي' } })
    .where(eq(subCategories.id, 2))
})
afterAll(() => api.close())

const terms = async (locale?: string) => {
  clearMemos(api.deps)
  const { data } = (await api.get('/popular-searches', { locale })).body as {
    data: { terms: string[] }
  }
  return data.terms
}

test('the kinds of things that are bought most come first, in the language that is asked for', async () => {
  expect(await terms()).toEqual(['Chairs', 'Lamps'])
  expect(await terms('ar')).toEqual(['كراسي', 'Lamps'])
  await api.db.update(products).set({ soldCount: 500 }).where(eq(products.id, 1))
  expect(await terms()).toEqual(['Lamps', 'Chairs'])
})

test('what nobody buys, or nobody can see, is not popular', async () => {
  await api.db.update(products).set({ soldCount: 0 }).where(sql`sub_category_id = 1`)
  expect(await terms()).toEqual(['Chairs'])
  await api.db.update(subCategories).set({ isActive: false }).where(eq(subCategories.id, 2))
  expect(await terms()).toEqual([])
})
