/** What strangers use up is theirs: nobody is shut out of an account by others (docs/decisions/036). */
import { otpRefusals } from '@shop/contract'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { createApi } from '../app.ts'
import { makeShopper, tally } from '../orders/testing.ts'
import { type Browser, openBrowser } from '../testing/browser.ts'
import { home, openLetterShop, otherThan } from '../testing/shop-api.ts'
import { oneTimeCodes, users } from './tables.ts'

const { api, mails, later } = await openLetterShop({ publicUrl: 'https://shop.test' })
let shopper: Awaited<ReturnType<typeof makeShopper>>
beforeEach(async () => {
  shopper = await makeShopper(api.db)
})

/** One of many strangers, each with an address of its own. */
const stranger = (n: number) => openBrowser(api, `198.51.${100 + Math.floor(n / 250)}.${n % 250}`)
const login = (who: Browser, password = 'secret1', phone = shopper.email) =>
  who.post('/login', { phone, password })
const ask = (who: Browser, phone = shopper.email) =>
  who.post('/send-otp', { phone, forgot_password: 1 })
const told = (answer: { body: { data?: unknown } }) => (answer.body.data as { otp: string }).otp
const verify = (who: Browser, otp: string, phone = shopper.email) =>
  who.post('/verify-otp', { phone, otp })
const reset = (who: Browser, token: string) =>
  who.post('/reset-password', {
    token,
    password: 'another1',
    password_confirmation: 'another1',
  })
const tokenOf = (answer: { body: { data?: unknown } }) =>
  (answer.body.data as { token: string }).token

/** Signs in, and keeps the tests' cheap password, which a login makes as dear as any. */
const signIn = async (browser: Browser, { id, email } = shopper) => {
  const [before] = await api.db.select().from(users).where(eq(users.id, id))
  expect((await login(browser, 'secret1', email)).status).toBe(200)
  await api.db.update(users).set({ passwordHash: before?.passwordHash }).where(eq(users.id, id))
}

/** A browser that was signed in once, months ago. */
const knownBrowser = async () => {
  const browser = openBrowser(api, home)
  await signIn(browser)
  return browser
}

describe('a password', () => {
  test('is guessed ten times from one address, and its owner comes in from any other', async () => {
    const guesser = stranger(1)
    const answers = []
    for (let n = 0; n < 40; n++) answers.push(await login(guesser, `wrong${n}`))
    expect(tally(answers)).toEqual({ 400: 10, 429: 30 })
    expect((await login(openBrowser(api, home))).status).toBe(200)
    // The guesser knows it at last, but has to wait like any other.
    expect((await login(stranger(1))).status).toBe(429)
  })

  test('is guessed ten times at once by as many as come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 14 }, () => login(stranger(1), 'wrong')))
    expect(tally(answers)).toEqual({ 400: 10, 429: 4 })
  })

  test('is guessed twenty times a day from one address', async () => {
    const answers = []
    for (let round = 0; round < 5; round++) {
      for (let n = 0; n < 10; n++) answers.push(await login(stranger(1), 'wrong'))
      later(16)
    }
    expect(tally(answers)).toEqual({ 400: 20, 429: 30 })
    later(24 * 60)
    expect((await login(stranger(1))).status).toBe(200)
  })

  test('is known to the owner’s browser also where a stranger shares the address', async () => {
    const browser = await knownBrowser()
    for (let n = 0; n < 12; n++) await login(openBrowser(api, home), 'wrong')
    expect((await login(openBrowser(api, home))).status).toBe(429)
    expect((await login(browser)).status).toBe(200)
  })

  test('is guessed a hundred times a day by a thousand addresses; its owner is told two ways in', async () => {
    const browser = await knownBrowser()
    const answers = []
    for (let n = 0; n < 110; n++) answers.push(await login(stranger(n), 'wrong'))
    expect(tally(answers)).toEqual({ 400: 100, 429: 10 })
    expect((await login(browser, 'mistyped')).status).toBe(400)
    expect((await login(browser)).status).toBe(200)

    const fresh = openBrowser(api, '127.0.113.1')
    const refused = await login(fresh)
    expect(refused.status).toBe(429)
    expect(refused.body.message).toMatch(/a device that you have used before.*Forgot Password/)
    const token = tokenOf(await verify(fresh, told(await ask(fresh))))
    expect((await reset(fresh, token)).status).toBe(200)
    expect((await login(fresh, 'another1')).status).toBe(200)
    // The next password is guessed anew.
    expect((await login(openBrowser(api, '127.0.113.2'), 'another1')).status).toBe(200)
  })

  test('is guessed on a device that knows the account ten times, which is nobody else’s', async () => {
    const [one, other] = [await knownBrowser(), await knownBrowser()]
    const answers = []
    for (let n = 0; n < 12; n++) answers.push(await login(one, 'wrong'))
    expect(tally(answers)).toEqual({ 400: 10, 429: 2 })
    expect((await login(one)).status).toBe(429)
    expect((await login(other)).status).toBe(200)
    later(16)
    expect((await login(one)).status).toBe(200)
  })

  test('is refused in the same way where there is no account', async () => {
    const sequence = async (phone: string | null) => {
      const guesser = stranger(1)
      const answers = []
      for (let n = 0; n < 12; n++) answers.push(await login(guesser, 'wrong', phone))
      return answers.map(({ status, body }) => ({ status, body }))
    }
    const known = await sequence(shopper.email)
    await api.db.execute('truncate rate_limits')
    expect(await sequence('nobody@shop.test')).toEqual(known)
  })
})

