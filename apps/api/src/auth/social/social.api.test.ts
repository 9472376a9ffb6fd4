import { generateKeyPairSync, sign } from 'node:crypto'
import * as calls from '@shop/contract'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createApi } from '../../app.ts'
import { emptyDatabase, makeShopper } from '../../orders/testing.ts'
import { openTestApi, type TestApi, testNow } from '../../testing/index.ts'
import { socialAccounts, users } from '../tables.ts'

let now = testNow
let api: TestApi
/** What providers answer, by a part of the address; and what they were asked. */
const answers = new Map<string, () => Response>()
const requests: { url: string; body: string; redirect: string | undefined }[] = []
const provider: typeof fetch = async (input, init) => {
  const url = String(input)
  requests.push({ url, body: String(init?.body ?? ''), redirect: init?.redirect })
  for (const [part, answer] of answers) if (url.includes(part)) return answer()
  throw new TypeError('fetch failed')
}
const social = {
  google: { clientId: 'google-id', clientSecret: 'google-secret' },
  facebook: { clientId: 'facebook-id', clientSecret: 'facebook-secret' },
  apple: { clientId: 'apple-id', redirectUrl: 'https://shop.test/' },
}
const nobody = { google: null, facebook: null, apple: null }

beforeAll(async () => {
  api = await openTestApi({
    now: () => now,
    fetch: provider,
    config: { social, trustedProxies: 1 },
  })
})
afterAll(() => api.close())
beforeEach(async () => {
  now = testNow
  answers.clear()
  requests.length = 0
  await emptyDatabase(api.db)
})

const login = (name: string, code: unknown, data: object | null = null) =>
  api.post(`/auth/${name}/token`, { code, data })
const seconds = (at: Date) => Math.floor(at.getTime() / 1000)
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const userOf = (body: { data?: unknown }) => v.parse(calls.socialLogin.data, body.data).user

describe('google', () => {
  const claims = {
    iss: 'https://accounts.google.com',
    aud: 'google-id',
    exp: seconds(testNow) + 600,
    sub: '1001',
    email: 'Ada@shop.test',
    email_verified: true,
    name: 'Ada Lovelace',
  }
  const says = (over: object = {}) =>
    answers.set('oauth2.googleapis.com/token', () =>
      Response.json({
        id_token: `${encode({ alg: 'RS256' })}.${encode({ ...claims, ...over })}.x`,
      }),
    )

  test('the first login makes an account, the next ones find it, whatever its e-mail is then', async () => {
    says()
    const { status, body } = await login('google', 'the-code')
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.message).toBe('Login Successful')
    expect(userOf(body)).toMatchObject({
      name: 'Ada Lovelace',
      email: 'Ada@shop.test',
      account_verified: true,
    })
    expect(Object.fromEntries(new URLSearchParams(requests[0]?.body))).toEqual({
      code: 'the-code',
      client_id: 'google-id',
      client_secret: 'google-secret',
      redirect_uri: 'postmessage',
      grant_type: 'authorization_code',
    })
    const { access } = v.parse(calls.socialLogin.data, body.data)
    expect((await api.get('/profile', { token: access.token })).status).toBe(200)
    says({ email: 'other@shop.test' })
    expect(userOf((await login('google', 'again')).body).id).toBe(userOf(body).id)
    expect(await api.db.$count(users)).toBe(1)
  })

  test('leads nobody elsewhere: the secret goes to Google alone', async () => {
    says()
    await login('google', 'code')
    expect(requests.map(({ redirect }) => redirect)).toEqual(['error'])
  })

  test('two first logins at once make one account', async () => {
    says()
    const all = await Promise.all([1, 2, 3].map((n) => login('google', `code-${n}`)))
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(all.map(({ body }) => userOf(body).id)).size).toBe(1)
    expect(await api.db.$count(users)).toBe(1)
  })

  test('joins the account with the same e-mail when that was proven, and no other', async () => {
    const { id } = await makeShopper(api.db, { email: 'ada@shop.test', emailVerifiedAt: testNow })
    says()
    expect(userOf((await login('google', 'code')).body).id).toBe(id)
    await emptyDatabase(api.db)
    await makeShopper(api.db, { email: 'ada@shop.test' })
    const refused = await login('google', 'code')
    expect(refused.status).toBe(400)
    expect(refused.body.message).toMatch(/^This e-mail has an account already/)
    expect(await api.db.$count(socialAccounts)).toBe(0)
  })

  test.each([
    ['of another app', { aud: 'other' }],
    ['of another issuer', { iss: 'https://evil.test' }],
    ['that is over', { exp: seconds(testNow) - 1 }],
    ['without a name for the account', { sub: '' }],
  ])('a token %s lets nobody in', async (_, over) => {
    says(over)
    expect((await login('google', 'code')).status).toBe(400)
    expect(await api.db.$count(users)).toBe(0)
  })

  test('an e-mail that Google has not checked is not taken', async () => {
    says({ email_verified: false })
    expect(userOf((await login('google', 'code')).body)).toMatchObject({
      email: null,
      account_verified: false,
    })
  })

  test('what is no address is no e-mail of the account', async () => {
    says({ email: 'Ada <ada@shop.test>' })
    expect(userOf((await login('google', 'code')).body)).toMatchObject({ email: null })
  })

  test.each([
    ['refuses the code', () => Response.json({ error: 'invalid_grant' }, { status: 400 }), 400],
    ['answers nonsense', () => new Response('<html>'), 503],
    ['has a fault', () => new Response('', { status: 500 }), 503],
    ['gives no token', () => Response.json({}), 400],
    ['gives half a token', () => Response.json({ id_token: 'a.b' }), 400],
    ['gives a broken token', () => Response.json({ id_token: 'a.b.c' }), 400],
  ])('Google %s', async (_, answer, status) => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    answers.set('oauth2.googleapis.com/token', answer)
    const refused = await login('google', 'code')
    expect(refused.status).toBe(status)
    expect(refused.body.message).toBeTruthy()
    expect(refused.text).not.toContain('secret')
    log.mockRestore()
  })

  test('an account that was closed stays closed', async () => {
    says()
    await login('google', 'code')
    await api.db.update(users).set({ isActive: false })
    expect(await login('google', 'code')).toMatchObject({
      status: 400,
      body: { message: 'This account is closed.' },
    })
  })
})

