import * as calls from '@shop/contract'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { translate } from '../http/index.ts'
import { count } from '../limits/limit.ts'
import { emptyDatabase, makeShopper, setSettings } from '../orders/testing.ts'
import { countries } from '../settings/tables.ts'
import { openTestApi, type TestApi, testNow } from '../testing/index.ts'
import { hashPassword, isOutdated } from './password.ts'
import { login as signInByPassword } from './service.ts'
import { accessTokens, users } from './tables.ts'

let now = testNow
let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ now: () => now, config: { trustedProxies: 1 } })
})
afterAll(() => api.close())
beforeEach(async () => {
  now = testNow
  await emptyDatabase(api.db)
  await api.db.insert(countries).values({ name: 'Norway', phoneCode: '47' })
})

const advance = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}
const login = (phone: unknown, password: unknown, from = '192.0.2.1') =>
  api.post('/login', { phone, password }, { headers: { 'X-Forwarded-For': from } })

describe('login', () => {
  test('by phone or by e-mail, capitals or not, answers who and a token that works', async () => {
    const shopper = await makeShopper(api.db, { email: 'Ada@Shop.test', phone: '712345678' })
    for (const name of ['712345678', 'ada@shop.TEST']) {
      const { status, body } = await login(name, 'secret1')
      expect(status).toBe(200)
      const { access, user } = v.parse(calls.login.data, body.data)
      expect(body.data).toMatchObject({ user, access })
      expect(access).toMatchObject({ auth_type: 'Bearer', expires_at: '2030-02-14 12:00:00' })
      const profile = await api.get('/profile', { token: access.token })
      expect(profile.body.data).toMatchObject({ user: { id: shopper.id, email: 'Ada@Shop.test' } })
    }
  })

  test('a password that was changed while it was checked opens nothing any more', async () => {
    const { id } = await makeShopper(api.db)
    const [stale] = await api.db.select().from(users).where(eq(users.id, id))
    if (!stale) throw new Error('No such account')
    const passwordHash = await hashPassword('another-secret')
    await api.db.update(users).set({ passwordHash }).where(eq(users.id, id))
    const before = await api.db.$count(accessTokens)
    expect(await signInByPassword(api.deps, stale, 'secret1')).toBeNull()
    expect(await api.db.$count(accessTokens)).toBe(before)
    const [after] = await api.db.select().from(users).where(eq(users.id, id))
    expect(after?.passwordHash).toBe(passwordHash)
  })

  test('a wrong pair is a 400 with a message only, the same for every reason', async () => {
    const { phone } = await makeShopper(api.db)
    const { phone: closed } = await makeShopper(api.db, { isActive: false })
    const { phone: seller } = await makeShopper(api.db, { role: 'shop' })
    const answers = [
      await login(phone, 'wrong'),
      await login('799999999', 'secret1'),
      await login(closed, 'secret1'),
      await login(seller, 'secret1'),
    ]
    for (const { status, body } of answers) {
      expect(status).toBe(400)
      expect(body).toEqual({ message: 'The phone, e-mail or password is wrong.' })
    }
  })

  test('empty fields are told field by field', async () => {
    const { status, body } = await login('', '')
    expect(status).toBe(422)
    expect(Object.keys(body.errors ?? {}).sort()).toEqual(['password', 'phone'])
  })

  test('an old hash is renewed at the cost of today', async () => {
    const { id, phone } = await makeShopper(api.db)
    await login(phone, 'secret1')
    const [user] = await api.db.select().from(users).where(eq(users.id, id))
    expect(isOutdated(user?.passwordHash ?? '')).toBe(false)
    expect((await login(phone, 'secret1')).status).toBe(200)
  })

  test('an address takes 50 wrong tries over all accounts; right ones are not counted', async () => {
    const { phone } = await makeShopper(api.db)
    // Hashing is slow on purpose: most of the wrong tries are put into the counter.
    await count(api.deps, 'login-from:198.51.100.7', 900, 48)
    for (let n = 0; n < 3; n++)
      expect((await login(phone, 'secret1', '198.51.100.7')).status).toBe(200)
    for (const name of ['nobody1', 'nobody2'])
      expect((await login(name, 'x', '198.51.100.7')).status).toBe(400)
    expect((await login(phone, 'secret1', '198.51.100.7')).status).toBe(429)
    expect((await login(phone, 'secret1', '198.51.100.8')).status).toBe(200)
  })

  test('a success frees the account', async () => {
    const { phone } = await makeShopper(api.db)
    for (let n = 0; n < 9; n++) await login(phone, 'wrong')
    expect((await login(phone, 'secret1')).status).toBe(200)
    expect((await login(phone, 'wrong')).status).toBe(400)
  })
})

describe('sessions', () => {
  test.each(['GET', 'POST'])('%s /logout revokes this token and no other', async (method) => {
    const { phone, token } = await makeShopper(api.db)
    const { access } = v.parse(calls.login.data, (await login(phone, 'secret1')).body.data)
    const answer = await api.send(method, '/logout', { token })
    expect(answer.body).toEqual({ message: 'Logout successfully' })
    expect((await api.get('/profile', { token })).status).toBe(401)
    expect((await api.get('/profile', { token: access.token })).status).toBe(200)
    expect((await api.send(method, '/logout', { token })).status).toBe(401)
  })

  test('a token ends after 30 days, and with the account', async () => {
    const one = await makeShopper(api.db)
    advance(30 * 24 * 60 - 1)
    expect((await api.get('/profile', { token: one.token })).status).toBe(200)
    advance(2)
    expect((await api.get('/profile', { token: one.token })).status).toBe(401)
    now = testNow
    await api.db.update(users).set({ isActive: false }).where(eq(users.id, one.id))
    expect((await api.get('/profile', { token: one.token })).status).toBe(401)
  })

  test('tokens are stored hashed', async () => {
    const { token } = await makeShopper(api.db)
    const [row] = await api.db.select().from(accessTokens)
    expect(row?.tokenHash).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(row)).not.toContain(token)
  })

  test('the token of somebody who is no customer is a 403', async () => {
    const { token } = await makeShopper(api.db, { role: 'shop' })
    expect((await api.get('/profile', { token })).status).toBe(403)
  })
})

