import { capabilities, type Settings } from '@shop/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHosted } from '../realtime/hosted.ts'
import { openTestApi, type TestApi } from '../testing/index.ts'
import { fillShelf } from '../testing/shelf.ts'

const pusher = { appId: '1', key: 'key', secret: 'the secret', cluster: 'eu', host: 'ws.example' }

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({
    realtime: createHosted(pusher),
    config: {
      pusher,
      smtpUrl: 'smtps://user:secret@mail.example',
    },
  })
  await fillShelf(api.db)
})
afterAll(() => api.close())

test('settings say what is stored and configured, and no secret', async () => {
  const { body, text } = await api.get('/master')
  const settings = body.data as Settings
  expect(settings).toMatchObject({
    app_name: 'Shelf',
    app_environment: 'local',
    web_logo: 'http://shop.test/media/app/logo.svg',
    app_logo: null,
    theme_colors: { primary: '#123456' },
    currency: { name: 'USD', symbol: '$', rate: 1, position: 'prefix' },
    currencies: [
      { name: 'USD', is_default: true },
      { name: 'SAR', rate_from_default: 3.75, is_default: false, position: 'suffix' },
    ],
    menus: [{ name: 'Home' }, { name: 'Shops' }],
    footers: [{ title: 'About', items: [{ type: 'text', title: 'Hello' }] }],
    payment_gateways: [{ name: 'sandbox', is_active: true }],
    pusher_app_key: 'key',
    pusher_app_cluster: 'eu',
    pusher_host: 'ws.example',
    pusher_port: 443,
    pusher_scheme: 'https',
    capabilities: [...capabilities],
  })
  expect(text).not.toMatch(/secret/)
})

test.each(['/master', '/lang/ar'])('%s is not sent again to who has it', async (path) => {
  const first = await api.get(path)
  const tag = first.headers.get('ETag') ?? ''
  expect(tag).toMatch(/^W\/"[\w-]{22}"$/)
  const again = await api.get(path, { headers: { 'If-None-Match': tag } })
  expect(again.status).toBe(304)
  expect(again.text).toBe('')
  expect((await api.get(path, { headers: { 'If-None-Match': 'W/"another"' } })).text).toBe(
    first.text,
  )
})

test('countries have dial codes', async () => {
  expect((await api.get('/countries')).body.data).toEqual({
    countries: [{ id: 1, name: 'Norway', phone_code: '47' }],
  })
})

test('shops: the active ones, whole or by page, one with its texts', async () => {
  const { body } = await api.get('/shops?page=2&per_page=1')
  expect(body.data).toMatchObject({
    total: 2,
    shops: [{ id: 2, total_products: 6, total_categories: 2, rating: 5, total_reviews: '0' }],
  })
  expect((await api.get('/shops/1')).body.data).toMatchObject({
    shop: { id: 1, total_reviews: 0, description: null, banners: [{ title: 'Of the shop' }] },
  })
  for (const id of ['99', 'x', '0', '1.5', '99999999999999'])
    expect((await api.get(`/shops/${id}`)).status, id).toBe(404)
  expect((await api.get('/shops/3')).status, 'closed').toBe(410)
})

test('categories by id or slug, in the asked language; those of a shop', async () => {
  expect((await api.get('/categories', { locale: 'ar' })).body.data).toMatchObject({
    total: 2,
    categories: [{ name: 'المنزل', sub_categories: [{ name: 'Lamps' }, { name: 'Chairs' }] }, {}],
  })
  const [byId, bySlug] = [
    await api.get('/sub-categories?category_id=1'),
    await api.get('/sub-categories?category_id=home'),
  ]
  expect(bySlug.body.data).toEqual(byId.body.data)
  for (const path of [
    '/sub-categories',
    '/sub-categories?category_id=none',
    '/shop-categories?shop_id=3',
  ])
    expect((await api.get(path)).status, path).toBe(422)
  expect((await api.get('/shop-categories?shop_id=1&page=1&per_page=1')).body.data).toMatchObject({
    total: 2,
    categories: [{ slug: 'home' }],
  })
})

test('reviews: newest first, summed up by stars, hidden ones nowhere', async () => {
  const { body } = await api.get('/reviews?product_id=1&page=1&per_page=1')
  expect(body.data).toMatchObject({
    average_rating_percentage: {
      rating: 4.5,
      total_review: 2,
      percentages: { 1: 0, 2: 0, 3: 0, 4: 50, 5: 50 },
    },
    total: 2,
    reviews: [{ customer_name: 'Omid', rating: 4, created_at: 'January 14, 2030' }],
  })
  expect((await api.get('/reviews?shop_id=1')).body.data).toMatchObject({
    total: 1,
    average_rating_percentage: { rating: 3 },
    reviews: [{ customer_name: 'Omid', rating: 3, created_at: 'January 13, 2030' }],
  })
  expect((await api.get('/reviews')).body.data).toMatchObject({
    average_rating_percentage: null,
    total: 3,
  })
  expect((await api.get('/reviews?product_id=99')).body.errors).toHaveProperty('product_id')
  expect((await api.get('/reviews?shop_id=3')).body.errors).toHaveProperty('shop_id')
})
