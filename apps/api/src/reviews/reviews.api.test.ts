import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as calls from '@shop/contract'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { products } from '../catalogue/tables.ts'
import { createMediaStore } from '../media/index.ts'
import { orderProducts, orders } from '../orders/tables.ts'
import { emptyDatabase, makeProduct, makeShop, makeShopper } from '../orders/testing.ts'
import { shops } from '../shops/tables.ts'
import { openTestApi, type TestApi, testNow } from '../testing/index.ts'
import { replyToReview } from './operator.ts'
import { reviewPhotos, reviews } from './tables.ts'

let now = testNow
let api: TestApi
let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'reviews-'))
  api = await openTestApi({ now: () => now, media: createMediaStore({ dir }) })
})
afterAll(async () => {
  await api.close()
  await rm(dir, { recursive: true })
})

type Shopper = Awaited<ReturnType<typeof makeShopper>>
let shopper: Shopper
let shop: Awaited<ReturnType<typeof makeShop>>
let product: Awaited<ReturnType<typeof makeProduct>>
beforeEach(async () => {
  now = testNow
  await emptyDatabase(api.db)
  shopper = await makeShopper(api.db)
  shop = await makeShop(api.db, { name: 'Harbour' })
  product = await makeProduct(api.db, shop.id)
})

/** An order of the product, as it stands after delivery. */
const buy = async (who = shopper, orderStatus: 'Delivered' | 'On The Way' = 'Delivered') => {
  const [order] = await api.db
    .insert(orders)
    .values({
      userId: who.id,
      shopId: shop.id,
      quantity: 1,
      totalAmount: '1',
      payableAmount: '1',
      orderStatus,
    })
    .returning()
  const orderId = order?.id ?? 0
  await api.db.insert(orderProducts).values({
    orderId,
    productId: product.id,
    name: product.name,
    price: '1',
    quantity: 1,
    size: 'L',
    color: 'Red',
  })
  return orderId
}
const write = (order_id: unknown, more: object = {}, who: Shopper = shopper) =>
  api.post(
    '/product-review',
    { product_id: product.id, order_id, rating: 4, description: 'Good', ...more },
    who,
  )
