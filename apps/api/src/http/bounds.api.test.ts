/** What a request may hold, whoever sends it: no body keeps the shop busy or fills its memory. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApi } from '../app.ts'
import { emptyDatabase, makeProduct, makeShop, makeShopper } from '../orders/testing.ts'
import { openTestApi, type TestApi } from '../testing/index.ts'

let api: TestApi
let shopper: Awaited<ReturnType<typeof makeShopper>>
beforeAll(async () => {
  api = await openTestApi()
  await emptyDatabase(api.db)
  shopper = await makeShopper(api.db)
})
afterAll(() => api.close())

const line = { product_id: 1, quantity: 1, price: 1, discount_price: 0 }
const order = (lines: unknown[]) => ({
  shop_ids: [1],
  address_id: shopper.addressId,
  payment_method: 'cash',
  shown: { lines, totals: {}, address: {} },
})

test('of a list that is too long no item is looked at', async () => {
  const { status, body } = await api.post(
    '/cart/checkout',
    { shop_ids: Array(2000).fill('') },
    shopper,
  )
  expect(status).toBe(422)
  expect(Object.keys(body.errors ?? {})).toEqual(['shop_ids'])
  const placed = await api.post('/place-order', order(Array(501).fill(line)), shopper)
  expect(placed.body.errors).toHaveProperty(['shown.lines'])
  expect(placed.body.errors).not.toHaveProperty(['shown.lines.0.product_id'])
})

test('an answer names at most fifty fields', async () => {
  const { status, body } = await api.post('/place-order', order(Array(150).fill({})), shopper)
  expect(status).toBe(422)
  expect(Object.keys(body.errors ?? {})).toHaveLength(50)
})

const send = (path: string, type: string, body: string) =>
  api.app.request(`http://shop.test/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body,
  })

describe('too many values', () => {
  test.each([
    ['in JSON', 'application/json', `{"phone":[${'0,'.repeat(5000)}0]}`],
    ['in an encoded form', 'application/x-www-form-urlencoded', 'a&'.repeat(300)],
    [
      'in a form of parts',
      'multipart/form-data; boundary=x',
      `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(300)}--x--\r\n`,
    ],
  ])('%s are refused', async (_, type, body) => {
    const answer = await send('/login', type, body)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual({ message: 'The request holds too many values.' })
  })

  test.each([
    'multipart/form-data; x=boundary=zzz; boundary=r',
    'multipart/form-data; x="boundary=zzz"; boundary=r',
    'multipart/form-data; xboundary=zzz; boundary=r',
    'multipart/form-data; boundary="\\r"',
    'multipart/form-data; boundary=zzz; boundary=r',
    'multipart/form-data; boundary="r',
    'multipart/mixed; boundary=r',
    'multipart/form-data',
  ])('behind a type that says two boundaries are never parsed: %s', async (type) => {
    const part = '--r\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'
    const answer = await send('/login', type, `${part.repeat(300)}--r--\r\n`)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual({ message: 'The request body could not be read.' })
  })

  test.each(['multipart/form-data;boundary="r"', 'Multipart/Form-Data; boundary=r'])(
    'a form of some is read, its boundary quoted or not: %s',
    async (type) => {
      const part = '--r\r\nContent-Disposition: form-data; name="phone"\r\n\r\nnobody\r\n'
      const answer = await send('/login', type, `${part}--r--\r\n`)
      const { errors } = await answer.json()
      expect(errors).toHaveProperty('password')
      expect(errors).not.toHaveProperty('phone')
    },
  )

  test.each([
    ['a name', `form-data; name="${'%0D%0A'.repeat(2000)}"`],
    ['lines', `form-data; name="a"\r\n${'a:\r\n'.repeat(2000)}`],
  ])('in the head of a part are never parsed: %s', async (_, disposition) => {
    const body = `--r\r\nContent-Disposition: ${disposition}\r\n\r\nv\r\n--r--\r\n`
    const answer = await send('/login', 'multipart/form-data; boundary=r', body)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual({ message: 'The request body could not be read.' })
  })

  test('a form of some is read', async () => {
    const answer = await send('/login', 'application/x-www-form-urlencoded', 'phone=nobody&x=1')
    expect((await answer.json()).errors).toHaveProperty('password')
  })
})

test('a body without files has an eighth of a megabyte', async () => {
  const message = (size: number) => `{"phone":"${'x'.repeat(size)}"}`
  expect((await send('/login', 'application/json', message(140_000))).status).toBe(413)
  expect((await send('/login', 'application/json', message(100_000))).status).toBe(422)
})

test('three forms with files of one address come at once, not more', async () => {
  const app = createApi({ ...api.deps, config: { ...api.deps.config, rateLimit: 1000 } })
  const ended: (() => void)[] = []
  const slowly = (clientAddress: string) => {
    const body = new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode('--x\r\n'))
        ended.push(() => stream.close())
      },
    })
    const request = new Request('http://shop.test/api/shop/register', {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      body,
      duplex: 'half',
    } as RequestInit)
    return Promise.resolve(app.fetch(request, { clientAddress }))
  }
  const held = Array.from({ length: 3 }, () => slowly('192.0.2.1'))
  const refused = await slowly('192.0.2.1')
  expect(refused.status).toBe(503)
  expect(refused.headers.get('Retry-After')).toBe('1')
  const other = slowly('192.0.2.2')
  for (const end of ended) end()
  for (const { status } of await Promise.all([...held, other])) expect(status).toBe(422)
})

test('reads of one address beyond what may wait are refused, and nobody else’s', async () => {
  const app = createApi({ ...api.deps, config: { ...api.deps.config, rateLimit: 1000 } })
  const read = async (clientAddress: string) =>
    (await app.request('http://shop.test/api/reviews?page=1&per_page=9', {}, { clientAddress }))
      .status
  const burst = Array.from({ length: 300 }, () => read('192.0.2.1'))
  expect(await read('192.0.2.2')).toBe(200)
  const statuses = await Promise.all(burst)
  expect(statuses.filter((status) => status === 200)).toHaveLength(4 + 240)
  expect(statuses.filter((status) => status === 503)).toHaveLength(56)
})

test('a whole list counts as much as it costs, a page of it as one request', async () => {
  const app = createApi({ ...api.deps, config: { ...api.deps.config, rateLimit: 100 } })
  const shop = await makeShop(api.db)
  await Promise.all(Array.from({ length: 150 }, () => makeProduct(api.db, shop.id)))
  const read = (query: string, clientAddress: string) =>
    app.request(`http://shop.test/api/products${query}`, {}, { clientAddress })
  const { length } = await (await read('', '192.0.2.3')).text()
  const cost = 1 + Math.floor(length / 20_000)
  expect(cost).toBeGreaterThan(3)
  const more = Math.ceil(100 / cost)
  for (let n = 1; n < more; n++) expect((await read('', '192.0.2.3')).status).toBe(200)
  expect((await read('', '192.0.2.3')).status).toBe(429)
  for (let n = 0; n < 100; n++)
    expect((await read('?page=1&per_page=20', '192.0.2.4')).status).toBe(200)
})

test('a language that is none is English', async () => {
  for (const locale of ['abcd', 'root', 'e', 'en-GB', '*']) {
    const { status } = await api.get('/get-shops', { ...shopper, locale })
    expect([locale, status]).toEqual([locale, 200])
  }
})
