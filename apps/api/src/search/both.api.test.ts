import { getProducts } from '@shop/contract'
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

const find = async (search: string) => {
  const { body } = await api.get(`/products?search=${encodeURIComponent(search)}`)
  return v.parse(getProducts.data, body.data)
}

test('two things of which nothing is both are each found', async () => {
  const [lamps, chairs, both] = [
    await find('lamps'),
    await find('chairs'),
    await find('lamps and chairs'),
  ]
  expect(both.total).toBe(Number(lamps.total) + Number(chairs.total))
  expect(both).toMatchObject({ left_out: [], spelling: null })
})

test('what the shop has none of is left out, and said so', async () => {
  expect(await find('lamps and zithers')).toMatchObject({
    total: (await find('lamps')).total,
    left_out: [expect.stringContaining('zithers')],
  })
})
