import { createHash } from 'node:crypto'
import { otpRefusals } from '@shop/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { createApi } from '../app.ts'
import type { Postman } from '../mail/mailer.ts'
import { makeShopper, setSettings } from '../orders/testing.ts'
import type { TestApi } from '../testing/index.ts'
import { home, openLetterShop, otherThan } from '../testing/shop-api.ts'
import { sweepCodes } from './codes.ts'
import { sweepResets } from './recovery.ts'
import { accessTokens, oneTimeCodes, resetTokens, socialAccounts, users } from './tables.ts'

const { api, mails, clock, later } = await openLetterShop()

const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } })
const send = (phone: string | null, more: object = {}, address = home) =>
  api.post('/send-otp', { phone, ...more }, from(address))
const verify = (phone: string | null, otp: unknown, address = home) =>
  api.post('/verify-otp', { phone, otp }, from(address))
const codeFor = async (phone: string | null, more: object = {}) => {
  const { body, status } = await send(phone, more)
  expect(status).toBe(200)
  return (body.data as { otp: string }).otp
}
const forgot = { forgot_password: 1 }
const readUser = async (id: number) => {
  const [user] = await api.db.select().from(users).where(eq(users.id, id))
  return user
}

describe('a code', () => {
  test('goes by mail, in the language that is asked for, and verifies the account once', async () => {
    const { id, email, phone, token } = await makeShopper(api.db)
    const more = { locale: 'ar', ...from(home) }
    const { body } = await api.post('/send-otp', { phone: email }, more)
    expect(body.data).toEqual({
      email_or_phone: email,
      phone_code: null,
      otp: expect.stringMatching(/^\d{4}$/),
    })
    const { otp } = body.data as { otp: string }
    await expect.poll(() => mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ to: email, subject: expect.stringContaining(otp) })
    expect(mails[0]?.text).toMatch(/\p{Script=Arabic}/u)
    const verified = await verify(email, Number(otp) > 999 ? Number(otp) : otp)
    expect(verified).toMatchObject({ status: 200, body: { data: { token: null } } })
    expect(await readUser(id)).toMatchObject({ emailVerifiedAt: clock.now, phoneVerifiedAt: null })
    const profile = await api.get('/profile', { token })
    expect(profile.body.data).toMatchObject({ user: { account_verified: true } })
    expect((await verify(email, otp)).status).toBe(otpRefusals.expired)
    expect((await verify(phone, otp)).status).toBe(otpRefusals.wrong)
  })

  test('typed with a phone number it goes where settings say', async () => {
    const { id, email, phone } = await makeShopper(api.db)
    await codeFor(phone, { phone_code: '47' })
    await expect.poll(() => mails.map(({ to }) => to)).toEqual([email])
    await setSettings(api.db, { register_otp_type: 'phone' })
    await verify(phone, await codeFor(phone))
    expect(mails).toHaveLength(1)
    expect(await readUser(id)).toMatchObject({ emailVerifiedAt: null, phoneVerifiedAt: clock.now })
  })

  test('is good for ten minutes', async () => {
    const { email } = await makeShopper(api.db)
    const code = await codeFor(email)
    later(9)
    expect((await verify(email, otherThan(code))).status).toBe(otpRefusals.wrong)
    later(2)
    expect((await verify(email, code)).status).toBe(otpRefusals.expired)
    later(24 * 60)
    await sweepCodes(api.deps)
    expect(await api.db.select().from(oneTimeCodes)).toEqual([])
  })

  test('that is followed by another is no longer good', async () => {
    const { email } = await makeShopper(api.db)
    const [first, second] = [await codeFor(email), await codeFor(email)]
    if (first !== second) expect((await verify(email, first)).status).toBe(otpRefusals.wrong)
    expect((await verify(email, second)).status).toBe(200)
  })

  test('takes five wrong tries, also when twenty come at once, over two processes', async () => {
    const { email } = await makeShopper(api.db)
    const code = await codeFor(email)
    const other = createApi({ ...api.deps })
    const tries = await Promise.all(
      Array.from({ length: 20 }, async (_, n) => {
        const app = n % 2 ? other : api.app
        const answer = await app.request('/api/verify-otp', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '127.0.2.1' },
          body: JSON.stringify({ phone: email, otp: otherThan(code) }),
        })
        return answer.status
      }),
    )
    expect(tries.filter((status) => status === otpRefusals.wrong)).toHaveLength(4)
    expect(tries.filter((status) => status === otpRefusals.locked)).toHaveLength(16)
    expect((await verify(email, code)).status).toBe(otpRefusals.locked)
    expect((await verify(email, await codeFor(email))).status).toBe(200)
  })

  test('is taken once by many at once', async () => {
    const { email } = await makeShopper(api.db)
    const code = await codeFor(email, forgot)
    const answers = await Promise.all(Array.from({ length: 4 }, () => verify(email, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await api.db.$count(resetTokens)).toBe(1)
  })

  test('is stored as a hash, for an address that is one too', async () => {
    const { email } = await makeShopper(api.db)
    const code = await codeFor(email)
    const [row] = await api.db.select().from(oneTimeCodes)
    expect(JSON.stringify(row)).not.toContain(email)
    expect(row?.codeHash).toMatch(/^[0-9a-f]{64}$/)
    expect(row?.codeHash).not.toContain(code)
    // Without the shop's secret nobody finds it by trying them all.
    const tried = createHash('sha256').update(`${row?.salt} ${code}`).digest('hex')
    expect(row?.codeHash).not.toBe(tried)
  })
})

