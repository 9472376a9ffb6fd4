import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'

export interface Pixels {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

/** The browser's pixels, without the alpha channel: a page is opaque. */
export async function decode(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

export const readPicture = (path: string) =>
  readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })

/** Lossless, so what comes back is what was seen. */
export async function writePicture(path: string, { data, width, height }: Pixels) {
  const picture = await sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer()
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, picture)
}

/** Whether nothing is drawn: every pixel is as the first. */
export function isBlank({ data }: Pixels): boolean {
  for (let at = 3; at < data.length; at++) if (data[at] !== data[at - 3]) return false
  return true
}

export interface Difference {
  /** How many pixels changed. */
  readonly count: number
  /** The new picture, pale, with what changed in red; it covers both sizes. */
  readonly overlay: Pixels
}

const changed = [230, 0, 60] as const

/**
 * Counts every pixel that differs. The browser draws bit for bit the same, so nothing is forgiven
 * unless the story says how much and why.
 */
export function difference(before: Pixels, after: Pixels, threshold = 0): Difference | undefined {
  const same = before.width === after.width && before.height === after.height
  if (same && before.data.equals(after.data)) return undefined
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const data = Buffer.alloc(width * height * 3, 255)
  const at = (pixels: Pixels, x: number, y: number) =>
    x < pixels.width && y < pixels.height ? (y * pixels.width + x) * 3 : -1
  let count = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [from, to, put] = [at(before, x, y), at(after, x, y), (y * width + x) * 3]
      if (differs(before.data, from, after.data, to, threshold)) {
        count++
        data.set(changed, put)
      } else {
        for (let channel = 0; channel < 3; channel++) {
          data[put + channel] = 200 + Math.round((after.data[to + channel] ?? 255) * 0.2)
        }
      }
    }
  }
  return count > 0 ? { count, overlay: { data, width, height } } : undefined
}

function differs(before: Buffer, from: number, after: Buffer, to: number, threshold: number) {
  if (from < 0 || to < 0) return true
  for (let channel = 0; channel < 3; channel++) {
    const distance = (before[from + channel] ?? 0) - (after[to + channel] ?? 0)
    if (Math.abs(distance) > threshold) return true
  }
  return false
}