describe('registration', () => {
  const form = {
    name: 'Ada',
    email: 'ada@shop.test',
    phone: '712345678',
    password: 'secret1',
    country: 'Norway',
    phone_code: '47',
  }
  const register = (over: object) => api.post('/registration', { ...form, ...over })
  const allOfThem = ['country', 'email', 'password', 'phone']

  test('signs in at once', async () => {
    const { status, body } = await register({})
    expect(status).toBe(200)
    const data = v.parse(calls.register.data, body.data)
    expect(body.data).toMatchObject(data)
    expect(data.user).toMatchObject({
      country: 'Norway',
      phone_code: '47',
      account_verified: false,
    })
    expect((await api.get('/profile', { token: data.access.token })).status).toBe(200)
    expect((await login('ada@shop.test', 'secret1')).status).toBe(200)
  })

  test.each([
    [{ country: '' }, ['country']],
    [{ country: 'Atlantis' }, ['country']],
    [{ email: null }, ['email']],
    [{ email: 'ada@' }, ['email']],
    [{ email: '<ada@shop.test>' }, ['email']],
    [{ email: 'ada(it is me)@shop.test' }, ['email']],
    [{ email: 'ada@shop.test,eve@shop.test' }, ['email']],
    [{ phone: null }, ['phone']],
    [{ phone: '12345678' }, ['phone']],
    [{ phone: '7'.repeat(16) }, []],
    [{ phone: '71234567a' }, ['phone']],
    [{ password: '12345' }, ['password']],
    [{ country: 'Atlantis', email: 'x', phone: 'y' }, ['country', 'email', 'phone']],
    [{ name: '', email: 'x', password: '1' }, ['email', 'name', 'password']],
    [{ country: '', email: null, phone: null, password: '' }, allOfThem],
    [
      { name: 7, country: ['Norway'], email: {}, phone: 9, password: [] },
      [...allOfThem, 'name'].sort(),
    ],
  ])('%j blames %j', async (over, fields) => {
    const { status, body } = await register(over)
    expect(status).toBe(fields.length === 0 ? 200 : 422)
    expect(Object.keys(body.errors ?? {}).sort()).toEqual(fields)
  })

  test('phone and e-mail belong to one account, also when two forms come at once', async () => {
    const answers = await Promise.all([register({}), register({}), register({})])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    for (const { status, body } of answers)
      if (status === 422) expect(Object.keys(body.errors ?? {})).not.toHaveLength(0)
    const taken = await register({ phone: '798765432', email: 'ADA@shop.test' })
    expect(taken.body.errors).toEqual({ email: ['The email has already been taken'] })
    expect(await api.db.$count(users)).toBe(1)
  })

  test('what is taken is told together with what is wrong, at the price of a try', async () => {
    await register({})
    const { body } = await register({ email: 'b@', password: '1' })
    expect(body.errors).toEqual({
      email: ['The email must be a valid email address'],
      password: ['The password field must be at least 6 characters.'],
      phone: ['The phone has already been taken'],
    })
    // Whoever asks so for taken numbers asks no cheaper than by whole forms.
    const from = { headers: { 'X-Forwarded-For': '198.51.100.9' } }
    await count(api.deps, 'register-from:3600:198.51.100.9', 3600, 30)
    expect((await api.post('/registration', { ...form, password: '1' }, from)).status).toBe(429)
  })

  test('an e-mail is one address however it is written', async () => {
    const { body } = await register({ email: ' Ａda@Bücher.EXAMPLE ' })
    expect(body.data).toMatchObject({ user: { email: 'Ada@xn--bcher-kva.example' } })
    const again = { phone: '798765432', email: 'ada@xn--BCHER-kva.example' }
    expect((await register(again)).body.errors).toHaveProperty('email')
    expect((await login('ADA@bücher.example', 'secret1')).status).toBe(200)
  })

  test('field errors are in the language that is asked for, where it has the sentence', async () => {
    const arabic = await api.post(
      '/registration',
      { ...form, phone: '123', country: 'Atlantis' },
      { locale: 'ar' },
    )
    expect(arabic.body.errors?.country?.[0]).toBe(
      translate('ar', 'The selected country is not valid'),
    )
    expect(arabic.body.errors?.country?.[0]).toMatch(/\p{Script=Arabic}/u)
    expect((await register({ phone: '123' })).body.errors).toEqual({
      phone: ['The phone must have between 9 and 16 digits'],
    })
  })

  test('settings say whether a phone is needed and how long it is', async () => {
    await setSettings(api.db, { phone_required: false, phone_min_length: 4, phone_max_length: 5 })
    expect((await register({ phone: null })).status).toBe(200)
    expect((await register({ email: 'b@shop.test', phone: '123456' })).status).toBe(422)
    expect((await register({ email: 'b@shop.test', phone: '12345' })).status).toBe(200)
  })
})
