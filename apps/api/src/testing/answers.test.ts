/** Every call that reads, read back with the contract: what it drops or mends is our mistake. */
import * as calls from '@shop/contract'
import { everyCall } from '@shop/contract/every-call'
import { getTableName, ne, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as schema from '../db/schema.ts'
import { translatedColumns } from '../db/translated.ts'
import { openTestApi, type TestApi } from './index.ts'
import { reads } from './reads.ts'
import { customerToken, fillShelf } from './shelf.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await fillShelf(api.db)
})
afterAll(() => api.close())

/** A moment without a zone is UTC (decision 003), and read as such. */
const inUtc = (_: string, value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(value)
    ? `${value.replace(' ', 'T')}Z`
    : value

test.each(reads)('%o: %s', async (call, path) => {
  const { status, text } = await api.get(path, { token: customerToken })
  expect(status, text).toBe(200)
  const { data } = JSON.parse(text, inUtc)
  expect(v.parse<v.GenericSchema>(call.data, JSON.parse(text).data)).toEqual(data)
})

test('translations are bare; an unknown language is a 404 with `error`', async () => {
  const { status, body } = await api.get('/lang/en')
  expect(status).toBe(200)
  expect(v.parse(calls.getMessages.data, body)).toEqual(body)
  expect(await api.get('/lang/xx')).toMatchObject({
    status: 404,
    body: { error: 'Language file not found' },
  })
  expect((await api.get('/lang/..%2f..%2fpackage')).status).toBe(404)
  expect((await api.get('/lang/__proto__')).status).toBe(404)
})

test('every call of the contract is served, and described', async () => {
  const { text } = await api.get('/openapi.json')
  const { openapi, paths } = JSON.parse(text)
  expect(openapi).toBe('3.1.0')
  for (const [name, call] of everyCall) {
    expect(paths[call.path]?.[call.method.toLowerCase()]?.operationId, name).toBe(name)
    const path = call.path.replaceAll(/\{\w+\}/g, '999999')
    const { status, body } = await api.send(call.method, path)
    expect([404, 405].includes(status) && body.message === 'Not found', name).toBe(false)
    if (call.auth === 'required') expect(status, name).toBe(401)
  }
})

/** What the tests of its area read back, or what has nothing to be read. */
const elsewhere = ['getBlog', 'getMessages', 'getOrder', 'getOrderPayment', 'logout']

/** A picture by language is a key of one that has to be there. */
const translated = translatedColumns.filter(({ many }) => many !== 'thumbnails')

test('translations are called after the text that they translate, with an s', () => {
  const lone = translatedColumns.filter(({ english }) => english === undefined)
  expect(lone.map(({ table, many }) => `${getTableName(table)}.${many}`)).toEqual([])
})

/** What the shelf has no text in. */
async function fillRest() {
  const about = { title: 'About us', description: 'Who we are' }
  await api.db.insert(schema.legalPages).values({ slug: 'about-us', ...about })
  await api.db.insert(schema.blogCategories).values({ id: 1, name: 'News' })
  await api.db
    .insert(schema.blogs)
    .values({ id: 1, categoryId: 1, slug: 'about-us', authorName: 'Mira', ...about })
  await api.db.insert(schema.blogTags).values({ id: 1, name: 'Shops', slug: 'shops' })
  await api.db.insert(schema.vatTaxes).values({ name: 'VAT', percentage: '5' })
  await api.db
    .update(schema.shops)
    .set({ shortDescription: 'Of the north', description: 'From far', awayMessage: 'Later' })
}

/** Marks each text, and gives it an Arabic one; answers the columns that the shelf has no text in. */
async function translateShelf(): Promise<readonly string[]> {
  const empty: string[] = []
  for (const { table, many, one, english } of translated) {
    if (!english) continue
    const marked = await api.db
      .update(table)
      .set({
        [many]: sql`jsonb_build_object('ar', 'عربي ' || ${english})`,
        [one]: sql`'in English ' || ${english}`,
      })
      .where(ne(english, ''))
      .returning({ text: english })
    if (marked.length === 0) empty.push(`${getTableName(table)}.${english.name}`)
  }
  return empty
}

/** Every text in an answer, however deep, with where it stands. */
const textsIn = (value: unknown, at = ''): [string, string][] => {
  if (typeof value === 'string') return [[at, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => textsIn(one, `${at}.${name}`))
}

test('whatever has a name in a language is called by it, by every call', async () => {
  await fillRest()
  expect(await translateShelf(), 'the shelf has no text in').toEqual([])
  for (const [, path] of reads) {
    const { body } = await api.get(path, { token: customerToken, locale: 'ar' })
    const left = textsIn(body.data).filter(([, text]) => text.includes('in English'))
    expect(left, `${path} answers in English, see nameIn (http/viewer.ts)`).toEqual([])
  }
})

test('every call that reads is read back', () => {
  const readBack = new Set<string>(reads.map(([call]) => call.path))
  const others = [...everyCall]
    .filter(([, { method, path }]) => method === 'GET' && !readBack.has(path))
    .map(([name]) => name)
  expect(others.toSorted()).toEqual(elsewhere)
})
