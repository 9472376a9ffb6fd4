import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '../catalogue/tables.ts'
import { openTestApi, type TestApi } from '../testing/index.ts'
import { fillShelf } from '../testing/shelf.ts'
import { refreshSearch } from './documents.ts'
import { changeSynonyms } from './operator.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await fillShelf(api.db)
  await api.db.update(products).set({ name: 'Leather Sofa' }).where(eq(products.id, 3))
  await refreshSearch(api.db)
})
afterAll(() => api.close())

const find = async (search: string) => {
  const { body } = await api.get(`/products?search=${encodeURIComponent(search)}`)
  return (body.data as { products: { id: number }[] }).products.map(({ id }) => id)
}
const change = async (said: string, meant: string, is_removed = false, is_near = false) =>
  (await changeSynonyms(api.deps, { change: { said, meant, is_near, is_removed } })).lines

test('what is said for a thing finds it, until it is taken back', async () => {
  expect(await find('couches')).toEqual([])
  expect(await change('Couch', 'sofa')).toEqual(['“couch” now finds “sofa”.'])
  expect(await change('loveseat  sofa', 'leather sofa')).toEqual([
    '“loveseat sofa” now finds “leather sofa”.',
  ])
  expect(await find('couches')).toEqual([3])
  expect(await find('leather couch')).toEqual([3])
  expect(await find('Loveseat Sofas')).toEqual([3])
  expect((await changeSynonyms(api.deps, {})).lines).toEqual([
    'couch  sofa',
    'loveseat sofa  leather sofa',
  ])
  expect(await change('couch', 'sofa', true)).toEqual(['“couch” no longer finds “sofa”.'])
  expect(await find('couches')).toEqual([])
})

test('what is no synonym is refused', async () => {
  await expect(change('couch', 'sofa', true)).rejects.toThrow(/was not said/)
  await expect(change('one two three four', 'sofa')).rejects.toThrow(/one to 3 words/)
  await expect(change('%%', 'sofa')).rejects.toThrow(/one to 3 words/)
  await expect(change('sofa', 'Sofa')).rejects.toThrow(/means itself/)
})
