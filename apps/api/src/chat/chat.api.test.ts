import * as calls from '@shop/contract'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { colors, productColors, productMedia, products } from '../catalogue/tables.ts'
import { emptyDatabase, makeProduct, makeShop, makeShopper } from '../orders/testing.ts'
import { shops } from '../shops/tables.ts'
import { openTestApi, type TestApi, testNow } from '../testing/index.ts'
import { writeAsShop } from './shop-side.ts'
import { chatMessages, conversations } from './tables.ts'

let now = testNow
let api: TestApi
/** What was told to browsers, and what is to be done in a moment. */
const told: string[] = []
const waiting: (() => Promise<void>)[] = []
beforeAll(async () => {
  api = await openTestApi({
    now: () => now,
    schedule: (work) => waiting.push(work),
    realtime: {
      publish: async (channel, event, data) =>
        void told.push(`${channel} ${event} ${JSON.stringify(data)}`),
      settings: () => v.parse(calls.Settings, {}),
      awaits: () => false,
      upgrade: () => undefined,
      close: () => undefined,
    },
  })
})
afterAll(() => api.close())

let shopper: Awaited<ReturnType<typeof makeShopper>>
let shop: Awaited<ReturnType<typeof makeShop>>
beforeEach(async () => {
  now = testNow
  told.length = 0
  waiting.length = 0
  await emptyDatabase(api.db)
  shopper = await makeShopper(api.db)
  shop = await makeShop(api.db, { name: 'Harbour', lastSeenAt: testNow })
})

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}
type Who = { readonly token: string }
const open = (more: object = {}, who: Who = shopper) =>
  api.post('/store-message', { shop_id: shop.id, user_id: 1, type: 'user', ...more }, who)
const send = (message: unknown, more: object = {}, key?: string) =>
  api.post(
    '/send-message',
    { shop_id: shop.id, message, type: 'user', ...more },
    {
      ...shopper,
      ...(key ? { headers: { 'Idempotency-Key': key } } : {}),
    },
  )
const read = async <const C extends calls.Call>(call: C, query = '', who: Who = shopper) => {
  const { status, body } = await api.get(`${call.path}${query}`, { token: who.token })
  expect(status, JSON.stringify(body)).toBe(200)
  const data = v.parse(call.data, body.data) as calls.DataOf<C>
  // Nothing had to be dropped or filled in: the answer is what the contract says.
  expect(body.data).toEqual(data)
  return data
}
const messages = async (query = '', who: Who = shopper) =>
  (await read(calls.getChat, `?shop_id=${shop.id}${query}`, who)).data
const rows = async (query = '', who: Who = shopper) =>
  (await read(calls.getConversations, query, who)).data
const unread = async (who: Who = shopper) =>
  (await read(calls.getUnreadMessages, `?user_id=${shopper.id}`, who)).unread_messages
const reply = (body: string, userId: number | null = null) =>
  writeAsShop(api.deps, { shopId: shop.id, userId, body })
const finish = async () => {
  for (const work of waiting.splice(0)) await work()
}

describe('opening', () => {
  test('makes one conversation, however often and however many at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => open()))
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
    expect(answers[0]?.body).toEqual({ message: 'Conversation opened' })
    expect(await api.db.$count(conversations)).toBe(1)
    expect(await messages()).toEqual([])
    expect(await rows()).toMatchObject([{ shop: { id: shop.id }, last_message: null }])
  })

  test('from a product posts its card, once in a row, and a text after it', async () => {
    const product = await makeProduct(api.db, shop.id, { discountPrice: '8.50' })
    await Promise.all([1, 2, 3].map(() => open({ product_id: product.id })))
    await open({ product_id: product.id, message: 'Is it blue?' })
    expect(await messages()).toMatchObject([
      { type: 'user', message: 'Is it blue?', product: null },
      {
        type: 'user',
        message: null,
        product: { id: product.id, price: 10, discount_price: 8.5, total_reviews: '0' },
      },
    ])
    await open({ product_id: product.id })
    expect(await messages()).toHaveLength(3)
  })

  test('a card shows the colour that its product was looked at in, and none that it has not', async () => {
    const product = await makeProduct(api.db, shop.id)
    const [navy, blue, red] = await api.db
      .insert(colors)
      .values(['Navy', 'Blue', 'Red'].map((name) => ({ name, colorCode: '#000000' })))
      .returning()
    if (!navy || !blue || !red) throw new Error('Colours were not made')
    await api.db
      .insert(productColors)
      .values(
        [blue, red].map(({ id }, position) => ({ productId: product.id, colorId: id, position })),
      )
    await api.db
      .insert(productMedia)
      .values({ productId: product.id, type: 'image', thumbnail: 'p/red.webp', colorId: red.id })
    await open({ product_id: product.id })
    await open({ product_id: product.id, color_id: red.id })
    await open({ product_id: product.id, color_id: red.id })
    const [inRed, plain, more] = await messages()
    expect(inRed?.product?.thumbnail).toMatch(/p\/red\.webp$/)
    expect(plain?.product?.thumbnail).not.toMatch(/red/)
    expect(more).toBeUndefined()
    const { body } = await open({ product_id: product.id, color_id: navy.id })
    expect(body.errors).toHaveProperty('color_id')
  })

  test('a card stays when its product leaves the shelves', async () => {
    const product = await makeProduct(api.db, shop.id)
    await open({ product_id: product.id })
    await api.db.update(products).set({ isListed: false }).where(eq(products.id, product.id))
    expect(await messages()).toMatchObject([{ product: { id: product.id, name: product.name } }])
    expect(await rows()).toMatchObject([{ product: { id: product.id }, last_message: null }])
    expect((await open({ product_id: product.id })).status).toBe(422)
  })

  test('needs a shop that is open for business, and a product of it', async () => {
    const closed = await makeShop(api.db, { isActive: false })
    const elsewhere = await makeProduct(api.db, (await makeShop(api.db)).id)
    for (const shop_id of [closed.id, 999])
      expect((await open({ shop_id })).body.errors).toHaveProperty('shop_id')
    expect((await open({ product_id: elsewhere.id })).body.errors).toHaveProperty('product_id')
    expect((await open({ type: 'shop' })).body.errors).toHaveProperty('type')
    expect(await api.db.$count(conversations)).toBe(0)
  })
})

