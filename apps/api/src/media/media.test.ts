import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sizeOf } from './disk.ts'
import { frontKeys, galleryKeys } from './gallery.ts'
import { mediaRoutes } from './routes.ts'
import { productScene } from './scene.ts'
import { createMediaStore, MediaBusy, sceneOf } from './store.ts'

const variant = { width: 160, format: 'webp' }
let dir = ''
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'media-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

const storedFiles = async () =>
  (await readdir(dir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

describe('the store', () => {
  test('draws the same bytes for the same key, and keeps them', async () => {
    const first = await createMediaStore({ dir }).respond('p/sneaker-red-1', variant)
    expect(await storedFiles()).toEqual(['sneaker-red-1-160.v1.webp'])
    const again = await createMediaStore({ dir }).respond('p/sneaker-red-1', variant)
    await rm(dir, { recursive: true })
    const anew = await createMediaStore({ dir }).respond('p/sneaker-red-1', variant)
    expect(again?.body.equals(first?.body ?? Buffer.of())).toBe(true)
    expect(anew?.body.equals(first?.body ?? Buffer.of())).toBe(true)
    expect(anew?.etag).toBe(first?.etag)
  })

  test('what is kept and cannot be read is drawn again, and said once', async () => {
    const said = vi.spyOn(console, 'warn').mockReturnValue()
    // A file where the folder of all kept pictures was: none can be read, and none be written.
    await writeFile(join(dir, 'p'), 'x')
    const store = createMediaStore({ dir })
    for (const key of ['p/sneaker-red-1', 'p/teapot-red-1'])
      expect((await store.respond(key, variant))?.type).toBe('image/webp')
    expect(said).toHaveBeenCalledTimes(1)
    said.mockRestore()
  })

  test('paints what the key says', async () => {
    const store = createMediaStore({ dir })
    const red = await store.respond('p/blouse-red-1', variant)
    const { data, info } = await sharp(red?.body).raw().toBuffer({ resolveWithObject: true })
    const centre = ((info.height >> 1) * info.width + (info.width >> 1)) * info.channels
    const [r = 0, g = 0, b = 0] = data.subarray(centre, centre + 3)
    expect(info.width).toBe(160)
    expect(r).toBeGreaterThan(g + 60)
    expect(r).toBeGreaterThan(b + 60)
  })

  test.each([
    ['p/sneaker-red-0', variant],
    ['p/sneaker-gold-1', variant],
    ['p/unknown-red-1', variant],
    ['p/face1-own-1', variant],
    ['../../etc/passwd', variant],
    ['constructor', { width: 160, format: 'svg' }],
    ['p/sneaker-red-1', { width: 161, format: 'webp' }],
    ['p/sneaker-red-1', { width: 160, format: 'png' }],
  ])('refuses %s %o and writes nothing', async (key, query) => {
    expect(await createMediaStore({ dir }).respond(key, query)).toBeNull()
    expect(await storedFiles()).toEqual([])
  })

  test('makes a picture once for all who ask at the same time', async () => {
    const store = createMediaStore({ dir, workers: 1, queue: 0 })
    const all = await Promise.all(
      Array.from({ length: 20 }, () => store.respond('p/teapot-red-1', variant)),
    )
    expect(new Set(all.map((picture) => picture?.body)).size).toBe(1)
    expect(await storedFiles()).toHaveLength(1)
  })

  test('takes no picture of more than 24 megapixels for one', async () => {
    const create = { width: 5000, height: 5000, channels: 3 as const, background: 'red' }
    const picture = await sharp({ create }).png().toBuffer()
    const box = { width: 100, height: 100, fit: 'inside' } as const
    expect(await createMediaStore({ dir }).keepPicture(picture, box)).toBeNull()
  })

  test('takes no picture whose scans would take minutes', async () => {
    const create = { width: 40, height: 40, channels: 3, background: '#888888' } as const
    const photo = await sharp({ create }).jpeg({ progressive: true }).toBuffer()
    const store = createMediaStore({ dir })
    const box = { width: 20, height: 20, fit: 'cover' } as const
    expect(await store.keepPicture(photo, box)).toMatch(/^u\//)
    const scans = Buffer.from([0xff, 0xda]).toString('latin1').repeat(200)
    const bomb = Buffer.concat([photo, Buffer.from(scans, 'latin1')])
    expect(await store.keepPicture(bomb, box)).toBeNull()
  })

  test('turns away what no worker can take soon', async () => {
    const store = createMediaStore({ dir, workers: 1, queue: 0 })
    const both = await Promise.allSettled([
      store.respond('p/teapot-red-1', variant),
      store.respond('p/teapot-red-2', variant),
    ])
    const refused = both.filter(({ status }) => status === 'rejected')
    expect(refused).toEqual([{ status: 'rejected', reason: expect.any(MediaBusy) }])
  })

  test('keeps nothing beyond its budget, and still answers', async () => {
    const store = createMediaStore({ dir, budget: 10 })
    expect(await store.respond('p/teapot-red-1', variant)).not.toBeNull()
    expect(await storedFiles()).toEqual([])
  })

  test('full, it deletes what was not asked for longest', async () => {
    const draw = async (number: number, budget = 1e9) =>
      (await createMediaStore({ dir, budget }).respond(`p/teapot-red-${number}`, variant))?.body
        .length ?? 0
    const sizes = [await draw(1), await draw(2), await draw(3)]
    const budget = sizes.reduce((sum, size) => sum + size, 0) + 1
    await utimes(join(dir, 'p/teapot-red-2-160.v1.webp'), 0, 0)
    await draw(4, budget)
    const left = (await storedFiles()).sort()
    expect(left).not.toContain('teapot-red-2-160.v1.webp')
    expect(left).toContain('teapot-red-4-160.v1.webp')
    expect(await sizeOf(dir)).toBeLessThanOrEqual(budget)
  })

  test('asks before it draws, not for what it has', async () => {
    const store = createMediaStore({ dir })
    const never = {
      address: '192.0.2.1',
      admit: () => {
        throw new Error('no')
      },
    }
    await expect(store.respond('p/teapot-red-1', variant, never)).rejects.toThrow('no')
    await store.respond('p/teapot-red-1', variant)
    expect(await store.respond('p/teapot-red-1', variant, never)).not.toBeNull()
  })

  test('every declared picture has a scene', () => {
    expect(galleryKeys().length).toBeGreaterThan(100)
    expect(frontKeys().filter((key) => sceneOf(key) === null)).toEqual([])
    expect(productScene('dress-pink-5')?.items).toHaveLength(3)
  })
})

describe('GET /media', () => {
  test('answers pictures for good, with a type and a check against sniffing', async () => {
    const app = mediaRoutes(createMediaStore({ dir }))
    const answer = await app.request('/media/c/shoes.webp?w=96&f=avif')
    expect(answer.status).toBe(200)
    const header = (name: string) => answer.headers.get(name)
    expect(header('content-type')).toBe('image/avif')
    expect(header('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(header('x-content-type-options')).toBe('nosniff')
    const etag = answer.headers.get('etag') ?? ''
    const again = await app.request('/media/c/shoes.webp?w=96&f=avif', {
      headers: { 'If-None-Match': etag },
    })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  test('has vector marks, heads, and 404 for the rest', async () => {
    const app = mediaRoutes(createMediaStore({ dir }))
    expect((await app.request('/media/app/logo.svg')).headers.get('content-type')).toBe(
      'image/svg+xml',
    )
    const head = await app.request('/media/c/shoes.webp?w=96', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    for (const path of [
      '/media/c/none.webp',
      '/media/c/shoes.webp?w=97',
      '/media/c/shoes.png',
      '/media/',
    ])
      expect((await app.request(path)).status).toBe(404)
  })
})
