import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApi, type TestApi, testNow } from '../testing/index.ts'
import { reportVitals } from './operator.ts'
import { sweepVitals } from './service.ts'
import { vitals } from './tables.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())
beforeEach(() => api.db.delete(vitals))

const lcp = (value: number) => ({ screen: 'home', name: 'LCP', value })
const note = (found: readonly object[], is_phone = true) =>
  api.post('/vitals', { is_phone, vitals: found })
const report = async (days = 28) => (await reportVitals(api.deps, { days })).lines

test('what browsers measured is counted, and reported by screen and device', async () => {
  const { status, text } = await note([
    lcp(900),
    lcp(900),
    { screen: 'home', name: 'CLS', value: 0.1 },
  ])
  expect([status, text]).toEqual([204, ''])
  await note([lcp(900), lcp(9000)])
  await note([{ screen: 'products', name: 'INP', value: 40 }], false)
  const [head, ...lines] = await report()
  expect(head).toMatch(/^screen +device +LCP p75 +INP p75 +CLS p75 +views$/)
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(/^home +phone +(8[5-9]\d|9[0-4]\d) ms +- +0\.(09|10)\d +4$/)
  expect(lines[1]).toMatch(/^products +desktop +- +(39|4[01]) ms +- +1$/)
})

test.each([
  [[{ screen: 'made-up', name: 'LCP', value: 1 }]],
  [[{ screen: 'home', name: 'FID', value: 1 }]],
  [[{ screen: 'home', name: 'LCP', value: -1 }]],
  [Array(61).fill(lcp(1))],
])('what is none is refused: %j', async (found) => {
  expect((await note(found)).status).toBe(422)
  expect(await report()).toEqual(['Nothing was measured in 28 days: see web_vitals_percent.'])
})

test('old days are not counted, and forgotten', async () => {
  const row = { screen: 'home', isPhone: true, name: 'LCP', bucket: 50, views: 1 }
  await api.db.insert(vitals).values([
    { ...row, day: '2030-01-01' },
    { ...row, day: '2029-09-01' },
  ])
  expect(await report(7)).toHaveLength(1)
  expect(await report(28)).toHaveLength(2)
  await sweepVitals(api.db, testNow)
  expect(await api.db.$count(vitals)).toBe(1)
})

test('one visitor is no more of a report than a hundred views', async () => {
  const counted = await openTestApi({ config: { rateLimit: 1000, trustedProxies: 1 } })
  const send = (address: string) =>
    counted.post(
      '/vitals',
      { is_phone: true, vitals: Array(60).fill(lcp(100_000)) },
      { headers: { 'X-Forwarded-For': address } },
    )
  const statuses = []
  for (let view = 0; view < 6; view++) statuses.push((await send('192.0.2.1')).status)
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
  expect((await send('198.51.100.7')).status).toBe(204)
  await counted.close()
})
