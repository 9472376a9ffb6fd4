import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HungUp } from '../limits/gate.ts'
import { galleryKeys } from './gallery.ts'
import { paint } from './paint.ts'
import type { PaintJob } from './painter.ts'
import { decodedBytes, pixelsOnly } from './png-chunks.ts'
import { createMediaStore, sceneOf } from './store.ts'

// Turns are the order in which drawing begins: how soon each is done is the machine's matter.
vi.mock('./paint.ts', { spy: true })
/** Before how many others a drawing was begun. */
const turnOf = (isIt: (job: PaintJob) => boolean) => {
  const turn = vi.mocked(paint).mock.calls.findIndex(([job]) => isIt(job))
  expect(turn).not.toBe(-1)
  return turn
}

const variant = { width: 160, format: 'webp' }
let dir = ''
beforeEach(async () => {
  vi.mocked(paint).mockClear()
  dir = await mkdtemp(join(tmpdir(), 'media-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

/** A chunk of a PNG: its length, its name, its data, their checksum. */
const chunkOf = (name: string, data: Buffer) => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A small picture of one colour, as somebody would send it. */
const pictureIn = (background: string) =>
  sharp({ create: { width: 30, height: 30, channels: 3, background } })
    .png()
    .toBuffer()

const box = { width: 10, height: 10, fit: 'inside' } as const

test('draws what the shop shows while much of what was sent waits', async () => {
  const store = createMediaStore({ dir, workers: 2 })
  const picture = await pictureIn('red')
  const sent = Array.from({ length: 6 }, () => store.keepPicture(picture, box))
  await Promise.all([...sent, store.respond('p/teapot-red-1', variant)])
  expect(turnOf((job) => 'scene' in job)).toBeLessThan(3)
})

test('draws what each sender has sent in turn', async () => {
  const store = createMediaStore({ dir })
  const [first, second] = [await pictureIn('blue'), await pictureIn('green')]
  const send = (address: string, picture: Buffer) =>
    store.keepPicture(picture, box, 'shoppers', { address })
  const many = Array.from({ length: 8 }, () => send('203.0.113.1', first))
  await Promise.all([...many, send('203.0.113.2', second)])
  expect(turnOf((job) => 'picture' in job && job.picture === second)).toBeLessThan(3)
})

const keys = galleryKeys().slice(0, 24)

test.each([
  ['another picture', 'p/teapot-red-1'],
  ['the one that comes last of them', keys.at(-1) ?? ''],
])('who asks for one waits for few of another one’s many: %s', async (_, key) => {
  const store = createMediaStore({ dir, workers: 1 })
  const ask = (address: string, asked: string) =>
    store.respond(asked, { ...variant, width: 960 }, { address })
  const many = keys.map((one) => ask('203.0.113.1', one))
  await Promise.all([...many, ask('203.0.113.2', key)])
  const scene = JSON.stringify(sceneOf(key))
  expect(turnOf((job) => 'scene' in job && JSON.stringify(job.scene) === scene)).toBeLessThan(4)
})

test('takes no PNG whose decoding takes many times that of another of its size', async () => {
  const head = (depth: number, color: number, interlace: number) => {
    const bytes = Buffer.alloc(33)
    bytes.writeUInt32BE(4000, 16)
    bytes.writeUInt32BE(3000, 20)
    bytes.set([depth, color, 0, 0, interlace], 24)
    return decodedBytes(bytes)
  }
  expect([head(8, 6, 0), head(8, 2, 0), head(1, 0, 0)]).toEqual([48e6, 36e6, 12e6])
  expect(head(16, 6, 1)).toBe(192e6)
  const create = { width: 3000, height: 3000, channels: 4, background: '#11223344' } as const
  const deep = sharp({ create }).toColourspace('rgb16')
  const bomb = await deep.png({ progressive: true }).toBuffer()
  expect(await createMediaStore({ dir }).keepPicture(bomb, box)).toBeNull()
})

test('does not draw what nobody waits for any more, and draws it for who does', async () => {
  const store = createMediaStore({ dir, workers: 1 })
  const gone = new AbortController()
  const first = store.respond('p/teapot-red-1', variant)
  const left = { address: '203.0.113.1', signal: gone.signal }
  const second = store.respond('p/teapot-red-2', variant, left)
  const third = store.respond('p/teapot-red-2', variant, { address: '203.0.113.2' })
  gone.abort()
  await expect(second).rejects.toThrow(HungUp)
  expect(await third).not.toBeNull()
  await first
})

test('takes a PNG without its texts, however long they would become', async () => {
  const create = { width: 10, height: 10, channels: 3, background: 'green' } as const
  const png = await sharp({ create }).png().toBuffer()
  const packed = deflateSync(Buffer.alloc(8_000_000))
  const text = chunkOf('zTXt', Buffer.concat([Buffer.from('Title\0\0'), packed]))
  const bomb = Buffer.concat([png.subarray(0, 33), ...Array(240).fill(text), png.subarray(33)])
  expect(pixelsOnly(bomb)).toEqual(pixelsOnly(png))
  expect(pixelsOnly(bomb.subarray(0, -20))).toBeNull()
  expect(await createMediaStore({ dir }).keepPicture(bomb, box)).toMatch(/^u\//)
})
