import {
  addToCart,
  getOrders,
  getProducts,
  getSuggestions,
  login,
  logout,
  storeReview,
} from '@shop/contract'
import type { Capability } from '@shop/contract/capabilities'
import { products, reviews } from '@shop/contract/fixtures'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { createApiClient } from './api-client.ts'
import { ApiError, clientMessages } from './api-error.ts'

function setUp(
  answer: () => Response | Promise<Response>,
  token: string | null = null,
  capabilities: readonly Capability[] | null = null,
) {
  const requests: Request[] = []
  const onUnauthorised = vi.fn()
  const client = createApiClient({
    fetch: async (request) => {
      requests.push(request)
      return answer()
    },
    origin: () => 'https://shop.example',
    locale: () => 'ar',
    token: () => token,
    capabilities: () => capabilities,
    onUnauthorised,
  })
  return { client, requests, onUnauthorised }
}

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status })

test('a call carries the marker, the language and the token', async () => {
  const { client, requests } = setUp(json({ data: { total: 0, cart_items: [] } }), 'secret')
  await client(addToCart, { body: { product_id: 5 } })
  const [request] = requests
  expect(request?.url).toBe('https://shop.example/api/cart/store')
  expect(request?.headers.get('X-Requested-With')).toBe('XMLHttpRequest')
  expect(request?.headers.get('Accept-Language')).toBe('ar')
  expect(request?.headers.get('Authorization')).toBe('Bearer secret')
})

test('what changes something outlives its page, but for what a browser would not keep', async () => {
  const { client, requests } = setUp(json({ data: { total: 0, cart_items: [] } }), 'secret')
  await client(addToCart, { body: { product_id: 5 } })
  await client(getOrders, {}).catch(() => undefined)
  const long = { ...logout, method: 'POST', body: v.looseObject({}) } as const
  await client(long, { body: { text: 'x'.repeat(60_000) } })
  expect(requests.map(({ keepalive }) => keepalive)).toEqual([true, false, false])
})

test('a call with files is a form: no JSON type, yes and no as 1 and 0, lists numbered', async () => {
  const { client, requests } = setUp(json({ data: {} }), 'secret')
  const upload = { ...logout, method: 'POST', multipart: true, body: v.looseObject({}) } as const
  const photo = new File(['x'], 'me.png', { type: 'image/png' })
  const body = { name: 'Ada', gender: null, age: undefined, ok: true, files: [photo, photo] }
  await client(upload, { body })
  const [request] = requests
  expect(request?.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/)
  const form = await request?.formData()
  expect([...(form?.keys() ?? [])]).toEqual(['name', 'gender', 'ok', 'files[0]', 'files[1]'])
  expect([form?.get('name'), form?.get('gender'), form?.get('ok')]).toEqual(['Ada', '', '1'])
  expect(form?.get('files[1]')).toMatchObject({ name: 'me.png', type: 'image/png', size: 1 })
})

test('a call that may bring files is JSON where it brings none, and a form where it does', async () => {
  const { client, requests } = setUp(json({ data: { review: reviews[0] } }), 'secret')
  const words = { product_id: 3, order_id: 7, rating: 4, description: 'Warm' }
  await client(storeReview, { body: words })
  await client(storeReview, { body: { ...words, photos: [new File(['x'], 'a.png')] } })
  expect(requests[0]?.headers.get('Content-Type')).toBe('application/json')
  expect(await requests[0]?.json()).toEqual(words)
  expect([...((await requests[1]?.formData())?.keys() ?? [])]).toEqual([
    ...Object.keys(words),
    'photos[0]',
  ])
})

test('absent parameters are left out of the query', async () => {
  const { client, requests } = setUp(json({ data: { products: [] } }))
  await client(getProducts, { query: { page: 2, search: '', brand_id: undefined, min_price: 0 } })
  expect(requests[0]?.url).toBe('https://shop.example/api/products?page=2&min_price=0')
})

test('a row that nobody can show is left out', async () => {
  const { client } = setUp(json({ data: { total: 2, products: [products[0], { name: 'no id' }] } }))
  const { data } = await client(getProducts)
  expect(data.products).toEqual([products[0]])
})

test('what is no character gives way to the one that stands for such, and emoji stay', async () => {
  const body = String.raw`{"data":{"total":0,"cart_items":[]},"message":"a\ud800b\u0000c \ud83d\ude00"}`
  const { client } = setUp(() => new Response(body), 'secret')
  expect((await client(addToCart, { body: { product_id: 5 } })).message).toBe('a\uFFFDb\uFFFDc 😀')
})

test('an answer without data is good where there is nothing to say', async () => {
  const { client } = setUp(json({ message: 'Logged out' }), 'secret')
  expect(await client(logout)).toEqual({ data: undefined, message: 'Logged out' })
})