describe('limits', () => {
  test('four codes for an account that one address asks for in four hours, eight in all', async () => {
    const { email } = await makeShopper(api.db)
    const requests = []
    for (let n = 0; n < 18; n++)
      requests.push((await send(email, forgot, `127.0.2.${n % 3}`)).status)
    expect(requests.filter((status) => status === 200)).toHaveLength(8)
    expect((await send(email, {}, '127.0.2.9')).status).toBe(200)
    later(4 * 60 + 1)
    for (let n = 0; n < 4; n++) expect((await send(email, forgot)).status).toBe(200)
    expect((await send(email, forgot)).status).toBe(otpRefusals.tooMany)
  })

  test('sixty codes an hour for one client, over all addresses', async () => {
    const all = await Promise.all(
      Array.from({ length: 62 }, (_, n) => send(`nobody${n}@shop.test`, {}, '198.51.100.7')),
    )
    expect(all.filter(({ status }) => status === 200)).toHaveLength(60)
    expect((await send('nobody@shop.test', {}, '198.51.100.8')).status).toBe(200)
  })
})

describe('an address that nobody has', () => {
  test.each([{}, forgot])('is answered like any other: %j', async (more) => {
    await makeShopper(api.db, { email: 'closed@shop.test', isActive: false })
    await makeShopper(api.db, { email: 'known@shop.test' })
    const answers = []
    for (const name of ['known', 'closed', 'unknown']) {
      const { status, body } = await send(`${name}@shop.test`, more)
      const data = body.data as { otp: unknown; email_or_phone: string }
      answers.push({ status, ...body, data: { ...data, otp: 0, email_or_phone: 'same' } })
      expect(data.otp === null).toBe(name !== 'known')
    }
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
    expect(mails.every(({ to }) => to === 'known@shop.test')).toBe(true)
    const names = new Set((await api.db.select().from(oneTimeCodes)).map((row) => row.addressHash))
    expect(names.size).toBe(3)
  })

  test('has no code to guess', async () => {
    await send('unknown@shop.test', forgot)
    const tries = []
    for (let n = 0; n < 6; n++) tries.push((await verify('unknown@shop.test', `000${n}`)).status)
    expect(tries).toEqual([400, 400, 400, 400, 423, 423])
    expect((await verify('never@shop.test', '1234')).status).toBe(otpRefusals.wrong)
  })
})

describe('for who does not sit at the machine of a local shop', () => {
  const far = '198.51.100.7'

  test('a code goes by mail and stands in no answer', async () => {
    const { email } = await makeShopper(api.db)
    const { status, body } = await send(email, {}, far)
    expect([status, body.data]).toEqual([
      200,
      { email_or_phone: email, phone_code: null, otp: null },
    ])
    await expect.poll(() => mails).toHaveLength(1)
    const code = mails[0]?.text.match(/\d{4}/)?.[0]
    expect((await verify(email, code, far)).status).toBe(200)
  })

  test('what could only stand in the log stands nowhere, and it is said that nothing came', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const { email, phone } = await makeShopper(api.db)
    await setSettings(api.db, { register_otp_type: 'phone' })
    expect((await send(phone, {}, far)).status).toBe(503)
    const unmailed = createApi({ ...api.deps, mail: undefined })
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': far }
    const body = JSON.stringify({ phone: email })
    const answer = await unmailed.request('/api/send-otp', { method: 'POST', headers, body })
    expect(answer.status).toBe(503)
    expect(await api.db.$count(oneTimeCodes)).toBe(0)
    expect(log).not.toHaveBeenCalled()
    log.mockRestore()
  })

  test('another site in a browser on the machine is told nothing either', async () => {
    const { email } = await makeShopper(api.db)
    const headers = { 'X-Forwarded-For': '127.0.0.1', Origin: 'https://elsewhere.example' }
    const { body } = await api.post('/send-otp', { phone: email }, { headers })
    expect(body.data).toMatchObject({ otp: null })
  })
})

