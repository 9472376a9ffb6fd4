/** Whatever a client sends, it is told what is wrong: never a 5xx, always JSON. */
import { everyCall } from '@shop/contract/every-call'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fieldsOf } from './fields.ts'
import { mailerTo, openTestApi, type TestApi } from './index.ts'
import { customerToken, fillShelf } from './shelf.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ mailer: mailerTo([]) })
  await fillShelf(api.db)
})
afterAll(() => api.close())

const values: readonly unknown[] = [
  null,
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '%00',
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '\u202eevil',
  '👩‍👩‍👧‍👦'.repeat(100),
  'x'.repeat(100_000),
  -1,
  0,
  1,
  1.5,
  2_147_483_647,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER,
  1e308,
  '99999999999999999999',
  '1e9',
  'NaN',
  true,
  [],
  [[1]],
  [null],
  ['x'],
  Array.from({ length: 1000 }, () => 1),
  {},
  { $ne: 1 },
  { __proto__: null, toString: 1 },
]

/** Deterministic, so that a failure can be repeated. */
const random = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed / 2_147_483_648
}

const written = (value: unknown, max: number) =>
  (typeof value === 'object' ? JSON.stringify(value) : String(value)).slice(0, max).toWellFormed()

const asQuery = (fields: Readonly<Record<string, unknown>>) =>
  Object.entries(fields)
    .map(([key, value]) => `${key}=${encodeURIComponent(written(value, 2000))}`)
    .join('&')

test.each([...everyCall])('%s', async (name, call) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const next = random(name.length * 7919)
  const pick = () => values[Math.floor(next() * values.length)]
  for (let round = 0; round < 40; round++) {
    // Every other time one field alone: all at once, the first that is refused hides the others.
    const make = (schema: unknown) => {
      const fields = fieldsOf(schema)
      const at = (round >> 1) % Math.max(1, fields.length)
      const some = round % 2 === 0 ? fields : fields.slice(at, at + 1)
      return Object.fromEntries(some.map((field) => [field, pick()]))
    }
    const path = call.path.replaceAll(
      /\{\w+\}/g,
      () => encodeURIComponent(written(pick(), 200)) || 'x',
    )
    const answer = await api.send(call.method, `${path}?${asQuery(make(call.query))}`, {
      token: next() < 0.7 ? customerToken : String(round),
      locale: next() < 0.5 ? 'ar' : '../../x',
      ...(call.method === 'POST' ? { body: make(call.body) } : {}),
    })
    const wrong = JSON.stringify(log.mock.calls.flat().map(String))
    expect(answer.status, `${path} ${wrong}`).toBeLessThan(500)
    if (answer.status !== 204) expect(() => JSON.parse(answer.text)).not.toThrow()
    if (answer.status === 422) expect(answer.body.message).toBeTruthy()
  }
  log.mockRestore()
})

test.each([
  ['{', 422],
  ['[1]', 422],
  ['"text"', 422],
  ['null', 422],
  ['1e999', 422],
  [`{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`, 422],
  [`{"phone":"${'x'.repeat(2_000_000)}"}`, 413],
])('a body that is no form: %.20s', async (body, status) => {
  const response = await api.app.request('http://shop.test/api/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  })
  expect(response.status).toBe(status)
  expect((await response.json()).message).toBeTruthy()
})

test('a broken form, a broken path and a wrong method are answered in JSON', async () => {
  const broken = await api.app.request('http://shop.test/api/login', {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    body: 'nonsense',
  })
  expect(broken.status).toBe(422)
  expect((await api.get('/shops/%E0%A4%A')).status).toBe(404)
  const wrong = await api.send('DELETE', '/products')
  expect(wrong).toMatchObject({ status: 405, body: { message: 'Method not allowed' } })
  expect(wrong.headers.get('Allow')).toContain('GET')
  expect((await api.send('PUT', '/shops/1')).status).toBe(405)
})
