import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { perfumeSvg } from './drawn.ts'
import type { MediaObject } from './objects.ts'
import { objects } from './objects.ts'
import type { Paint } from './palette.ts'
import { paintPixels } from './tint.ts'

const folder = join(
  dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
)

/** An object cut out of its background: RGBA, trimmed to what can be seen. */
export type Cutout = { pixels: Uint8Array; width: number; height: number }

const fileOf = (emoji: string) => {
  const points = [...emoji].map((char) => char.codePointAt(0)?.toString(16) ?? '')
  const plain = points.filter((point) => point !== 'fe0f').join('-')
  return [`${plain}.webp`, `${plain}-fe0f.webp`]
    .map((name) => join(folder, name))
    .find((path) => existsSync(path))
}

const source = (emoji: string) => {
  if (emoji === 'drawn') return Promise.resolve(Buffer.from(perfumeSvg))
  const path = fileOf(emoji)
  if (path === undefined) throw new Error(`no picture for ${emoji}`)
  return readFile(path)
}

const trim = (pixels: Uint8Array, size: number): Cutout => {
  let [left, top, right, bottom] = [size, size, -1, -1]
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if ((pixels[(y * size + x) * 4 + 3] ?? 0) < 24) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  const width = right - left + 1
  const height = bottom - top + 1
  const cut = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * size + left) * 4
    cut.set(pixels.subarray(from, from + width * 4), y * width * 4)
  }
  return { pixels: cut, width, height }
}

const side = 256
const cache = new Map<string, Promise<Cutout>>()
const cacheSize = 96

const load = async (object: Pick<MediaObject, 'emoji' | 'mode'>, paint: Paint) => {
  const pixels = await sharp(await source(object.emoji))
    .resize(side, side)
    .ensureAlpha()
    // Crisp here, once and small, rather than in every large picture.
    .sharpen({ sigma: 0.7, m1: 0.5, m2: 1.6 })
    .raw()
    .toBuffer()
  return trim(paint === 'own' ? pixels : paintPixels(pixels, paint, object.mode), side)
}

const remember = (key: string, make: () => Promise<Cutout>) => {
  const known = cache.get(key)
  if (known !== undefined) {
    cache.delete(key)
    cache.set(key, known)
    return known
  }
  const made = make()
  cache.set(key, made)
  const oldest = cache.keys().next().value
  if (cache.size > cacheSize && oldest !== undefined) cache.delete(oldest)
  made.catch(() => cache.delete(key))
  return made
}

/** One object in one colour, ready to be placed; the most recent ones stay in memory. */
export const cutout = (name: string, paint: Paint): Promise<Cutout> => {
  const object = objects.get(name)
  if (object === undefined) return Promise.reject(new Error(`no media object "${name}"`))
  return remember(`${object.emoji} ${object.mode} ${paint}`, () => load(object, paint))
}
