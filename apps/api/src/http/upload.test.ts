import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono, type MiddlewareHandler } from 'hono'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { AppEnv, Deps } from '../deps.ts'
import { createMediaStore } from '../media/index.ts'
import { mediaRoutes } from '../media/routes.ts'
import { dropFile, keepFile, keepImage, readUpload, type UploadLimits } from './upload.ts'

let dir = ''
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'upload-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

const storedFiles = async () =>
  (await readdir(dir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

const store = (room?: number) => ({ media: createMediaStore({ dir, ...(room ? { room } : {}) }) })
const canvas = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } })
const fileOf = (body: Uint8Array | string, name = 'picture.png') =>
  new File([typeof body === 'string' ? body : Uint8Array.from(body)], name)
const refusal = (field: string, part: string) =>
  expect.objectContaining({ status: 422, errors: { [field]: [expect.stringContaining(part)] } })

/** Who sent a file is told by the connection, or a proxy that is believed. */
const withDeps: MiddlewareHandler<AppEnv> = (c, next) => {
  c.set('deps', { config: { trustedProxies: 0 } } as Deps)
  return next()
}

describe('keepImage', () => {
  test.each(['png', 'jpeg', 'gif', 'webp'] as const)(
    'keeps a %s as a WebP, smaller where it does not fit, under a random name',
    async (format) => {
      const file = fileOf(await canvas(400, 100).toFormat(format).toBuffer(), '../../a.php')
      const key = await keepImage(store(), file, { field: 'logo', width: 200, height: 200 })
      expect(key).toMatch(/^u\/[0-9a-f]{32}\.webp$/)
      expect(await storedFiles()).toEqual([key.slice(2)])
      const metadata = await sharp(join(dir, 'uploads', key.slice(2))).metadata()
      expect(metadata).toMatchObject({ format: 'webp', width: 200, height: 50 })
    },
  )

  test('lets nothing through but pixels, upright', async () => {
    const body = await canvas(40, 20)
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const hidden = Buffer.concat([body, Buffer.from('<script>alert(1)</script><?php')])
    const key = await keepImage(store(), fileOf(hidden), { field: 'logo' })
    const again = sharp(join(dir, 'uploads', key.slice(2)))
    const metadata = await again.metadata()
    expect(metadata).toMatchObject({ width: 20, height: 40 })
    expect(metadata).not.toHaveProperty('exif')
    expect((await again.toBuffer()).includes('script')).toBe(false)
  })

  test.each([
    ['a vector picture', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a document', '%PDF-1.7 %%EOF'],
    ['nothing but first bytes', '\x89PNG\r\n\x1a\n'],
    ['nothing', ''],
  ])('refuses %s whatever it is called', async (_, text) => {
    const file = fileOf(Buffer.from(text, 'latin1'))
    await expect(keepImage(store(), file, { field: 'logo' })).rejects.toEqual(
      refusal('logo', 'JPG, PNG, GIF or WebP'),
    )
    expect(await storedFiles()).toEqual([])
  })

  test('refuses half a picture and one of too many pixels', async () => {
    const whole = await canvas(400, 400).png().toBuffer()
    const bomb = await canvas(9000, 9000).png({ compressionLevel: 9 }).toBuffer()
    for (const body of [whole.subarray(0, whole.length / 2), bomb])
      await expect(keepImage(store(), fileOf(body), { field: 'logo' })).rejects.toEqual(
        refusal('logo', 'picture'),
      )
  })

  test('says so when there is no room, or no store', async () => {
    const file = fileOf(await canvas().png().toBuffer())
    const full = expect.objectContaining({ status: 503 })
    await expect(keepImage(store(1), file, { field: 'logo' })).rejects.toEqual(full)
    await expect(keepImage({}, file, { field: 'logo' })).rejects.toEqual(full)
  })
})

describe('keepFile', () => {
  test('keeps a PDF as it came, to be downloaded and never shown as a page', async () => {
    const deps = store()
    const { key, kind } = await keepFile(deps, fileOf('%PDF-1.7\n…\n%%EOF\n'), { field: 'file' })
    expect(kind).toBe('pdf')
    const answer = await mediaRoutes(deps.media).request(`/media/${key}`)
    expect(await answer.text()).toBe('%PDF-1.7\n…\n%%EOF\n')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
  })

  test('refuses what is neither', async () => {
    for (const text of ['%PDF-1.7 half', 'MZ program'])
      await expect(keepFile(store(), fileOf(text), { field: 'file' })).rejects.toEqual(
        refusal('file', 'PDF'),
      )
  })
})

test('a sent picture is served in widths, and gone for good when it is dropped', async () => {
  const deps = store()
  const key = await keepImage(deps, fileOf(await canvas(800, 400).png().toBuffer()), {
    field: 'logo',
  })
  const app = mediaRoutes(deps.media)
  const read = async (address: string) => {
    const answer = await app.request(`/media/${address}`)
    return answer.ok
      ? (await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width
      : answer.status
  }
  expect(await read(key)).toBe(800)
  expect(await read(`${key}?w=320&f=avif`)).toBe(320)
  expect(await read(`${key}?w=321`)).toBe(404)
  expect(await read('u/00000000000000000000000000000000.webp')).toBe(404)
  expect(await read('uploads/x.webp')).toBe(404)
  await dropFile(deps, 'p/sneaker-red-1.webp')
  await dropFile(deps, key)
  expect(await storedFiles()).toEqual([])
  expect(await read(`${key}?w=320&f=avif`)).toBe(404)
})

describe('readUpload', () => {
  const send = async (limits: UploadLimits, parts: readonly [string, string | File][]) => {
    const app = new Hono<AppEnv>().use(withDeps).post('/', async (c) => {
      const files = await readUpload(c, limits)
      return c.json(Object.entries(files).map(([field, { length }]) => [field, length]))
    })
    app.onError((error, c) => c.json({ ...error }, 422))
    const body = new FormData()
    for (const [name, value] of parts) body.append(name, value)
    return (await app.request('/', { method: 'POST', body })).json()
  }

  test('finds single files and lists, and takes an empty input for none', async () => {
    expect(
      await send({ logo: 1, papers: 3 }, [
        ['logo', fileOf('')],
        ['papers[0]', fileOf('a')],
        ['papers[]', fileOf('b')],
        ['papers', 'only text'],
        ['other', fileOf('c')],
        ['__proto__', fileOf('d')],
      ]),
    ).toEqual([
      ['logo', 0],
      ['papers', 2],
    ])
  })

  test('refuses too many and too large ones at their field', async () => {
    const two = [fileOf('a'), fileOf('b')] as const
    expect(
      await send({ logo: 1 }, [
        ['logo', two[0]],
        ['logo', two[1]],
      ]),
    ).toMatchObject({
      errors: { logo: [expect.stringContaining('more than')] },
    })
    const large = fileOf(new Uint8Array(2 * 1024 * 1024 + 1))
    expect(await send({ logo: 1 }, [['logo', large]])).toMatchObject({
      errors: { logo: [expect.stringContaining('larger than')] },
    })
  })

  test('has no files where the body is no form', async () => {
    const app = new Hono<AppEnv>().post('/', async (c) => c.json(await readUpload(c, { logo: 1 })))
    const answer = await app.request('/', { method: 'POST', body: '{"logo":"x"}' })
    expect(await answer.json()).toEqual({ logo: [] })
  })
})
