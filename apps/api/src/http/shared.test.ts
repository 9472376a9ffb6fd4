import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { type Config, readConfig } from '../config.ts'
import type { AppEnv, Deps } from '../deps.ts'
import { shared } from './shared.ts'

/** A call that counts how often it was read, for whom, and at what time. */
const setUp = (config: Partial<Config> = {}) => {
  const clock = { now: 0 }
  const read: string[] = []
  const all = { ...readConfig({}), cacheSeconds: 5, ...config }
  // Nothing here asks a database.
  const deps = { elapsed: () => clock.now, config: all } as Deps
  const answer = shared(
    async (_, viewer, { size }: { size: number }) => {
      read.push(`${viewer.locale} ${size}`)
      return { viewer, size, place: read.length }
    },
    ({ size }) => size,
  )
  const app = new Hono<AppEnv>()
  app.get('/:size', (c) => {
    c.set('deps', deps)
    c.set('locale', c.req.query('locale') ?? 'en')
    const id = Number(c.req.query('user'))
    c.set('user', id ? ({ id } as NonNullable<AppEnv['Variables']['user']>) : null)
    return answer(c, { size: Number(c.req.param('size')) })
  })
  const get = async (path: string) => (await app.request(`http://shop.test${path}`)).json()
  return { clock, read, get }
}

test('guests who ask the same thing at once share an answer', async () => {
  const { get, read } = setUp()
  const answers = await Promise.all(Array.from({ length: 10 }, () => get('/10')))
  expect(read).toEqual(['en 10'])
  expect(answers.at(-1)).toMatchObject({ data: { size: 10, place: 1 } })
})

test('another language, another question and a later time are read anew', async () => {
  const { get, read, clock } = setUp()
  for (const path of ['/10', '/10?locale=ar', '/11', '/10']) await get(path)
  expect(read).toEqual(['en 10', 'ar 10', 'en 11'])
  clock.now = 10_000
  expect(await get('/10')).toMatchObject({ data: { place: 4 } })
})

test('who is signed in gets an own answer, and nobody else gets it', async () => {
  const { get, read } = setUp()
  expect(await get('/10?user=7')).toMatchObject({ data: { viewer: { userId: 7 } } })
  expect(await get('/10?user=8')).toMatchObject({ data: { viewer: { userId: 8 } } })
  expect(await get('/10')).toMatchObject({ data: { viewer: { userId: null } } })
  expect(read).toHaveLength(3)
})

test('long lists are not kept', async () => {
  const { get, read } = setUp()
  await get('/500')
  await get('/500')
  expect(read).toHaveLength(2)
})
