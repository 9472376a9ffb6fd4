import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../testing/index.ts'
import { fillShelf } from '../testing/shelf.ts'
import { gatherWords } from './words.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await fillShelf(api.db)
})
afterAll(() => api.close())

const totalOf = async (search: string) => {
  const { body } = await api.get(`/products?search=${encodeURIComponent(search)}`)
  return (body.data as { total: number }).total
}

test('whatever has its colour is no answer to a thing that the shop does not have', async () => {
  expect(await totalOf('red')).toBeGreaterThan(0)
  expect(await totalOf('red wine')).toBe(0)
  expect(await totalOf('gluten free')).toBe(0)
})

test('words that are gathered by several at once are there once', async () => {
  await api.db.execute(sql`delete from search_words`)
  await Promise.all(Array.from({ length: 6 }, () => gatherWords(api.db)))
  const { rows } = await api.db.execute(sql`select word from search_words`)
  expect(rows.length).toBeGreaterThan(0)
})