describe('the cookie of a device', () => {
  test('is for calls alone, signed for the account, and no proof of anything else', async () => {
    const answer = await openBrowser(api, home).post('/login', {
      phone: shopper.email,
      password: 'secret1',
    })
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^__Secure-device=[\w-]{22}\.[\w-]{22}; /)
    expect(cookie.split('; ').slice(1).sort()).toEqual([
      'HttpOnly',
      'Max-Age=34560000',
      'Path=/api',
      'SameSite=Lax',
      'Secure',
    ])
    expect(cookie).not.toContain(String(shopper.token))
  })

  test.each([
    ['of another account', async (mine: string) => mine],
    ['that was made up', async (mine: string) => `${mine.slice(0, -3)}AAA`],
    ['with another number', async (mine: string) => mine.replace(/=.{3}/, '=AAA')],
    ['of too many marks', async (mine: string) => `${mine}${mine.slice(-23).repeat(9)}`],
    ['that is none', async () => '__Secure-device=%00;__Secure-device=x'],
  ])('%s helps nobody', async (_, forge) => {
    const other = await makeShopper(api.db)
    const own = openBrowser(api, '198.51.100.9')
    await login(own, 'secret1', other.email)
    const headers = { 'X-Forwarded-For': '198.51.100.9', Cookie: await forge(own.cookie()) }
    const guess = () => api.post('/login', { phone: shopper.email, password: 'wrong' }, { headers })
    const answers = []
    for (let n = 0; n < 12; n++) answers.push(await guess())
    expect(tally(answers)).toEqual({ 400: 10, 429: 2 })
    expect((await login(await knownBrowser())).status).toBe(200)
  })

  test('that another host has planted does not stand before its own', async () => {
    const browser = await knownBrowser()
    const planted = `__Secure-device=${'A'.repeat(22)}.${'B'.repeat(22)}`
    for (let n = 0; n < 10; n++) await login(openBrowser(api, home), 'wrong')
    const headers = { 'X-Forwarded-For': home, Cookie: `${planted}; ${browser.cookie()}` }
    const answer = await api.post(
      '/login',
      { phone: shopper.email, password: 'secret1' },
      { headers },
    )
    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie()[0]).toContain(browser.cookie().slice(0, 38))
  })

  test('knows the accounts of a household, the four that were used last', async () => {
    const browser = openBrowser(api, home)
    const family = [shopper]
    for (let n = 0; n < 5; n++) family.push(await makeShopper(api.db))
    for (const one of family) await signIn(browser, one)
    for (const one of family)
      for (let n = 0; n < 10; n++) await login(openBrowser(api, home), 'wrong', one.email)
    const statuses = []
    for (const one of family) statuses.push((await login(browser, 'secret1', one.email)).status)
    expect(statuses.slice(-4)).toEqual([200, 200, 200, 200])
    expect(statuses.slice(0, 2)).toEqual([429, 429])
  })
})

