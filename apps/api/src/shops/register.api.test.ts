import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { verifyPassword } from '../auth/password.ts'
import { rateLimits } from '../limits/tables.ts'
import type { Mail } from '../mail/mailer.ts'
import { createPostman } from '../mail/postman.ts'
import { createMediaStore } from '../media/index.ts'
import { countOn } from '../seed/insert.ts'
import { settings } from '../settings/tables.ts'
import { mailerTo, openTestApi, type TestApi } from '../testing/index.ts'
import { fillShelf } from '../testing/shelf.ts'
import { decideOnShop } from './operator.ts'
import { shopApplications, shops } from './tables.ts'

let api: TestApi
let dir = ''
let picture: File
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'shop-register-'))
  api = await openTestApi({
    media: createMediaStore({ dir }),
    config: { trustedProxies: 1 },
  })
  await fillShelf(api.db)
  await countOn(api.db, shops)
  const canvas = sharp({ create: { width: 1200, height: 1200, channels: 3, background: '#36c' } })
  picture = new File([Uint8Array.from(await canvas.png().toBuffer())], '../../logo.php')
})
afterAll(async () => {
  await api.close()
  await rm(dir, { recursive: true, force: true })
})
beforeEach(async () => {
  await api.db.delete(shopApplications)
  await api.db.delete(rateLimits)
  await rm(join(dir, 'uploads'), { recursive: true, force: true })
})

const form = {
  name: 'Ada Berg',
  email: 'ada@shop.example',
  country: 'Norway',
  phone: '712345678',
  password: 'correct horse',
  shop_name: 'Fjord & Co',
  address: '3 Harbour Steps, Bergen',
}

const send = async (
  fields: Readonly<Record<string, string | File | undefined>> = {},
  address = '192.0.2.1',
) => {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...form, ...fields }))
    if (value !== undefined) body.append(name, value)
  const answer = await api.app.request('http://shop.test/api/shop/register', {
    method: 'POST',
    headers: { 'X-Forwarded-For': address },
    body,
  })
  const json: { message: string; errors?: Record<string, string[]> } = await answer.json()
  return { status: answer.status, ...json }
}
const rows = () => api.db.select().from(shopApplications)
const files = () => readdir(join(dir, 'uploads')).catch(() => [])

