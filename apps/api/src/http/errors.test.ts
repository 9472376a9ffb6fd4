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
