/** Who asks, form by form, which e-mails and phones are taken (docs/security.md). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDatabase, makeShopper, tally } from '../orders/testing.ts'
import { openTestApi, type TestApi, testNow } from '../testing/index.ts'

let now = testNow
let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ now: () => now, config: { trustedProxies: 1 } })
  await emptyDatabase(api.db)
})
afterAll(() => api.close())

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}
const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } })

test('registrations from one address ask thirty times an hour, a hundred times a day', async () => {
  const { email, phone } = await makeShopper(api.db)
  const form = { name: 'Sara', email, phone, password: 'secret1', country: 'Nowhere' }
  const register = (address: string) => api.post('/registration', form, from(address))
  const answers = []
  for (let hour = 0; hour < 5; hour++) {
    for (let n = 0; n < 32; n++) answers.push(await register('192.0.2.1'))
    later(61)
  }
  expect(tally(answers)).toEqual({ 422: 100, 429: 60 })
  expect((await register('192.0.2.2')).status).toBe(422)
  later(24 * 60)
  expect((await register('192.0.2.1')).status).toBe(422)
})

test('profiles ask twenty times an hour from one address, with however many accounts', async () => {
  const { email } = await makeShopper(api.db)
  const rename = async (newEmail: string | null, address: string) => {
    const { token, phone, email: own } = await makeShopper(api.db)
    const form = { name: 'Sara', phone, email: newEmail ?? own }
    return api.post('/update-profile', form, { token, ...from(address) })
  }
  const answers = []
  for (let n = 0; n < 22; n++) answers.push(await rename(email, '192.0.2.1'))
  expect(tally(answers)).toEqual({ 422: 20, 429: 2 })
  // Who keeps their names asks nothing.
  expect((await rename(null, '192.0.2.1')).status).toBe(200)
  expect((await rename(email, '192.0.2.2')).status).toBe(422)
})
