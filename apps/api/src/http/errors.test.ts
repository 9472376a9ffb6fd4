import { format } from 'node:util'
import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import type { AppEnv } from '../deps.ts'
import { onError } from './errors.ts'

const app = new Hono<AppEnv>().onError(onError).get('/*', () => {
  throw new Error('What went wrong')
})

test('no address of a call can pass for a line of the log, or hide what went wrong', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const answer = await app.request('http://shop.test/a%0aDatabase%20lost%0d%1b[2J%s%25s%o')
  expect(await answer.text()).not.toContain('What went wrong')
  const [line = '', ...more] = log.mock.calls.map((args) => format(...args))
  log.mockRestore()
  expect(more).toEqual([])
  expect(line.split(/[\n\r]/)[0]).toBe(
    'GET /a%0aDatabase%20lost%0d%1b[2J%s%25s%o failed: Error: What went wrong',
  )
})

test('a folder without room is a 503, too', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const full = new Hono<AppEnv>().onError(onError).get('/*', () => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  })
  expect((await full.request('http://shop.test/api/x')).status).toBe(503)
  const lines = log.mock.calls.map((said) => format(...said))
  log.mockRestore()
  expect(lines).toEqual([
    'The data folder refuses: ENOSPC: no space left on device, write (ENOSPC)',
  ])
})

test.each([
  ['28P01', 'password authentication failed for user "shop"'],
  ['3D000', 'database "shop" does not exist'],
  ['53100', 'could not extend file: No space left on device'],
  ['55P03', 'canceling statement due to lock timeout'],
  ['XX001', 'could not read blocks 0..0 in file "base/5/1": read only 0 of 8192 bytes'],
  ['57014', 'canceling statement due to statement timeout'],
])('what a database refuses with %s is a 503, said in one line', async (code, message) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const refusing = new Hono<AppEnv>().onError(onError).get('/*', () => {
    throw new Error('Failed query', { cause: Object.assign(new Error(message), { code }) })
  })
  for (let n = 0; n < 5; n++) {
    const answer = await refusing.request('http://shop.test/api/x')
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
  }
  const lines = log.mock.calls.map((said) => format(...said))
  log.mockRestore()
  expect(lines).toEqual([`The database refuses: ${message} (${code})`])
})