test("a refusal brings the server's message and the errors of its fields", async () => {
  const { client } = setUp(
    json({ message: 'Invalid', errors: { phone: ['The phone field is required.'] } }, 422),
  )
  const refusal = await client(login, { body: { phone: 'a', password: 'b' } }).catch((e) => e)
  expect(refusal).toBeInstanceOf(ApiError)
  expect(refusal).toMatchObject({
    status: 422,
    message: 'Invalid',
    errors: { phone: ['The phone field is required.'] },
  })
})

test.each([
  ['a web page instead of an answer', () => new Response('<html></html>')],
  ['an answer of another shape', json({ data: { user: null } })],
  ['nothing at all', () => new Response('')],
])('%s is an error with a clear message', async (_, answer) => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const { client } = setUp(answer)
  await expect(client(login, { body: { phone: 'a', password: 'b' } })).rejects.toMatchObject({
    status: 500,
    message: clientMessages.unreadable,
  })
  log.mockRestore()
})

test.each([
  [500, 'Server Error', true],
  [503, 'The desk is closed today.', false],
  [503, undefined, true],
  [422, 'The name is taken.', false],
])('after %i with the words "%s" it may have been done: %s', async (status, message, isUnclear) => {
  const { client } = setUp(json({ message }, status), 'secret')
  await expect(client(logout)).rejects.toMatchObject({ status, isUnclear })
})

test('an answer of 200 that says of itself that it failed is a refusal', async () => {
  const { client } = setUp(json({ success: false, message: 'Mailbox full', errors: {} }), 'secret')
  const error = await client(logout).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: 400, message: 'Mailbox full', isUnclear: false })
})

test('a refusal without words says the first error of its fields', async () => {
  const { client } = setUp(json({ errors: { phone: ['The phone is taken.'] } }, 422))
  await expect(client(getProducts)).rejects.toMatchObject({
    message: 'The phone is taken.',
    errors: { phone: ['The phone is taken.'] },
  })
})

test('a server that cannot be reached has status 0', async () => {
  const { client } = setUp(() => Promise.reject(new TypeError('fetch failed')))
  await expect(client(getProducts)).rejects.toMatchObject({
    status: 0,
    message: clientMessages.unreachable,
  })
})

test('what hangs longer than a page may wait is away, and so is what is asked after it', async () => {
  const limit = new AbortController()
  const client = createApiClient({
    fetch: ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
        if (signal.aborted) reject(signal.reason)
      }),
    origin: () => 'https://shop.example',
    locale: () => 'en',
    limit: limit.signal,
  })
  const first = client(getProducts)
  limit.abort()
  await expect(first).rejects.toMatchObject({ status: 0 })
  await expect(client(getProducts)).rejects.toMatchObject({ status: 0 })
})

test('what only a shopper may ask is not asked when nobody is there', async () => {
  const { client, requests } = setUp(json({ data: {} }))
  await expect(client(getOrders)).rejects.toMatchObject({ status: 401 })
  expect(requests).toEqual([])
})

test('a 401 ends the session of whoever had a token', async () => {
  const known = setUp(json({ message: 'Unauthenticated.' }, 401), 'old')
  await expect(known.client(logout)).rejects.toMatchObject({ status: 401 })
  expect(known.onUnauthorised).toHaveBeenCalledOnce()

  const guest = setUp(json({ message: 'Unauthenticated.' }, 401))
  await expect(guest.client(logout)).rejects.toMatchObject({ status: 401 })
  expect(guest.onUnauthorised).not.toHaveBeenCalled()
})

test('a server is asked for nothing that its settings do not say it knows, whoever forgets to look', async () => {
  const words = { product_id: 3, order_id: 7, rating: 4, description: 'Warm', photos: [] }
  const told = json({ data: { review: reviews[0], suggestions: [] } })
  const stock = setUp(told, 'secret', [])
  await expect(stock.client(getSuggestions, { query: { search: 'li' } })).rejects.toMatchObject({
    status: 404,
  })
  expect(stock.requests).toEqual([])
  await stock.client(storeReview, { body: words })
  expect(await stock.requests[0]?.json()).not.toHaveProperty('photos')
  const ours = setUp(told, 'secret', ['review_photos', 'search_suggestions'])
  await ours.client(storeReview, { body: words })
  expect(await ours.requests[0]?.json()).toHaveProperty('photos')
  const asked = ours.client(getSuggestions, { query: { search: 'li' } })
  await asked.catch(() => undefined)
  expect(ours.requests[1]?.url).toContain('/api/search-suggestions')
})

test.each([
  [null, 'attempt'],
  [['idempotency_keys'], 'attempt'],
  [[], null],
] as const)(
  'a key goes to a server that knows keys, or of which nobody knows: %j',
  async (known, sent) => {
    const { client, requests } = setUp(() => Response.json({ data: {} }), 'token', known)
    await client(logout, { headers: { 'Idempotency-Key': 'attempt' } }).catch(() => undefined)
    expect(requests[0]?.headers.get('Idempotency-Key')).toBe(sent)
  },
)
