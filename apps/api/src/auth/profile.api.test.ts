import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as calls from '@shop/contract'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { internal } from '../limits/address.ts'
import type { Mail } from '../mail/mailer.ts'
import { createMediaStore } from '../media/index.ts'
import { emptyDatabase, makeShopper } from '../orders/testing.ts'
import { countries } from '../settings/tables.ts'
import { mailerTo, openTestApi, type TestApi, testNow } from '../testing/index.ts'
import { accessTokens, oneTimeCodes, resetTokens, users } from './tables.ts'
import { newToken } from './token.ts'

let dir = ''
const mails: Mail[] = []
let api: TestApi
let shopper: Awaited<ReturnType<typeof makeShopper>>
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'profile-'))
  api = await openTestApi({
    media: createMediaStore({ dir }),
    config: { publicUrl: 'https://shop.test' },
    mailer: mailerTo(mails),
  })
})
afterAll(async () => {
  await api.close()
  await rm(dir, { recursive: true, force: true })
})
beforeEach(async () => {
  mails.length = 0
  await emptyDatabase(api.db)
  await api.db.insert(countries).values({ name: 'Norway', phoneCode: '47' })
  shopper = await makeShopper(api.db, { phoneVerifiedAt: testNow, emailVerifiedAt: testNow })
})

const rowOf = async (id: number) => {
  const [row] = await api.db.select().from(users).where(eq(users.id, id))
  if (!row) throw new Error('No such account')
  return row
}
/** One more session of the shopper, on another device. */
const openSession = async () => {
  const { token, hash, expiresAt } = newToken(testNow)
  await api.db.insert(accessTokens).values({ userId: shopper.id, tokenHash: hash, expiresAt })
  return token
}
const statusWith = async (token: string) => (await api.get('/profile', { token })).status
const profile = (over: object = {}) => ({
  name: 'Ada Lovelace',
  phone: shopper.phone ?? '',
  email: shopper.email ?? '',
  ...over,
})