describe('writing', () => {
  test('needs a conversation', async () => {
    expect(await send('Hello')).toMatchObject({
      status: 404,
      body: { message: 'There is no conversation with this shop yet.' },
    })
    expect((await send('Hello', { shop_id: 999 })).body.errors).toHaveProperty('shop_id')
  })

  test('answers the message; it is text, whatever it looks like', async () => {
    await open()
    const written = '<img src=x onerror=alert(1)>\n\u202eevil 👩‍👩‍👧‍👦'
    const { body } = await send(written)
    expect(body.message).toBe('Message sent successfully')
    expect(body.data).toMatchObject({
      data: { type: 'user', message: written, is_seen: false, user: { id: shopper.id } },
    })
    expect(await messages()).toMatchObject([
      { message: written, created_at: '2030-01-15T12:00:00.000000Z', shop_active_status: true },
    ])
  })

  test.each([
    ['nothing', null],
    ['an empty text', ''],
    ['blanks', '  '],
    ['a list', ['x']],
    ['too long a text', 'x'.repeat(5001)],
  ])('%s is no message', async (_, message) => {
    await open()
    expect((await send(message)).body.errors).toHaveProperty('message')
    expect((await send('Hello', { type: 'shop' })).body.errors).toHaveProperty('type')
    expect(await api.db.$count(chatMessages)).toBe(0)
  })

  test('twenty sends of one draft are one message; two drafts with the same text are two', async () => {
    await open()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send('Hello', {}, 'draft-1')),
    )
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    await send('Hello', {}, 'draft-2')
    expect(await messages()).toHaveLength(2)
    expect((await send('Other', {}, 'draft-1')).status).toBe(422)
  })

  test('a shop that closed takes no more messages; what was said can be read', async () => {
    await open({ message: 'Hello' })
    await api.db.update(shops).set({ isActive: false })
    expect((await send('Still there?')).status).toBe(422)
    expect(await messages()).toHaveLength(1)
  })

  test('has a limit', async () => {
    await open()
    const answers = await Promise.all(Array.from({ length: 63 }, (_, n) => send(`${n}`)))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3)
    later(1.1)
    expect((await send('again')).status).toBe(200)
  })
})

describe('reading', () => {
  const fill = async (count: number) => {
    await open()
    for (let n = 1; n <= count; n++) await (n % 2 ? send(`${n}`) : reply(`${n}`))
  }

  test('newest first by page; the end is an empty page', async () => {
    await fill(45)
    const texts = async (query: string) => (await messages(query)).map(({ message }) => message)
    expect(await texts('')).toEqual(Array.from({ length: 20 }, (_, n) => `${45 - n}`))
    expect(await texts('&page=3&per_page=20')).toEqual(['5', '4', '3', '2', '1'])
    expect(await texts('&page=4&per_page=20')).toEqual([])
  })

  test('marks what the shop wrote as seen, and a reply what the shopper wrote', async () => {
    await fill(4)
    expect(await unread()).toBe(2)
    expect(await rows()).toMatchObject([
      { unread_message_shop: 2, unread_message_user: 0, is_read: false },
    ])
    await send('5')
    expect(await rows()).toMatchObject([{ unread_message_shop: 2, unread_message_user: 1 }])
    await messages()
    expect(await unread()).toBe(0)
    expect(await rows()).toMatchObject([{ unread_message_shop: 0, is_read: true }])
    expect((await messages()).map(({ is_seen }) => is_seen)).toEqual([
      false,
      ...Array(4).fill(true),
    ])
  })

  test('a shop without a conversation has no messages; an unknown one is refused', async () => {
    expect(await messages()).toEqual([])
    expect((await api.get('/get-message?shop_id=999', shopper)).body.errors).toHaveProperty(
      'shop_id',
    )
    expect((await api.get('/get-message', shopper)).body.errors).toHaveProperty('shop_id')
  })
})

