import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { AppEnv } from '../deps.ts'
import { onError } from './errors.ts'
import { idempotencyKey } from './idempotency.ts'

const app = new Hono<AppEnv>().onError(onError).post('/', (c) => c.json({ key: idempotencyKey(c) }))
const send = async (headers: Record<string, string>) => {
  const answer = await app.request('http://shop.test/', { method: 'POST', headers })
  return { status: answer.status, ...(await answer.json()) }
}

test('a request may come without a key', async () => {
  expect(await send({})).toEqual({ status: 200, key: null })
  expect(await send({ 'Idempotency-Key': 'one' })).toEqual({ status: 200, key: 'one' })
})

test.each(['', ' ', 'x'.repeat(256), 'two words', 'é'])(
  'a key that is none is said to be none: %j',
  async (key) => {
    expect(await send({ 'Idempotency-Key': key })).toEqual({
      status: 422,
      message: 'The Idempotency-Key header is not valid.',
    })
  },
)