describe('a code', () => {
  test('is its asker’s alone: what strangers try burns nothing', async () => {
    const owner = openBrowser(api, home)
    const code = told(await ask(owner))
    for (let n = 0; n < 20; n++)
      expect((await verify(stranger(n), otherThan(code))).status).toBe(otpRefusals.wrong)
    expect((await verify(stranger(99), code)).status).toBe(otpRefusals.wrong)
    expect((await verify(openBrowser(api, home), otherThan(code))).status).toBe(otpRefusals.wrong)
    expect((await verify(owner, code)).status).toBe(200)
  })

  test('that a stranger asked for takes no other’s place', async () => {
    const owner = openBrowser(api, home)
    const code = told(await ask(owner))
    for (let n = 0; n < 3; n++) await ask(stranger(n))
    expect((await verify(owner, code)).status).toBe(200)
  })

  test('stays its asker’s when a phone changes its network', async () => {
    const owner = openBrowser(api, home)
    const code = told(await ask(owner))
    const headers = { 'X-Forwarded-For': '127.0.113.7', Cookie: owner.cookie() }
    const moved = await api.post('/verify-otp', { phone: shopper.email, otp: code }, { headers })
    expect(moved.status).toBe(200)
  })

  test('is known by the address of a client that keeps no cookies, and taken once', async () => {
    const headers = { 'X-Forwarded-For': home }
    const sent = await api.post('/send-otp', { phone: shopper.email }, { headers })
    const body = { phone: shopper.email, otp: told(sent) }
    expect((await api.post('/verify-otp', body, { headers })).status).toBe(200)
    const cookie = sent.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const again = await api.post('/verify-otp', body, { headers: { ...headers, Cookie: cookie } })
    expect(again.status).toBe(otpRefusals.expired)
  })

  test('that was never sent is counted against nobody', async () => {
    for (let n = 0; n < 50; n++) await verify(stranger(n), '0000')
    expect((await verify(stranger(51), '0000')).status).toBe(otpRefusals.wrong)
    const owner = openBrowser(api, home)
    expect((await verify(owner, told(await ask(owner)))).status).toBe(200)
  })

  /** What a thousand addresses do in so many days, each as much as it may. */
  const attack = async (days: number) => {
    const answers = []
    for (let n = 0; n < days * 20; n++) {
      const guesser = stranger(n)
      const sent = await ask(guesser)
      if (sent.status === 200)
        for (let guess = 0; guess < 5; guess++)
          answers.push(await verify(guesser, otherThan(told(sent))))
      if (n % 10 === 9) later(240)
    }
    return answers
  }

  test('is guessed thirty times in a month by all strangers together', async () => {
    const { [otpRefusals.wrong]: wrong = 0, [otpRefusals.locked]: locked = 0 } = tally(
      await attack(2),
    )
    expect(wrong + locked).toBe(30)
    later(31 * 24 * 60)
    const owner = openBrowser(api, home)
    expect((await verify(owner, told(await ask(owner)))).status).toBe(200)
  })

  test('comes to a browser that the account knows, whatever strangers do meanwhile', async () => {
    const browser = await knownBrowser()
    await attack(1)
    for (let n = 0; n < 12; n++) await ask(stranger(n))
    const token = tokenOf(await verify(browser, told(await ask(browser))))
    expect((await reset(browser, token)).status).toBe(200)
    expect((await login(browser, 'another1')).status).toBe(200)
  })

  test('is no longer needed on a new device: the newest letter’s link sets a password', async () => {
    await attack(1)
    for (let n = 0; n < 12; n++) await ask(stranger(n))
    const owner = openBrowser(api, '127.0.113.1')
    const refused = await ask(owner)
    expect(refused.status).toBe(429)
    expect(refused.body.message).toContain('the link in its newest e-mail')
    await expect.poll(() => mails.length).toBeGreaterThan(8)
    const link = /https:\/\/shop\.test\/#reset=([\w-]{43})\n/.exec(mails.at(-1)?.text ?? '')
    expect((await reset(owner, link?.[1] ?? '')).status).toBe(200)
    expect((await login(owner, 'another1')).status).toBe(200)
    expect((await reset(owner, link?.[1] ?? '')).status).toBe(422)
    const codes = await api.db.select().from(oneTimeCodes)
    expect(codes.filter(({ userId }) => userId === shopper.id)).toEqual([])
  })

  test('says the same about an address that nobody has', async () => {
    const sequence = async (name: string | null) => {
      const statuses = []
      for (let n = 0; n < 12; n++) {
        const guesser = stranger(n)
        const { status, body } = await ask(guesser, name)
        statuses.push([status, body.message])
        for (let guess = 0; guess < 6; guess++) {
          const answer = await verify(guesser, '12345'.slice(1), name)
          statuses.push([answer.status, answer.body.message])
        }
      }
      return statuses
    }
    const unknown = await sequence('nobody@shop.test')
    const known = await sequence(shopper.email)
    expect(known).toEqual(unknown)
  })
})

test('a link is good for four hours and only for the password', async () => {
  const owner = openBrowser(api, home)
  await ask(owner)
  await expect.poll(() => mails).toHaveLength(1)
  const token = /#reset=([\w-]{43})/.exec(mails[0]?.text ?? '')?.[1] ?? ''
  expect((await api.get('/profile', { token })).status).toBe(401)
  later(4 * 60 + 1)
  expect((await reset(owner, token)).status).toBe(422)
  mails.length = 0
  await owner.post('/send-otp', { phone: shopper.email })
  await expect.poll(() => mails).toHaveLength(1)
  expect(mails[0]?.text).not.toContain('#reset=')
})

test('a login past its limits waits for no password to be judged, however many come at once', async () => {
  const app = createApi({ ...api.deps, config: { ...api.deps.config, rateLimit: 1000 } })
  const guess = async () => {
    const body = JSON.stringify({ phone: shopper.email, password: 'wrong-one' })
    const headers = { 'Content-Type': 'application/json' }
    const options = { method: 'POST', headers, body }
    const from = { clientAddress: '192.0.2.77' }
    return { status: (await app.request('http://shop.test/api/login', options, from)).status }
  }
  for (let n = 0; n < 10; n++) expect((await guess()).status).toBe(400)
  expect(tally(await Promise.all(Array.from({ length: 20 }, guess)))).toEqual({ 429: 20 })
})