describe('the list', () => {
  test('the newest message first, with its beginning and its age', async () => {
    const quiet = await makeShop(api.db, { name: 'Quiet 100%_', lastSeenAt: null })
    await open({ message: 'A long first message' })
    later(3)
    await open({ shop_id: quiet.id, message: 'Short' })
    later(2)
    expect(await read(calls.getConversations)).toMatchObject({
      total: 2,
      data: [
        { shop: { name: 'Quiet 100%_', last_online: false }, last_message: 'Short' },
        {
          shop: { name: 'Harbour', rating: 5 },
          last_message: 'A long first…',
          last_message_time: '5 minutes ago',
        },
      ],
    })
    await send('Me again')
    expect((await rows()).map(({ shop: { name } }) => name)).toEqual(['Harbour', 'Quiet 100%_'])
    const names = async (query: string) => (await rows(query)).map(({ shop: { name } }) => name)
    expect(await names('?search=QUI')).toEqual(['Quiet 100%_'])
    expect(await names(`?search=${encodeURIComponent('%')}`)).toEqual(['Quiet 100%_'])
    expect(await names('?search=nobody')).toEqual([])
    expect(await names('?page=2&per_page=1')).toEqual(['Quiet 100%_'])
    expect(await names('?page=3&per_page=1')).toEqual([])
    const { body } = await api.get('/get-shops', { ...shopper, locale: 'ar' })
    expect(JSON.stringify(body.data)).toContain('قبل')
  })

  test('is the own one, and so is everything in it', async () => {
    const other = await makeShopper(api.db)
    await open({ message: 'Mine' })
    await reply('Yours')
    expect(await rows('', other)).toEqual([])
    expect(await messages('', other)).toEqual([])
    expect(await unread(other)).toBe(0)
    expect(await unread()).toBe(1)
    for (const path of ['/get-shops', `/get-message?shop_id=${shop.id}`, '/unread-messages'])
      expect((await api.get(path)).status).toBe(401)
  })
})

describe('the shop', () => {
  test('is heard of without a word of what it wrote, and counts as present for a while', async () => {
    await api.db.update(shops).set({ lastSeenAt: null })
    await open({ message: 'Hello' })
    expect((await messages())[0]?.shop_active_status).toBe(false)
    expect(await reply('Good morning!')).toEqual({ userId: shopper.id })
    expect(told).toEqual([`chat_user_${shopper.id} send-message-to-user {}`])
    const online = async () => (await messages()).map((one) => one.shop_active_status)
    expect(await online()).toEqual([true, true])
    later(6)
    expect(await online()).toEqual([false, false])
  })

  test('answers whom it means, else who wrote last, and nobody else', async () => {
    const other = await makeShopper(api.db)
    await open({ message: 'First' })
    later(1)
    await open({ message: 'Second' }, other)
    expect(await reply('To the last')).toEqual({ userId: other.id })
    expect(await reply('To the first', shopper.id)).toEqual({ userId: shopper.id })
    const stranger = await makeShopper(api.db)
    expect(await reply('To a stranger', stranger.id)).toBeNull()
    expect(await messages()).toHaveLength(2)
  })

  test('away, it answers a moment later, once, until it is quiet again', async () => {
    await api.db.update(shops).set({ awayMessage: 'We are back at nine.' })
    await open()
    expect(waiting).toHaveLength(0)
    await send('Hello')
    await send('Anybody there?', {}, 'draft')
    await send('Anybody there?', {}, 'draft')
    expect(waiting).toHaveLength(2)
    await finish()
    expect((await messages()).map(({ type, message }) => `${type} ${message}`)).toEqual([
      'shop We are back at nine.',
      'user Anybody there?',
      'user Hello',
    ])
    expect(told).toHaveLength(1)
    expect((await messages())[0]?.is_seen).toBe(true)
    later(11)
    await send('And now?')
    await finish()
    expect(told).toHaveLength(2)
  })

  test('present, it answers itself', async () => {
    await api.db.update(shops).set({ awayMessage: 'We are back at nine.' })
    await open({ message: 'Hello' })
    await reply('Hello yourself')
    await finish()
    expect(await messages()).toHaveLength(2)
    await api.db.update(shops).set({ awayMessage: null })
    later(60)
    await send('Hello?')
    await finish()
    expect(await messages()).toHaveLength(3)
  })
})

test('the keep-alive answers 204 and shows in the profile; a second tab writes nothing', async () => {
  const ping = () => api.post('/update-last-seen', {}, shopper)
  const online = async () => (await read(calls.getProfile)).user.last_online
  expect(await online()).toBe(false)
  expect(await ping()).toMatchObject({ status: 204, text: '' })
  expect(await online()).toBe(true)
  later(21)
  expect(await online()).toBe(false)
  expect((await api.post('/update-last-seen')).status).toBe(401)
})
