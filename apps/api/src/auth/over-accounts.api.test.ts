/** What is counted over the names of an account, and over all accounts (docs/decisions/036). */
import { otpRefusals } from '@shop/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { makeShopper, tally } from '../orders/testing.ts'
import { type Browser, openBrowser } from '../testing/browser.ts'
import { home, openLetterShop, otherThan } from '../testing/shop-api.ts'
import { countGuess, forgetGuesses } from './code-limits.ts'
import { users } from './tables.ts'

const { api, mails, clock, later } = await openLetterShop({ publicUrl: 'https://shop.test' })

const day = 24 * 60
const stranger = (n: number) => openBrowser(api, `198.51.100.${n}`)
const login = (who: Browser, phone: string | null, password = 'wrong') =>
  who.post('/login', { phone, password })
const ask = (who: Browser, phone: string | null) =>
  who.post('/send-otp', { phone, forgot_password: 1 })
const codeFor = async (who: Browser, phone: string | null) => {
  const { body } = await ask(who, phone)
  return (body.data as { otp: string }).otp
}
const verify = (who: Browser, phone: string | null, otp: string) =>
  who.post('/verify-otp', { phone, otp })
const byLink = 'the link in its newest e-mail'

describe('the names of one account', () => {
  test('share its wrong passwords, however they are written', async () => {
    const { email, phone } = await makeShopper(api.db)
    const written = [email, phone, ` ${email?.toUpperCase()} `, ` ${phone} `]
    const answers = []
    for (let n = 0; n < 14; n++) answers.push(await login(stranger(1), written[n % 4] ?? ''))
    expect(tally(answers)).toEqual({ 400: 10, 429: 4 })
  })

  test('share what strangers may try in a day', async () => {
    const { email, phone } = await makeShopper(api.db)
    const answers = []
    for (let n = 0; n < 110; n++) answers.push(await login(stranger(n), n % 2 ? email : phone))
    expect(tally(answers)).toEqual({ 400: 100, 429: 10 })
  })

  test('share its codes, and the tries at them', async () => {
    const { email, phone } = await makeShopper(api.db)
    const answers = []
    for (let n = 0; n < 6; n++) answers.push(await ask(stranger(1), n % 2 ? email : phone))
    expect(tally(answers)).toEqual({ 200: 4, 429: 2 })

    const tries = []
    for (let n = 2; n < 12; n++) {
      const name = n % 2 ? email : phone
      await ask(stranger(n), name)
      for (let guess = 0; guess < 5; guess++) tries.push(await verify(stranger(n), name, '0000'))
      later(240)
    }
    expect(tally(tries)[429]).toBe(20)
  })

  test('that belong to nobody are counted one by one, like accounts', async () => {
    const answers = []
    for (const name of ['nobody@shop.test', '799999999', 'Nobody@shop.test'])
      for (let n = 0; n < 12; n++) answers.push(await login(stranger(1), name))
    expect(tally(answers)).toEqual({ 400: 20, 429: 16 })
  })
})