const list = async (query = '') => {
  const { status, body } = await api.get(`/reviews?product_id=${product.id}${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  const data = v.parse(calls.getReviews.data, body.data)
  // Nothing had to be dropped or filled in: the answer is what the contract says.
  expect(body.data).toEqual(data)
  return data
}
const sendForm = async (order: number, photos: readonly File[], alts: readonly string[] = []) => {
  const form = new FormData()
  const texts = { product_id: product.id, order_id: order, rating: 5, description: 'Look' }
  for (const [name, value] of Object.entries(texts)) form.append(name, String(value))
  for (const [at, file] of photos.entries()) form.append(`photos[${at}]`, file)
  for (const [at, alt] of alts.entries()) form.append(`photo_alts[${at}]`, alt)
  const answer = await api.app.request('http://shop.test/api/product-review', {
    method: 'POST',
    headers: { Authorization: `Bearer ${shopper.token}` },
    body: form,
  })
  return { status: answer.status, body: await answer.json() }
}
const pixels = sharp({ create: { width: 30, height: 20, channels: 3, background: '#c33' } })
const photo = async () => new File([Uint8Array.from(await pixels.png().toBuffer())], 'x.png')
const storedFiles = async () =>
  (await readdir(dir, { recursive: true, withFileTypes: true })).filter((one) => one.isFile())

describe('writing', () => {
  test('shows at once, with what was bought, in product and order', async () => {
    const order = await buy()
    const { body } = await write(order)
    expect(body.message).toBe('Thank you for your review')
    const { review } = v.parse(calls.storeReview.data, body.data)
    expect(review).toMatchObject({ rating: 4, is_verified: true, size: 'L', color: 'Red' })
    expect(await list()).toMatchObject({
      average_rating_percentage: { rating: 4, total_review: 1 },
      reviews: [review],
    })
    const [rated] = await api.db.select().from(products).where(eq(products.id, product.id))
    expect(rated).toMatchObject({ ratingAvg: '4.0', reviewCount: 1 })
    const details = await api.get(`/order-details?order_id=${order}`, shopper)
    expect(details.body.data).toMatchObject({ order: { products: [{ rating: 4 }] } })
  })

  test('is for who bought it, once it has arrived', async () => {
    const order = await buy()
    const stranger = await makeShopper(api.db)
    const elsewhere = await makeProduct(api.db, shop.id)
    expect((await write(order, {}, stranger)).body.errors).toHaveProperty('order_id')
    expect((await write(999)).body.errors).toHaveProperty('order_id')
    expect((await write(order, { product_id: elsewhere.id })).body.errors).toHaveProperty(
      'product_id',
    )
    expect(await write(await buy(shopper, 'On The Way'))).toMatchObject({
      status: 422,
      body: { message: 'You can review a product once it has been delivered.' },
    })
    expect((await api.post('/product-review', {})).status).toBe(401)
    expect(await api.db.$count(reviews)).toBe(0)
  })

  test('is done once an order, however many come at once; the first stays', async () => {
    const order = await buy()
    const answers = await Promise.all([5, 4, 3, 2, 1].map((rating) => write(order, { rating })))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await api.db.$count(reviews)).toBe(1)
    expect((await write(order, { description: 'Other' })).text).toBe(answers[0]?.text)
    expect((await write(await buy(), { rating: 1 })).status).toBe(200)
    expect(await api.db.$count(reviews)).toBe(2)
  })

  test('rates the shop apart, once an order', async () => {
    const canRate = async (order: number) => {
      const { body } = await api.get(`/order-details?order_id=${order}`, shopper)
      return v.parse(calls.getOrder.data, body.data).order.can_rate_shop
    }
    const ofShop = async () => {
      const { body } = await api.get(`/reviews?shop_id=${shop.id}`)
      return v.parse(calls.getReviews.data, body.data)
    }
    const order = await buy()
    expect([await canRate(order), await canRate(await buy(shopper, 'On The Way'))]).toEqual([
      true,
      false,
    ])
    await write(order, { rating: 5 })
    expect([await canRate(order), (await ofShop()).total]).toEqual([true, 0])

    const other = await makeProduct(api.db, shop.id)
    const line = { orderId: order, productId: other.id, name: 'Other', price: '1', quantity: 1 }
    await api.db.insert(orderProducts).values(line)
    const review = { product_id: other.id, shop_rating: 2, shop_description: ' Late ' }
    await write(order, review)
    expect(await canRate(order)).toBe(false)
    const last = await makeProduct(api.db, shop.id)
    await api.db.insert(orderProducts).values({ ...line, productId: last.id })
    expect((await write(order, { product_id: last.id, shop_rating: 5 })).status).toBe(200)
    expect(await ofShop()).toMatchObject({
      average_rating_percentage: { rating: 2, total_review: 1 },
      reviews: [{ rating: 2, description: 'Late', is_verified: true, size: null, photos: [] }],
    })
    expect((await list()).average_rating_percentage).toMatchObject({ rating: 5, total_review: 1 })
    const [rated] = await api.db.select().from(shops).where(eq(shops.id, shop.id))
    expect(rated).toMatchObject({ ratingAvg: '2.0', reviewCount: 1 })
  })

  test('of many at once loses none in the average', async () => {
    const buyers = await Promise.all([1, 2, 3, 4, 5].map(() => makeShopper(api.db)))
    const bought = await Promise.all(buyers.map(async (who) => ({ who, order: await buy(who) })))
    await Promise.all(bought.map(({ who, order }, at) => write(order, { rating: at + 1 }, who)))
    const [rated] = await api.db.select().from(products).where(eq(products.id, product.id))
    expect(rated).toMatchObject({ ratingAvg: '3.0', reviewCount: 5 })
  })

  test.each([
    ['rating', 0],
    ['rating', 6],
    ['rating', 'x'],
    ['rating', null],
    ['description', ' '],
    ['description', null],
    ['description', 'x'.repeat(3001)],
    ['photo_alts', 'x'],
    ['photos', 'x'],
    ['order_id', -1],
    ['shop_rating', 6],
    ['shop_rating', 'x'],
    ['shop_description', 'x'.repeat(3001)],
  ])('%s: %.20j is wrong', async (field, value) => {
    const { status, body } = await write(await buy(), { [field]: value })
    expect(status).toBe(422)
    expect(body.errors).toHaveProperty(field)
    expect(await api.db.$count(reviews)).toBe(0)
  })

  test('is text, whatever it looks like', async () => {
    const written = '<img src=x onerror=alert(1)>\n\u202eevil 👩‍👩‍👧‍👦'
    await write(await buy(), { description: written })
    expect((await list()).reviews[0]?.description).toBe(written)
  })
})

describe('photos', () => {
  test('are drawn anew and shown with what they show', async () => {
    const order = await buy()
    const { status, body } = await sendForm(order, [await photo(), await photo()], ['The cuff', ''])
    expect(status, JSON.stringify(body)).toBe(200)
    const [review] = (await list('&with_photos=1')).reviews
    expect(review?.photos).toEqual([
      { src: expect.stringMatching(/\/media\/u\/[0-9a-f]{32}\.webp$/), alt: 'The cuff' },
      { src: expect.stringMatching(/\/media\/u\/[0-9a-f]{32}\.webp$/), alt: null },
    ])
    const served = await api.app.request(review?.photos[0]?.src ?? '')
    expect(served.headers.get('Content-Type')).toBe('image/webp')
    const before = (await storedFiles()).length
    expect((await sendForm(order, [await photo()])).status).toBe(200)
    expect(await storedFiles()).toHaveLength(before)
    expect(await api.db.$count(reviewPhotos)).toBe(2)
  })

  test.each([
    ['a page', [new File(['<script>1</script>'], 'x.png', { type: 'image/png' })]],
    ['a document', [new File(['%PDF-1.7\n%%EOF'], 'x.png')]],
    ['too large a one', [new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'x.png')]],
    ['too many', Array.from({ length: 6 }, () => new File(['x'], 'x.png'))],
  ])('%s is refused, and nothing is written or kept', async (_, files) => {
    const before = (await storedFiles()).length
    const { status, body } = await sendForm(await buy(), [await photo(), ...files])
    expect([status, Object.keys(body.errors)]).toEqual([422, ['photos']])
    expect(await api.db.$count(reviews)).toBe(0)
    expect(await storedFiles()).toHaveLength(before)
  })
})

describe('reading', () => {
  beforeEach(async () => {
    for (const [at, rating] of [3, 5, 1, 5].entries()) {
      now = new Date(testNow.getTime() + at * 60_000)
      await write(await buy(), { rating, description: `${at}` })
    }
  })
  const texts = async (query: string) =>
    (await list(query)).reviews.map(({ description }) => description)

  test('sorts and filters by star; the spread stays that of all', async () => {
    expect(await texts('')).toEqual(['3', '2', '1', '0'])
    expect(await texts('&sort_type=highest')).toEqual(['3', '1', '0', '2'])
    expect(await texts('&sort_type=lowest')).toEqual(['2', '0', '3', '1'])
    expect(await texts('&rating=5&sort_type=lowest&page=2&per_page=1')).toEqual(['1'])
    expect(await list('&rating=5&page=1&per_page=1')).toMatchObject({
      total: 2,
      choices: ['rating', 'sort_type', 'with_photos', 'search'],
      average_rating_percentage: { rating: 3.5, total_review: 4, percentages: { 5: 50 } },
    })
    expect(await list('&rating=2')).toMatchObject({ total: 0, reviews: [] })
    expect(await list('&with_photos=1')).toMatchObject({ total: 0, reviews: [] })
    for (const wrong of ['rating=0', 'rating=x', 'sort_type=oldest', 'with_photos=x'])
      expect((await api.get(`/reviews?product_id=${product.id}&${wrong}`)).status).toBe(422)
  })

  test('finds words by their start, however their letters are written', async () => {
    const said = [
      'Warm sleeves, but the zips stick',
      'The Café cup: très bien',
      'المعطف دافئ جدًا',
      'گرم و نرم، آستین‌های بلند',
      'A t-shirt of 100% cotton',
    ]
    for (const description of said) await write(await buy(), { description })
    const find = (words: string) => texts(`&search=${encodeURIComponent(words)}`)
    const [warm, cafe, arabic, persian, shirt] = said
    expect(await find('SLEEVE warm')).toEqual([warm])
    expect(await find('zip stic')).toEqual([warm])
    expect(await find('sleeves cotton')).toEqual([])
    expect(await find('leeves')).toEqual([])
    expect(await find('cafe tres')).toEqual([cafe])
    expect(await find('معطف دافي')).toEqual([arabic])
    expect(await find('آستین')).toEqual([persian])
    expect(await find('100% cotton')).toEqual([shirt])
    for (const nothing of ['%', '_', '!?']) expect(await find(nothing)).toEqual([])
    expect(await find(' ')).toHaveLength(9)
    // What is written after somebody has searched is found as well.
    await write(await buy(), { description: 'Sleeves too long', rating: 1 })
    expect(await find('sleeves')).toEqual(['Sleeves too long', warm])
    expect(await list('&search=sleeves&rating=4&per_page=1')).toMatchObject({
      total: 1,
      average_rating_percentage: { total_review: 10 },
    })
  })

  test('finds words in a product’s reviews only, and not too many of them', async () => {
    const { body } = await api.get(`/reviews?shop_id=${shop.id}`)
    expect(v.parse(calls.getReviews.data, body.data).choices).not.toContain('search')
    const told = async (query: string) => (await api.get(`/reviews?${query}`)).body.errors
    expect(await told(`shop_id=${shop.id}&search=warm`)).toHaveProperty('product_id')
    expect(await told(`product_id=${product.id}&search=${'x'.repeat(101)}`)).toHaveProperty(
      'search',
    )
  })

  test('shows what the shop replied', async () => {
    const [newest] = (await list()).reviews
    const review_id = newest?.id ?? 0
    expect((await replyToReview(api.deps, {})).lines).toHaveLength(4)
    expect(await replyToReview(api.deps, { review_id, message: 'Thank you!' })).toEqual({
      lines: [`Harbour has replied to review ${review_id}.`],
    })
    expect((await replyToReview(api.deps, {})).lines).toHaveLength(3)
    await expect(replyToReview(api.deps, { review_id: 999, message: 'x' })).rejects.toThrow(
      'There is no such review.',
    )
    const [first, second] = (await list()).reviews
    expect(first?.reply).toEqual({
      shop_name: 'Harbour',
      message: 'Thank you!',
      created_at: 'January 15, 2030',
    })
    expect(second?.reply).toBeNull()
  })
})

describe('a review that helps', () => {
  const say = (review_id: number, is_helpful: boolean, who: Shopper) =>
    api.post('/reviews/helpful', { review_id, is_helpful }, { token: who.token })
  const shown = async () => {
    const { body } = await api.get(`/reviews?product_id=${product.id}&sort_type=helpful`)
    return (body.data as { reviews: { id: number; helpful_count: number }[] }).reviews.map(
      ({ id, helpful_count }) => [id, helpful_count],
    )
  }
  const own = async (who: Shopper) =>
    (await api.get(`/reviews/helpful?product_id=${product.id}`, { token: who.token })).body.data

  test('counts each customer once, comes first when asked for, and can be taken back', async () => {
    const [other, third] = [await makeShopper(api.db), await makeShopper(api.db)]
    await write(await buy())
    await write(await buy(other), {}, other)
    const rows = await api.db.select().from(reviews).orderBy(reviews.id)
    const [first = 0, second = 0] = rows.map(({ id }) => id)
    expect(await shown()).toEqual([
      [second, 0],
      [first, 0],
    ])
    expect((await say(first, true, third)).body.data).toEqual({ helpful_count: 1 })
    expect((await say(first, true, third)).body.data).toEqual({ helpful_count: 1 })
    expect((await say(first, true, other)).body.data).toEqual({ helpful_count: 2 })
    expect(await shown()).toEqual([
      [first, 2],
      [second, 0],
    ])
    expect(await own(third)).toEqual({ own_ids: [], review_ids: [first] })
    expect(await own(shopper)).toEqual({ own_ids: [first], review_ids: [] })
    expect((await say(first, false, third)).body.data).toEqual({ helpful_count: 1 })
    expect(await own(third)).toEqual({ own_ids: [], review_ids: [] })
  })

  test('is none of its author, nor one that nobody sees', async () => {
    const other = await makeShopper(api.db)
    await write(await buy())
    const [row] = await api.db.select().from(reviews)
    const id = row?.id ?? 0
    expect((await say(id, true, shopper)).body.message).toBe(
      'Your own review is for others to find helpful',
    )
    await api.db.update(reviews).set({ isActive: false })
    expect((await say(id, true, other)).status).toBe(422)
    expect((await say(id + 1, true, other)).status).toBe(422)
    expect((await api.post('/reviews/helpful', { review_id: id, is_helpful: true })).status).toBe(
      401,
    )
  })
})
