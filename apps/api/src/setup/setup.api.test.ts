import type { Settings } from '@shop/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Refusal } from '../http/index.ts'
import { addProducts } from '../seed/seed.ts'
import { shops } from '../shops/tables.ts'
import { openTestApi, type TestApi, testNow } from '../testing/index.ts'
import { readAnswers } from './answers.ts'
import { setUp } from './setup.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const answersOf = (...more: string[]) =>
  readAnswers(
    ['--name', '<b>Fjord</b> & Co', '--email', 'hello@fjord.example', '--currency', 'EUR', ...more],
    null,
  )

test('what goes wrong half-way leaves nothing behind', async () => {
  const answers = { ...(await answersOf()), delivery: 'much' }
  await expect(setUp(api.deps, answers)).rejects.toThrow()
  expect((await api.get('/master')).body.data).toMatchObject({ app_name: '', languages: [] })
})

test('an empty database becomes a shop, once, also when two do it at the same time', async () => {
  const answers = await answersOf(
    '--language',
    'ar,en',
    '--phone',
    '+49 30 1234567',
    '--tax',
    '19',
    '--delivery',
    '4.90',
  )
  const both = await Promise.allSettled([setUp(api.deps, answers), setUp(api.deps, answers)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await api.db.$count(shops)).toBe(1)
  await expect(setUp(api.deps, answers)).rejects.toThrow(Refusal)
  await expect(setUp(api.deps, answers)).rejects.toThrow(/set up already: <b>Fjord<\/b> & Co/)
})

test('no demo products come to it', async () => {
  await expect(addProducts(api.db, { now: testNow, products: 10 })).rejects.toThrow(Refusal)
})

test('it has its name, money, languages, ways to be reached and nothing of the demo shop', async () => {
  const { body, text } = await api.get('/master')
  const settings = body.data as Settings
  expect(settings).toMatchObject({
    app_name: '<b>Fjord</b> & Co',
    app_locale: 'ar',
    multi_vendor: false,
    cash_on_delivery: true,
    online_payment: false,
    payment_gateways: [],
    mobile: '+49 30 1234567',
    currency: { name: 'EUR', symbol: '€', position: 'prefix', rate: 1 },
    currencies: [{ name: 'EUR', is_default: true }],
    languages: [{ name: 'ar', direction: 'rtl' }, { name: 'en' }],
  })
  expect(text).not.toMatch(/solano|demo|shop\.example/i)
  expect(settings.menus.map(({ url }) => url)).toEqual([
    '/',
    '/products',
    '/most-popular',
    '/best-deal',
    '/contact-us',
  ])
  const countries = (await api.get('/countries')).body.data as { countries: unknown[] }
  expect(countries.countries.length).toBeGreaterThan(200)
  expect((await api.get('/contact-us')).body.data).toMatchObject({ email: 'hello@fjord.example' })
  const { rows } = await api.db.execute(sql`select percentage::float from vat_taxes`)
  expect(rows).toEqual([{ percentage: 19 }])
})

test('every page that its links lead to is there, and says who can be asked', async () => {
  const { footers } = (await api.get('/master')).body.data as Settings
  const urls = footers.flatMap(({ items }) => items.map(({ url }) => url ?? ''))
  expect(urls).not.toContain('/blogs')
  const written = urls.filter((url) => /^\/page\/|-us$|-conditions$|-policy$/.test(url))
  expect(written).toContain('/privacy-policy')
  for (const url of written.filter((one) => one !== '/contact-us')) {
    const slug = url.split('/').at(-1)
    const { body } = await api.get(`/legal-pages/${slug}`, { locale: 'ir' })
    expect(body.data, url).toMatchObject({
      content: { description: expect.stringContaining('hello@fjord.example') },
    })
  }
})