describe('codes of all accounts', () => {
  const wrongTries = async (address: string, accounts: number) => {
    const answers = []
    for (let n = 0; n < accounts; n++) {
      const { email } = await makeShopper(api.db)
      const browser = openBrowser(api, address)
      const wrong = otherThan(await codeFor(browser, email))
      for (let guess = 0; guess < 5; guess++) answers.push(await verify(browser, email, wrong))
    }
    return answers
  }

  test('are guessed thirty times a day from one address, a hundred times in a month', async () => {
    expect(tally(await wrongTries(home, 8))[429]).toBe(10)
    const { email } = await makeShopper(api.db)
    const browser = openBrowser(api, home)
    const refused = await verify(browser, email, await codeFor(browser, email))
    expect(refused).toMatchObject({ status: 429 })
    expect(refused.body.message).toContain(byLink)
    const other = openBrowser(api, '127.0.2.2')
    expect((await verify(other, email, await codeFor(other, email))).status).toBe(200)

    const refusals = []
    for (let n = 0; n < 4; n++) {
      later(day + 1)
      refusals.push(tally(await wrongTries(home, 6))[429] ?? 0)
    }
    // What was refused by the day does not count in the month.
    expect(refusals).toEqual([0, 0, 20, 30])
  })

  test('that were right are no guesses', async () => {
    for (let n = 0; n < 40; n++) {
      const asker = { subject: `account-${n}`, address: '198.51.100.1', knownTo: null }
      await countGuess(api.deps, asker)
      await forgetGuesses(api.deps, asker, 1)
    }
  })

  test('are no way to earn guesses, for whoever has an own account', async () => {
    const own = await makeShopper(api.db)
    const browser = openBrowser(api, home)
    for (let n = 0; n < 3; n++) {
      const code = await codeFor(browser, own.email)
      for (let guess = 0; guess < 4; guess++) await verify(browser, own.email, otherThan(code))
      expect((await verify(browser, own.email, code)).status).toBe(200)
    }
    expect(tally(await wrongTries(home, 4))[429]).toBe(2)
  })

  test('open nothing for strangers after 300 wrong ones in a day; devices and letters do', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const shopper = await makeShopper(api.db)
    const known = openBrowser(api, home)
    expect((await login(known, shopper.email, 'secret1')).status).toBe(200)

    const attack = []
    for (let n = 0; n < 11; n++) attack.push(...(await wrongTries(`127.0.3.${n}`, 6)))
    expect(tally(attack)[429]).toBe(30)
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/^Codes are being guessed: 300 /)]])
    warn.mockRestore()

    const fresh = openBrowser(api, '127.0.2.9')
    mails.length = 0
    const refused = await verify(fresh, shopper.email, await codeFor(fresh, shopper.email))
    expect(refused).toMatchObject({ status: 429 })
    expect(refused.body.message).toContain(byLink)
    expect((await verify(known, shopper.email, await codeFor(known, shopper.email))).status).toBe(
      200,
    )
    await ask(fresh, shopper.email)
    await expect.poll(() => mails.filter(({ to }) => to === shopper.email)).toHaveLength(3)
    const token = /#reset=([\w-]{43})/.exec(mails.at(-1)?.text ?? '')?.[1]
    const password = { password: 'another1', password_confirmation: 'another1' }
    expect((await fresh.post('/reset-password', { token, ...password })).status).toBe(200)

    later(day + 1)
    const { email } = await makeShopper(api.db)
    expect((await verify(stranger(1), email, '0000')).status).toBe(otpRefusals.wrong)
    const other = openBrowser(api, home)
    expect((await verify(other, email, await codeFor(other, email))).status).toBe(200)
  })
})

describe('a new password', () => {
  const known = async (email: string | null) => {
    const browser = openBrowser(api, home)
    expect((await login(browser, email, 'secret1')).status).toBe(200)
    return browser
  }
  /** Strangers have used up what they may: only devices that the account knows are still judged. */
  const isKnown = async (browser: Browser, email: string | null) => {
    for (let n = 0; n < 12; n++) await login(openBrowser(api, home), email)
    return (await login(browser, email)).status === 400
  }

  test('that is set by a code makes strangers of all devices but the one that it was set on', async () => {
    const { email } = await makeShopper(api.db)
    const [lost, own] = [await known(email), openBrowser(api, home)]
    expect(await isKnown(lost, email)).toBe(true)
    const { body } = await verify(own, email, await codeFor(own, email))
    const token = (body.data as { token: string }).token
    const password = { password: 'another1', password_confirmation: 'another1' }
    expect((await own.post('/reset-password', { token, ...password })).status).toBe(200)
    expect(await isKnown(lost, email)).toBe(false)
    expect(await isKnown(own, email)).toBe(true)
  })

  test('that takes the place of the old one does so too', async () => {
    const { id, email } = await makeShopper(api.db)
    const [lost, own] = [await known(email), openBrowser(api, home)]
    const { body } = await login(own, email, 'secret1')
    const { token } = (body.data as { access: { token: string } }).access
    const passwords = { current_password: 'secret1', password: 'another1' }
    const form = { ...passwords, password_confirmation: 'another1' }
    expect((await own.post('/change-password', form, { token })).status).toBe(200)
    const [row] = await api.db.select().from(users).where(eq(users.id, id))
    expect(row?.passwordSetAt).toEqual(clock.now)
    expect(await isKnown(lost, email)).toBe(false)
    expect(await isKnown(own, email)).toBe(true)
  })
})