describe('facebook', () => {
  const says = (inspected: object, user: object) => {
    answers.set('/debug_token', () => Response.json({ data: inspected }))
    answers.set('/me?', () => Response.json(user))
  }
  const good = { is_valid: true, app_id: 'facebook-id' }

  test('a token of this app signs in; without an e-mail too', async () => {
    says(good, { id: '77', name: 'Omar' })
    const { body } = await login('facebook', 'access-token')
    expect(userOf(body)).toMatchObject({ name: 'Omar', email: null })
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([
      '/v20.0/debug_token',
      '/v20.0/me',
    ])
    expect(userOf((await login('facebook', 'access-token')).body).id).toBe(userOf(body).id)
  })

  test.each([
    ['of another app', { is_valid: true, app_id: 'other' }],
    ['that is over', { is_valid: false, app_id: 'facebook-id' }],
    ['that it does not know', {}],
  ])('a token %s lets nobody in', async (_, inspected) => {
    says(inspected, { id: '77', name: 'Omar' })
    expect((await login('facebook', 'access-token')).status).toBe(400)
  })
})

describe('apple', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const claims = {
    iss: 'https://appleid.apple.com',
    aud: 'apple-id',
    exp: seconds(testNow) + 600,
    sub: 'apple.1',
    email: 'relay@shop.test',
    email_verified: 'true',
  }
  const tokenOf = (over: object = {}, header: object = { kid: 'k1', alg: 'RS256' }) => {
    const signed = `${encode(header)}.${encode({ ...claims, ...over })}`
    return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), privateKey).toString('base64url')}`
  }
  beforeEach(() => {
    const key = { ...publicKey.export({ format: 'jwk' }), kid: 'k1' }
    answers.set('appleid.apple.com/auth/keys', () => Response.json({ keys: [key] }))
  })

  test('a signed token signs in, with the name that only the client was told', async () => {
    const { body } = await login('apple', '1122', {
      ...claims,
      name: 'Ines',
      id_token: tokenOf(),
    })
    expect(userOf(body)).toMatchObject({ name: 'Ines', email: 'relay@shop.test' })
  })

  test('a token signs in once, also when it comes twice at once', async () => {
    const again = () => login('apple', '1122', { id_token: tokenOf() })
    const both = await Promise.all([again(), again()])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    expect((await again()).status).toBe(400)
    const next = await login('apple', '1122', { id_token: tokenOf({ iat: 2 }) })
    expect(next.status).toBe(200)
  })

  test.each([
    ['only the decoded token', claims],
    [
      'a token that says something else than was signed',
      {
        id_token: tokenOf().replace(/\.[^.]+\./, `.${encode({ ...claims, sub: 'apple.2' })}.`),
      },
    ],
    ['a token without a signature', { id_token: tokenOf({}, { kid: 'k1', alg: 'none' }) }],
    ['a token by an unknown key', { id_token: tokenOf({}, { kid: 'k2', alg: 'RS256' }) }],
    ['a token of another app', { id_token: tokenOf({ aud: 'other' }) }],
    ['a token that is over', { id_token: tokenOf({ exp: seconds(testNow) - 1 }) }],
    ['nothing', null],
  ])('%s lets nobody in', async (_, data) => {
    expect((await login('apple', '1122', data)).status).toBe(400)
    expect(await api.db.$count(users)).toBe(0)
  })
})

describe('the stand-in', () => {
  const person = { sub: 'robin@shop.test', email: 'robin@shop.test', name: 'Robin' }
  const open = (over: Partial<TestApi['deps']['config']>, from: object = {}) => {
    const app = createApi({ ...api.deps, config: { ...api.deps.config, ...over } })
    return (path: string, body?: object) =>
      app.request(`http://shop.test/api${path}`, {
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '127.0.0.1', ...from },
      })
  }

  test('signs in by all three while they are not set up, in a local shop', async () => {
    const ask = open({ social: nobody })
    const code = `development.${encode(person)}`
    for (const name of ['google', 'facebook']) {
      const answer = await ask(`/auth/${name}/token`, { code })
      expect(userOf(await answer.json())).toMatchObject({ name: 'Robin', email: person.email })
    }
    const apple = await ask('/auth/apple/token', { code: '1122', data: person })
    expect(apple.status).toBe(200)
    expect(await api.db.$count(users)).toBe(1)
    for (const wrong of ['development.', 'development.x', '1122', 'x'])
      expect((await ask('/auth/google/token', { code: wrong })).status).toBe(400)
    const { data } = await (await ask('/master')).json()
    expect(data.social_auths.google).toEqual({
      name: 'google',
      client_id: 'development',
      is_active: true,
      redirect_url: null,
    })
  })

  test.each([
    [{ 'X-Forwarded-For': '192.0.2.1' }],
    [{ Origin: 'https://elsewhere.example' }],
    [{ Origin: 'null' }],
  ])('is there for nobody who comes with %j', async (from) => {
    const ask = open({ social: nobody }, from)
    const refused = await ask('/auth/google/token', { code: `development.${encode(person)}` })
    expect(refused.status).toBe(400)
    expect((await ask('/auth/google/development')).status).toBe(404)
    expect(await api.db.$count(users)).toBe(0)
  })

  test('has a page that runs its own script and no other', async () => {
    const page = await open({ social: nobody })('/auth/google/development')
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('data-provider="google"')
    expect(page.headers.get('Content-Security-Policy')).toMatch(/script-src 'sha256-[\w+/=]+';/)
    expect(page.headers.get('Cross-Origin-Opener-Policy')).toBe('unsafe-none')
    expect((await open({ social: nobody })('/auth/myspace/development')).status).toBe(404)
  })

  test.each([
    ['a provider that is set up', { social }],
    ['a shop in production', { social: nobody, environment: 'production' as const }],
  ])('is not there for %s', async (_, over) => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const ask = open(over)
    const google = await ask('/auth/google/token', { code: `development.${encode(person)}` })
    expect(google.status).toBeGreaterThanOrEqual(400)
    expect((await ask('/auth/apple/token', { code: '1122', data: person })).status).toBe(400)
    expect((await ask('/auth/google/development')).status).toBe(404)
    const { data } = await (await ask('/master')).json()
    expect(JSON.stringify(data.social_auths)).not.toContain('development')
    expect(await api.db.$count(users)).toBe(0)
    log.mockRestore()
  })
})

test('a provider that nobody knows is a 400; too many logins are a 429', async () => {
  expect((await login('myspace', 'code')).status).toBe(400)
  const answers = await Promise.all(
    Array.from({ length: 52 }, () =>
      api.post(
        '/auth/apple/token',
        { code: '1122' },
        { headers: { 'X-Forwarded-For': '192.0.2.9' } },
      ),
    ),
  )
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
})

test('settings tell no secret', async () => {
  const { text, body } = await api.get('/master')
  expect(text).not.toContain('secret')
  expect(body.data).toMatchObject({
    social_auths: { apple: { client_id: 'apple-id', redirect_url: 'https://shop.test/' } },
  })
})
