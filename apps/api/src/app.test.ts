import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from './testing/index.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

test('an unknown path is a 404 in JSON', async () => {
  expect(await api.get('/nothing')).toMatchObject({ status: 404, body: { message: 'Not found' } })
})

test('every answer opens itself to other origins, without cookies', async () => {
  const { headers } = await api.get('/nothing', { headers: { Origin: 'https://other.example' } })
  expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect(headers.get('Access-Control-Allow-Credentials')).toBeNull()
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
})
