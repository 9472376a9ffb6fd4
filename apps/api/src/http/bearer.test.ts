import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Config } from '../config.ts'
import type { AppEnv, Deps } from '../deps.ts'
import { bearer } from './bearer.ts'

/** An app that asks a database, which does not answer until it is let go, who sends a request. */
const setUp = () => {
  const { promise: answers, resolve: answer } = Promise.withResolvers<void>()
  let asked = 0
  const rows = async () => {
    asked += 1
    await answers
    return []
  }
  const query = {
    select: () => query,
    from: () => query,
    innerJoin: () => query,
    where: () => query,
    limit: rows,
  }
  const config = { rateLimit: 100_000, trustedProxies: 0 } as Config
  const deps = { db: query, config, now: () => new Date() } as unknown as Deps
  const app = new Hono<AppEnv>()
  app.use((c, next) => {
    c.set('deps', deps)
    return next()
  })
  app.get('/', bearer('optional'), (c) => c.text('answered'))
  const ask = (clientAddress: string) =>
    app.request('/', { headers: { Authorization: 'Bearer token' } }, { clientAddress })
  return { ask, answer, asked: () => asked }
}

test('of a burst with tokens from one address few ask the database, whoever else asks meanwhile does', async () => {
  const { ask, answer, asked } = setUp()
  const burst = Array.from({ length: 100 }, () => ask('192.0.2.1'))
  await expect.poll(asked).toBe(2)
  const other = ask('192.0.2.2')
  await expect.poll(asked).toBe(3)
  answer()
  const answered = await Promise.all([...burst, other])
  expect(new Set(answered.map(({ status }) => status))).toEqual(new Set([200]))
})
