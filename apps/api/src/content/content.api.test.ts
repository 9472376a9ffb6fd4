import { getLegalPage } from '@shop/contract'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createApi } from '../app.ts'
import * as tables from '../db/schema.ts'
import type { Mail } from '../mail/mailer.ts'
import { createPostman } from '../mail/postman.ts'
import { setSettings } from '../orders/testing.ts'
import { mailerTo, openTestApi, type TestApi } from '../testing/index.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await api.db.insert(tables.legalPages).values({
    slug: 'about-us',
    title: 'About us',
    titles: { ar: 'من نحن' },
    description: '<p>Hello</p>',
  })
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.delete(tables.rateLimits)
  await api.db.delete(tables.contactMessages)
  await api.db.delete(tables.letters)
})

test('a written page in the asked language; an unknown slug is a 200 with nulls', async () => {
  const { body } = await api.get('/legal-pages/about-us', { locale: 'ar' })
  expect(body.data).toEqual({ content: { title: 'من نحن', description: '<p>Hello</p>' } })
  expect(v.parse(getLegalPage.data, body.data)).toEqual(body.data)
  for (const slug of ['nobody', '..%2fmaster', '%00', "'", 'A'.repeat(5000)])
    expect(await api.get(`/legal-pages/${slug}`), slug).toMatchObject({
      status: 200,
      body: { data: { content: { title: null, description: null } } },
    })
})

test('contact data is what the setting says, and nulls without it', async () => {
  const nobody = { phone: null, email: null, whatsapp: null, messenger: null }
  expect((await api.get('/contact-us')).body.data).toEqual(nobody)
  await api.db.insert(tables.settings).values({
    key: 'contact_us',
    value: { email: 'hello@shop.example', secret: 'x' },
  })
  expect((await api.get('/contact-us')).body.data).toEqual({
    ...nobody,
    email: 'hello@shop.example',
  })
})

const form = { subject: 'A question', message: 'Where is it?', name: 'Sara', phone: '+47 555 0001' }

test('a message is kept as it was written, without a login', async () => {
  const hostile = { ...form, message: '<script>alert(1)</script>\u202e👩‍👩‍👧‍👦' }
  const { status, body } = await api.post('/support', { ...hostile, id: 7, is_read: true })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    message: 'Your message has been sent.',
    data: { content: hostile },
  })
  expect(await api.db.select().from(tables.contactMessages)).toMatchObject([hostile])
  expect((await api.post('/support', { subject: 'a', message: 'b' })).body.data).toMatchObject({
    content: { name: null, phone: null },
  })
})

test.each([
  [{}, ['subject', 'message']],
  [{ ...form, subject: '  ' }, ['subject']],
  [{ ...form, message: 'x'.repeat(5001) }, ['message']],
  [{ ...form, name: 'x'.repeat(256) }, ['name']],
  [{ ...form, phone: 'call me' }, ['phone']],
  [{ ...form, phone: '1'.repeat(40) }, ['phone']],
  [{ ...form, subject: ['x'] }, ['subject']],
])('%o is refused by field, and nothing is kept', async (body, fields) => {
  const answer = await api.post('/support', body)
  expect(answer.status).toBe(422)
  expect(Object.keys(answer.body.errors ?? {}).sort()).toEqual([...fields].sort())
  expect(await api.db.select().from(tables.contactMessages)).toEqual([])
})

test('a message is mailed to the address of the settings, and kept where there is none', async () => {
  const mails: Mail[] = []
  const mail = createPostman(api.deps, mailerTo(mails))
  const app = createApi({ ...api.deps, mail })
  const write = async (body: object) => {
    const answer = await app.request(
      '/api/support',
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      },
      { clientAddress: '192.0.2.7' },
    )
    expect(answer.status).toBe(200)
  }
  await write({ ...form, subject: 'A\nBcc: all@shop.example' })
  await expect.poll(() => mails).toHaveLength(1)
  expect(mails).toEqual([
    {
      to: 'hello@shop.example',
      subject: expect.stringMatching(/: A Bcc: all@shop\.example$/),
      text: 'Where is it?\n\nSara, +47 555 0001',
    },
  ])
  await mail.close()
  await setSettings(api.db, { contact_us: {} })
  await write({ subject: 'a', message: 'b' })
  expect(await api.db.$count(tables.letters)).toBe(0)
  expect(await api.db.$count(tables.contactMessages)).toBe(2)
})

test('an address that floods the shop is told to wait; others are heard', async () => {
  const send = (clientAddress: string) =>
    api.app.request(
      'http://shop.test/api/support',
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(form),
      },
      { clientAddress },
    )
  const all = await Promise.all(Array.from({ length: 8 }, () => send('192.0.2.1')))
  expect(all.filter(({ status }) => status === 429)).toHaveLength(3)
  expect((await send('192.0.2.2')).status).toBe(200)
  expect(await api.db.select().from(tables.contactMessages)).toHaveLength(6)
})
