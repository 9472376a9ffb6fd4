/** The app for the tests of one file: opened when the file is read, closed after them. */
import { afterAll, beforeEach } from 'vitest'
import { oneTimeCodes } from '../auth/tables.ts'
import type { Mail } from '../mail/mailer.ts'
import { emptyDatabase, setSettings } from '../orders/testing.ts'
import { mailerTo, openTestApi, type TestApi, testNow } from './index.ts'

/** A shop that takes cash, empty before each test. */
export const openCashShop = async (): Promise<TestApi> => {
  const api = await openTestApi()
  afterAll(() => api.close())
  beforeEach(async () => {
    await emptyDatabase(api.db)
    await setSettings(api.db, { cash_on_delivery: true })
  })
  return api
}

/** A shop behind a proxy whose clock the tests move and whose letters they read; empty before each. */
export const openLetterShop = async (config: { readonly publicUrl?: string } = {}) => {
  const clock = { now: testNow }
  const mails: Mail[] = []
  const api = await openTestApi({
    now: () => clock.now,
    config: { trustedProxies: 1, ...config },
    mailer: mailerTo(mails),
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    clock.now = testNow
    mails.length = 0
    await emptyDatabase(api.db)
    await api.db.delete(oneTimeCodes)
  })
  const later = (minutes: number) => {
    clock.now = new Date(clock.now.getTime() + minutes * 60_000)
  }
  return { api, mails, clock, later }
}

/** The machine that the shop runs on, as the proxy says it: only there codes stand in answers. */
export const home = '127.0.2.1'

export const otherThan = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')
