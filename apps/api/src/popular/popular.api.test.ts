import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products, subCategories } from '../catalogue/tables.ts'
import { clearMemos } from '../memo.ts'
import { openTestApi, type TestApi } from '../testing/index.ts'
import { fillShelf } from '../testing/shelf.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await fillShelf(api.db)
})
afterAll(() => api.close())

const terms = async (language = 'en') => {
  clearMemos(api.deps)
  const { body } = await api.get('/popular-searches', { headers: { 'Accept-Language': language } })
  return body.data.terms
}

test('the kinds of things that are bought most come first, those that nobody buys or that are hidden not at all', async () => {
  expect(await terms()).toEqual([])
})