describe('profile', () => {
  const send = async (over: object = {}, token = shopper.token) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(profile(over))) form.append(name, value)
    const response = await api.app.request(
      'http://shop.test/api/update-profile',
      { method: 'POST', headers: { Authorization: `Bearer ${token}` }, body: form },
      { clientAddress: internal },
    )
    return { status: response.status, body: await response.json() }
  }
  const photo = async (width: number, height: number) =>
    new File(
      [
        Uint8Array.from(
          await sharp({ create: { width, height, channels: 3, background: '#39c' } })
            .png()
            .toBuffer(),
        ),
      ],
      '../../me.html',
    )
  const stored = async () =>
    (await readdir(dir, { recursive: true })).filter((name) => name.endsWith('.webp'))

  test('takes the place of what was there, and answers who it is now', async () => {
    const { status, body } = await send({
      gender: 'female',
      date_of_birth: '1994-03-21',
      country: 'Norway',
      phone_code: '47',
    })
    expect(status).toBe(200)
    expect(body.message).toBe('Profile updated successfully')
    const { user } = v.parse(calls.updateProfile.data, body.data)
    expect(body.data.user).toEqual(user)
    expect(user).toMatchObject({
      id: shopper.id,
      name: 'Ada Lovelace',
      gender: 'female',
      date_of_birth: '1994-03-21',
      country: 'Norway',
      phone_verified: true,
      email_verified: true,
    })
    await send({ gender: '' })
    expect(await rowOf(shopper.id)).toMatchObject({ gender: null, dateOfBirth: null })
  })

  test('a photo is cut square and kept; the one before it is gone', async () => {
    const first = await send({ profile_photo: await photo(900, 700) })
    expect(first.status).toBe(200)
    const [name = ''] = await stored()
    expect(await sharp(join(dir, name)).metadata()).toMatchObject({ width: 640, height: 640 })
    const second = await send({ profile_photo: await photo(700, 900) })
    expect(second.body.data.user.profile_photo).not.toBe(first.body.data.user.profile_photo)
    expect(await stored()).toHaveLength(1)
    const third = await send()
    expect(third.body.data.user.profile_photo).toBe(second.body.data.user.profile_photo)
  })

  test('what is no picture is refused at its field, and nothing changes', async () => {
    const before = await stored()
    for (const text of [
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      '<script>1</script>',
      'GIF89a',
    ])
      expect(await send({ profile_photo: new File([text], 'me.png') })).toMatchObject({
        status: 422,
        body: { errors: { profile_photo: [expect.stringContaining('picture')] } },
      })
    const large = new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'me.png')
    expect((await send({ profile_photo: large })).status).toBe(422)
    expect((await rowOf(shopper.id)).name).not.toBe('Ada Lovelace')
    expect(await stored()).toEqual(before)
  })

  test.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(256) }, 'name'],
    [{ phone: '' }, 'phone'],
    [{ phone: '+47 123' }, 'phone'],
    [{ phone: '123' }, 'phone'],
    [{ email: 'nobody' }, 'email'],
    [{ email: '"Ada" <ada@shop.test>' }, 'email'],
    [{ email: '' }, 'email'],
    [{ gender: 'castle' }, 'gender'],
    [{ date_of_birth: '2023-02-30' }, 'date_of_birth'],
    [{ date_of_birth: '2030-01-16' }, 'date_of_birth'],
    [{ date_of_birth: '1800-01-01' }, 'date_of_birth'],
    [{ date_of_birth: 'yesterday' }, 'date_of_birth'],
    [{ country: 'Atlantis' }, 'country'],
    [{ phone_code: '123456789' }, 'phone_code'],
  ])('%j is refused at its field', async (over, field) => {
    const { status, body } = await send(over)
    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toEqual([field])
  })

  test('hostile names are stored as text', async () => {
    const name = '<img src=x onerror=alert(1)> \u202e👩‍👩‍👧 "; drop table users; --'
    expect((await send({ name: `${name}\0` })).body.data.user.name).toBe(name)
  })

  test('an e-mail or phone of somebody else is taken, also for two at once', async () => {
    const other = await makeShopper(api.db)
    const taken = await send({ phone: other.phone ?? '', email: other.email?.toUpperCase() })
    expect(taken.body.errors).toEqual({
      phone: ['The phone has already been taken'],
      email: ['The email has already been taken'],
    })
    const change = { email: 'wanted@shop.test', current_password: 'secret1' }
    const answers = await Promise.all([
      send(change),
      send({ ...change, phone: other.phone ?? '' }, other.token),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  const moved = { email: 'new@shop.test', current_password: 'secret1' }

  test('a new e-mail is not proven, and codes to the old one open nothing', async () => {
    await api.db.insert(oneTimeCodes).values({
      addressHash: 'old',
      askerHash: 'asker',
      userId: shopper.id,
      purpose: 'reset',
      channel: 'email',
      salt: 'salt',
      codeHash: 'hash',
      expiresAt: testNow,
    })
    await send()
    expect(await api.db.$count(oneTimeCodes)).toBe(1)
    const { body } = await send(moved)
    expect(body.data.user).toMatchObject({ email_verified: false, phone_verified: true })
    expect(await api.db.$count(oneTimeCodes)).toBe(0)
  })

  test.each([
    { email: 'new@shop.test' },
    { phone: '799999999' },
    { phone: '799999999', email: 'new@shop.test' },
  ])('%j needs the password, which is asked for as a field', async (over) => {
    const answer = await send(over)
    expect(answer).toMatchObject({
      status: 422,
      body: {
        errors: { current_password: [expect.stringMatching(/^Enter your current password/)] },
      },
    })
    const wrong = await send({ ...over, current_password: 'secret2' })
    expect(wrong).toMatchObject({
      status: 422,
      body: { errors: { current_password: ['The current password is wrong.'] } },
    })
    expect((await rowOf(shopper.id)).email).toBe(shopper.email)
    expect((await send({ ...over, current_password: 'secret1' })).body.data.user).toMatchObject(
      over,
    )
  })

  test('another dial code is another phone; the first one is none', async () => {
    expect((await send({ phone_code: '47' })).status).toBe(200)
    expect((await send({ phone_code: '+47' })).status).toBe(200)
    expect((await send({ phone_code: '46' })).body.errors).toHaveProperty('current_password')
  })

  test('the same e-mail in other letters needs nothing', async () => {
    const { status, body } = await send({ email: ` ${shopper.email?.toUpperCase()} ` })
    expect(status).toBe(200)
    expect(body.data.user.email_verified).toBe(true)
  })

  test('whoever has stolen a token does not guess for long; the owner’s own session goes on', async () => {
    const thief = await openSession()
    for (let round = 0; round < 10; round++)
      expect((await send({ ...moved, current_password: `${round}` }, thief)).status).toBe(422)
    expect((await send(moved, thief)).status).toBe(429)
    expect((await send(moved)).status).toBe(200)
  })

  test('other sessions end, this one stays, and both addresses are told', async () => {
    const away = { email: 'away@shop.test', phone: '799999999', current_password: 'secret1' }
    const toldTo = (address: string | null) => mails.filter(({ to }) => to === address)
    const other = await openSession()
    await send(away)
    expect(await statusWith(shopper.token)).toBe(200)
    expect(await statusWith(other)).toBe(401)
    await expect
      .poll(() => [away.email, shopper.email].map((to) => toldTo(to).length))
      .toEqual([1, 1])
    const [told] = toldTo(shopper.email)
    expect(told?.text).toMatch(/^The e-mail address .*\n\nThe phone number .*\n\nIf it was not you/)
    expect(told?.text).toContain('https://shop.test/contact-us')
    // Whoever reads the old mailbox need not know the new one.
    expect(told?.text).not.toContain(away.email)
    const another = await openSession()
    await send({ ...away, name: 'Ada' })
    expect(await statusWith(another)).toBe(200)
    await send({ ...away, phone: '788888888' })
    await expect.poll(() => toldTo(away.email)).toHaveLength(2)
    expect(toldTo(shopper.email)).toHaveLength(1)
  })

  test('an account without a password proves itself by a login just now', async () => {
    const social = await makeShopper(api.db, { passwordHash: null, emailVerifiedAt: testNow })
    const form = { phone: social.phone ?? '', email: 'new@shop.test' }
    const at = (minutes: number) => new Date(testNow.getTime() - minutes * 60_000)
    const logIn = (minutes: number) =>
      api.db
        .update(accessTokens)
        .set({ createdAt: at(minutes) })
        .where(eq(accessTokens.userId, social.id))
    await logIn(11)
    const { status, body } = await send(form, social.token)
    expect(status).toBe(422)
    expect(body).toEqual({ message: 'Log in again to change your email or phone number.' })
    await logIn(9)
    expect((await send(form, social.token)).status).toBe(200)
  })

  test('an account that came without an e-mail keeps none', async () => {
    const social = await makeShopper(api.db, { email: null })
    expect((await send({ phone: social.phone ?? '', email: '' }, social.token)).status).toBe(200)
  })

  test('nobody changes an account but its owner, nor too often', async () => {
    expect((await send({}, 'nobody')).status).toBe(401)
    const answers: number[] = []
    for (let round = 0; round < 31; round++) answers.push((await send()).status)
    expect(answers.filter((status) => status === 200)).toHaveLength(30)
    expect(answers.at(-1)).toBe(429)
  })
})

describe('password', () => {
  const change = (over: object = {}, token = shopper.token) =>
    api.post(
      '/change-password',
      {
        current_password: 'secret1',
        password: 'a-new-one',
        password_confirmation: 'a-new-one',
        ...over,
      },
      { token },
    )
  const login = (password: string) => api.post('/login', { phone: shopper.phone, password })

  test('the new one opens, the old one does not; this session stays, others end', async () => {
    const other = await openSession()
    const stranger = await makeShopper(api.db)
    await api.db
      .insert(resetTokens)
      .values({ tokenHash: 'x', userId: shopper.id, expiresAt: testNow })
    const { status, body } = await change()
    expect(status).toBe(200)
    expect(body).toEqual({ message: 'Password changed successfully' })
    expect(await statusWith(shopper.token)).toBe(200)
    expect(await statusWith(other)).toBe(401)
    expect(await statusWith(stranger.token)).toBe(200)
    expect(await api.db.$count(resetTokens)).toBe(0)
    expect((await login('secret1')).status).toBe(400)
    expect((await login('a-new-one')).status).toBe(200)
  })

  test('a wrong current one is a message without errors', async () => {
    const { status, body } = await change({ current_password: 'wrong' })
    expect(status).toBe(422)
    expect(body).toEqual({ message: 'The current password is wrong.' })
    expect((await login('secret1')).status).toBe(200)
  })

  test.each([
    [{ password: 'short', password_confirmation: 'short' }, 'password'],
    [{ password_confirmation: 'another' }, 'password_confirmation'],
    [{ current_password: '' }, 'current_password'],
    [{ password: 'x'.repeat(1025) }, 'password'],
    [{ password: ['a-new-one'] }, 'password'],
  ])('%j is refused at its field', async (over, field) => {
    const { status, body } = await change(over)
    expect(status).toBe(422)
    expect(Object.keys(body.errors ?? {})).toEqual([field])
  })

  test('a mismatch is told in the words of the spec', async () => {
    const { body } = await change({ password_confirmation: 'another' })
    expect(body.message).toBe('Confirm Password does not match.')
  })

  test('a stolen token does not guess for long', async () => {
    for (let round = 0; round < 10; round++)
      expect((await change({ current_password: `wrong${round}` })).status).toBe(422)
    expect((await change()).status).toBe(429)
    expect((await login('secret1')).status).toBe(200)
  })

  test('two changes at once: one of them holds', async () => {
    const answers = await Promise.all(
      ['first-one', 'second-one'].map((password) =>
        change({ password, password_confirmation: password }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  test('an account without a password is told how to get one', async () => {
    const social = await makeShopper(api.db, { passwordHash: null })
    const { status, body } = await change({}, social.token)
    expect(status).toBe(422)
    expect(body.message).toContain('Forgot Password')
    expect((await change({}, 'nobody')).status).toBe(401)
  })
})