describe('a shop that somebody wants to open', () => {
  test('is under review, with its pictures drawn anew and its password hashed', async () => {
    const answer = await send({
      shop_logo: picture,
      shop_banner: picture,
      description: '<b>Hi</b>',
    })
    expect(answer).toMatchObject({ status: 200, message: expect.stringContaining('under review') })
    const [row] = await rows()
    expect(row).toMatchObject({
      shopName: 'Fjord & Co',
      phoneCode: '47',
      status: 'pending',
      description: '<b>Hi</b>',
      logo: expect.stringMatching(/^u\/[0-9a-f]{32}\.webp$/),
    })
    expect(row?.passwordHash).not.toContain('horse')
    expect(await verifyPassword('correct horse', row?.passwordHash ?? '')).toBe(true)
    expect(await files()).toHaveLength(2)
    const logo = await sharp(join(dir, 'uploads', row?.logo?.slice(2) ?? '')).metadata()
    expect(logo).toMatchObject({ format: 'webp', width: 512 })
    // It opens no account and no shop.
    const login = await api.post('/login', { phone: form.email, password: form.password })
    expect(login.status).toBe(400)
    expect((await api.get('/shops?search=fjord')).body.data).toMatchObject({ total: 0 })
  })

  test('needs no pictures; an empty file input is none', async () => {
    expect((await send({ shop_logo: new File([], '') })).status).toBe(200)
    expect((await rows())[0]).toMatchObject({ logo: null, banner: null })
  })

  test('may come as JSON too, as far as that goes', async () => {
    expect((await api.post('/shop/register', form)).status).toBe(200)
    const wrong = await api.post('/shop/register', { ...form, shop_logo: 'text' })
    expect(wrong.body.errors).toHaveProperty('shop_logo')
  })

  test.each([
    [{ name: '' }, 'name'],
    [{ email: 'nobody' }, 'email'],
    [{ email: '<ada@shop.example>' }, 'email'],
    [{ email: `${'x'.repeat(300)}@shop.example` }, 'email'],
    [{ country: 'Atlantis' }, 'country'],
    [{ phone: '12' }, 'phone'],
    [{ phone: 'call me' }, 'phone'],
    [{ password: 'short' }, 'password'],
    [{ shop_name: '\0 ' }, 'shop_name'],
    [{ shop_name: 'NORTH' }, 'shop_name'],
    [{ address: undefined }, 'address'],
    [{ description: 'x'.repeat(5001) }, 'description'],
    [{ shop_logo: 'text' }, 'shop_logo'],
    [{ shop_logo: new File(['<svg onload="alert(1)">'], 'logo.png') }, 'shop_logo'],
    [{ shop_banner: new File(['%PDF-1.7 %%EOF'], 'banner.png') }, 'shop_banner'],
    [{ shop_banner: new File([new Uint8Array(2_100_000)], 'banner.png') }, 'shop_banner'],
  ])('is refused for %o at its field', async (fields, field) => {
    const { status, errors } = await send(fields)
    expect([status, Object.keys(errors ?? {})]).toEqual([422, [field]])
    expect(await rows()).toEqual([])
    expect(await files()).toEqual([])
  })

  test('leaves no file behind when the second picture is none', async () => {
    const { errors } = await send({ shop_logo: picture, shop_banner: new File(['x'], 'x.png') })
    expect(Object.keys(errors ?? {})).toEqual(['shop_banner'])
    expect(await files()).toEqual([])
  })

  test('is taken once, however it is written and however many ask at once', async () => {
    const all = await Promise.all([send(), send(), send({ email: 'ADA@shop.example' })])
    expect(all.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    const again = await send({ shop_name: 'FJORD & CO', email: 'Ada@Shop.example' })
    expect(Object.keys(again.errors ?? {}).sort()).toEqual(['email', 'phone', 'shop_name'])
    await api.db.update(shopApplications).set({ status: 'refused' })
    expect((await send()).status).toBe(200)
  })

  test.each(['İpek Moda', 'ΑΝΘΟΣ', 'STRASSE ẞ'])(
    'is taken once when its name is lowered in two ways: %s',
    async (shop_name) => {
      expect((await send({ shop_name })).status).toBe(200)
      const again = await send({ shop_name, email: 'other@shop.example', phone: '712345679' })
      expect([again.status, again.errors]).toEqual([
        422,
        { shop_name: ['The shop name has already been taken'] },
      ])
    },
  )

  test('is refused with 413 when the form is too large, and elsewhere sooner', async () => {
    const large = new File([new Uint8Array(12 * 1024 * 1024)], 'x.png')
    expect((await send({ shop_logo: large })).status).toBe(413)
    const body = new FormData()
    body.append('phone', new File([new Uint8Array(1_500_000)], 'x.png'))
    const login = await api.app.request('http://shop.test/api/login', { method: 'POST', body })
    expect(login.status).toBe(413)
  })

  test('comes twenty times an hour from one address, and from another still', async () => {
    for (let turn = 0; turn < 20; turn++) await send({ country: 'Atlantis' })
    expect((await send()).status).toBe(429)
    expect((await send({}, '192.0.2.2')).status).toBe(200)
  })

  test('opens when it is accepted, with its pictures and nothing on its shelves yet', async () => {
    const mails: Mail[] = []
    const mail = createPostman(api.deps, mailerTo(mails))
    const decideOn = (application_id: number, word: 'accept' | 'refuse') =>
      decideOnShop({ ...api.deps, mail }, { decision: { application_id, word } })
    await send({ shop_logo: picture, shop_banner: picture, description: '<b>Fish</b>\n\nand nets' })
    const id = (await rows())[0]?.id ?? 0
    expect((await decideOnShop(api.deps, {})).lines).toEqual([
      expect.stringMatching(new RegExp(`^${id}  .*"Fjord & Co" of "Ada Berg", ada@shop.example`)),
    ])
    const [line = ''] = (await decideOn(id, 'accept')).lines
    const shop = Number(/\/shops\/(\d+)$/.exec(line)?.[1])
    expect((await api.get('/shops?search=fjord')).body.data).toMatchObject({
      shops: [{ id: shop, logo: expect.stringMatching(/\/media\/u\//), total_products: 0 }],
    })
    expect((await api.get(`/shops/${shop}`)).body.data).toMatchObject({
      shop: {
        banner: expect.stringMatching(/\/media\/u\//),
        short_description: '<b>Fish</b>',
        description: '<p>&#60;b&#62;Fish&#60;/b&#62;</p><p>and nets</p>',
      },
    })
    await expect.poll(() => mails).toMatchObject([{ to: 'ada@shop.example' }])
    await mail.close()
    await expect(decideOn(id, 'refuse')).rejects.toThrow('is under review')
    await expect(decideOn(9999, 'accept')).rejects.toThrow('is under review')
    expect((await decideOnShop(api.deps, {})).lines).toEqual(['No shop is under review.'])
    expect((await send()).status).toBe(422)
    await api.db.delete(shops).where(eq(shops.id, shop))
  })

  test('stays away when it is refused, and may be asked for again', async () => {
    await send()
    const id = (await rows())[0]?.id ?? 0
    await decideOnShop(api.deps, { decision: { application_id: id, word: 'refuse' } })
    expect((await api.get('/shops?search=fjord')).body.data).toMatchObject({ total: 0 })
    expect((await send()).status).toBe(200)
  })

  test('does not open beside a shop of its name', async () => {
    await send()
    const id = (await rows())[0]?.id ?? 0
    await api.db.insert(shops).values({ name: 'FJORD & CO', slug: 'another' })
    const accept = decideOnShop(api.deps, { decision: { application_id: id, word: 'accept' } })
    await expect(accept).rejects.toThrow('There is a shop with the name')
    expect((await rows())[0]).toMatchObject({ status: 'pending' })
    await api.db.delete(shops).where(eq(shops.slug, 'another'))
  })

  test('is not taken where there is one vendor', async () => {
    await api.db.update(settings).set({ value: false }).where(eq(settings.key, 'multi_vendor'))
    expect((await send()).status).toBe(403)
    await api.db.update(settings).set({ value: true }).where(eq(settings.key, 'multi_vendor'))
  })
})
