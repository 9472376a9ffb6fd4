import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { HungUp } from '../limits/gate.ts'
import { galleryKeys } from './gallery.ts'
import { decodedBytes, pixelsOnly } from './png-chunks.ts'
import { createMediaStore, MediaBusy } from './store.ts'

const variant = { width: 160, format: 'webp' }
let dir = ''
beforeEach(async () => {
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

test('draws what the shop shows while much of what was sent waits', async () => {
  const store = createMediaStore({ dir, workers: 2 })
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  const create = { width: 1600, height: 1600, channels: 3 as const, background: 'red', noise }
  const picture = await sharp({ create }).jpeg().toBuffer()
  const ended: string[] = []
  const keep = () => store.keepPicture(picture, { width: 1600, height: 1600, fit: 'inside' })
  const sent = Array.from({ length: 6 }, () => keep().then(() => void ended.push('sent')))
  const drawn = store.respond('p/teapot-red-1', variant).then(() => void ended.push('drawn'))
  await Promise.all([...sent, drawn])
  expect(ended.indexOf('drawn')).toBeLessThan(3)
})

test('takes what one sends while much of what another one has sent waits', async () => {
  const store = createMediaStore({ dir })
  const create = { width: 30, height: 30, channels: 3, background: 'blue' } as const
  const picture = await sharp({ create }).png().toBuffer()
  const box = { width: 10, height: 10, fit: 'inside' } as const
  const send = (address: string) => store.keepPicture(picture, box, 'shoppers', { address })
  const many = Promise.allSettled(Array.from({ length: 30 }, () => send('203.0.113.1')))
  const other = send('203.0.113.2')
  const refused = (await many).flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused.every((reason) => reason instanceof MediaBusy)).toBe(true)
  expect(refused.length).toBeGreaterThan(0)
  expect(await other).toMatch(/^u\//)
})

const keys = galleryKeys().slice(0, 24)

test.each([
  ['another picture', 'p/teapot-red-1'],
  ['the one that comes last of them', keys.at(-1) ?? ''],
])('who asks for one waits for few of another one’s many: %s', async (_, key) => {
  const store = createMediaStore({ dir, workers: 1 })
  const ended: string[] = []
  const ask = (address: string, asked: string) =>
    store
      .respond(asked, { ...variant, width: 960 }, { address })
      .then(() => void ended.push(address))
  const many = keys.map((one) => ask('203.0.113.1', one))
  await Promise.all([...many, ask('203.0.113.2', key)])
  expect(ended.indexOf('203.0.113.2')).toBeLessThan(4)
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
  const box = { width: 10, height: 10, fit: 'inside' } as const
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
  const box = { width: 10, height: 10, fit: 'inside' } as const
  expect(await createMediaStore({ dir }).keepPicture(bomb, box)).toMatch(/^u\//)
})