describe('in production', () => {
  const postman = (over: Partial<Postman> = {}) => {
    if (!api.deps.mail) throw new Error('There is a mailer')
    return { ...api.deps.mail, ...over }
  }
  const open = (mail: TestApi['deps']['mail']) =>
    createApi({ ...api.deps, mail, config: { ...api.deps.config, environment: 'production' } })
  const ask = async (app: ReturnType<typeof createApi>, phone: string | null) => {
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': '127.0.2.1' }
    const body = JSON.stringify({ phone, ...forgot })
    return app.request('/api/send-otp', { method: 'POST', headers, body })
  }

  test('the answer does not carry the code', async () => {
    const { email } = await makeShopper(api.db)
    const answer = await ask(open(api.deps.mail), email)
    expect((await answer.json()).data.otp).toBeNull()
    await expect.poll(() => mails).toHaveLength(1)
  })

  test('a mail server that is down is told to everybody, and counts for nobody', async () => {
    const { email } = await makeShopper(api.db)
    const app = open(postman({ isUp: async () => false }))
    for (const name of [email, 'nobody@shop.test'])
      for (let n = 0; n < 8; n++) {
        const answer = await ask(app, name)
        expect(answer.status).toBe(503)
        expect((await answer.json()).message).toContain('try again')
      }
    expect(await api.db.$count(oneTimeCodes)).toBe(0)
    expect((await ask(open(postman()), email)).status).toBe(200)
  })

  test('nobody is promised a text message: there is no service for them', async () => {
    const { email, phone } = await makeShopper(api.db)
    await setSettings(api.db, { forgot_otp_type: 'phone' })
    for (const name of [phone, '799999999'])
      expect((await ask(open(postman()), name)).status).toBe(503)
    expect((await ask(open(postman()), email)).status).toBe(200)
  })

  test('without a mail server no code is made', async () => {
    const { email } = await makeShopper(api.db)
    const log = postman({ isOutgoing: false })
    expect((await ask(open(log), email)).status).toBe(503)
    expect(await api.db.$count(oneTimeCodes)).toBe(0)
  })
})

describe('a new password', () => {
  const reset = (token: unknown, password = 'another1', confirmation = password) =>
    api.post('/reset-password', { token, password, password_confirmation: confirmation })
  const tokenFor = async (phone: string | null) => {
    const { body } = await verify(phone, await codeFor(phone, forgot))
    return (body.data as { token: string }).token
  }

  test('is set once, ends every session, and proves the e-mail', async () => {
    const { id, email, phone, token: session } = await makeShopper(api.db)
    for (let n = 0; n < 11; n++) await api.post('/login', { phone: email, password: 'wrong' })
    const token = await tokenFor(email)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect((await reset(token)).body).toEqual({ message: 'Password reset successfully' })
    expect((await api.get('/profile', { token: session })).status).toBe(401)
    expect(await api.db.select().from(accessTokens)).toMatchObject([{ revokedAt: clock.now }])
    expect((await api.post('/login', { phone, password: 'secret1' })).status).toBe(400)
    expect((await api.post('/login', { phone: email, password: 'another1' })).status).toBe(200)
    expect(await readUser(id)).toMatchObject({ emailVerifiedAt: clock.now })
    expect((await reset(token, 'third11')).status).toBe(422)
    expect(JSON.stringify(await api.db.select().from(resetTokens))).not.toContain(token)
  })

  test('unties logins by providers: a stranger may have tied theirs first', async () => {
    const { id, email } = await makeShopper(api.db)
    await api.db
      .insert(socialAccounts)
      .values({ provider: 'google', subject: 'stranger', userId: id })
    expect((await reset(await tokenFor(email))).status).toBe(200)
    expect(await api.db.select().from(socialAccounts)).toEqual([])
  })

  test('needs a token that is not over, and the same password twice', async () => {
    const { email } = await makeShopper(api.db)
    const token = await tokenFor(email)
    const differs = await reset(token, 'another1', 'another2')
    expect(differs).toMatchObject({
      status: 422,
      body: { errors: { password_confirmation: ['Confirm Password does not match.'] } },
    })
    expect((await reset(token, 'short')).body.errors).toHaveProperty('password')
    expect((await reset('x'.repeat(43))).status).toBe(422)
    later(16)
    const over = await reset(token)
    expect(over.status).toBe(422)
    expect(over.body.errors).toBeUndefined()
    await sweepResets(api.deps)
    expect(await api.db.$count(resetTokens)).toBe(0)
  })

  test('is set once by many at once', async () => {
    const { email } = await makeShopper(api.db)
    const token = await tokenFor(email)
    const answers = await Promise.all(
      ['first11', 'second1', 'third11'].map((password) => reset(token, password)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})
