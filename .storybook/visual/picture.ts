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

/** A picture's pixels; undefined where there is none. */
export async function readPicture(path: string): Promise<Pixels | undefined> {
  const picture = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return picture && decode(picture)
}

/** Lossless, so what comes back is what was seen. */
export async function writePicture(path: string, { data, width, height }: Pixels) {
  const picture = await sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 2 })
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
  /** The smallest rectangle that holds them all. */
  readonly box: Box
  /** The new picture, pale, with what changed in red; it covers both sizes. */
  readonly overlay: Pixels
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const changed = [230, 0, 60] as const

/** Every pixel that differs: the browser draws bit for bit the same, so nothing is forgiven. */
export function difference(before: Pixels, after: Pixels): Difference {
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const data = Buffer.alloc(width * height * 3, 255)
  const at = (pixels: Pixels, x: number, y: number) =>
    x < pixels.width && y < pixels.height ? (y * pixels.width + x) * 3 : -1
  let count = 0
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [from, to, put] = [at(before, x, y), at(after, x, y), (y * width + x) * 3]
      if (differs(before.data, from, after.data, to)) {
        count++
        left = Math.min(left, x)
        top = Math.min(top, y)
        right = Math.max(right, x)
        bottom = y
        data.set(changed, put)
      } else {
        for (let channel = 0; channel < 3; channel++) {
          data[put + channel] = 200 + Math.round((after.data[to + channel] ?? 255) * 0.2)
        }
      }
    }
  }
  const box = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
  return { count, box, overlay: { data, width, height } }
}

function differs(before: Buffer, from: number, after: Buffer, to: number) {
  if (from < 0 || to < 0) return true
  for (let channel = 0; channel < 3; channel++)
    if (before[from + channel] !== after[to + channel]) return true
  return false
}

/** A part of a picture, as far as it reaches. */
export function cut({ data, width, height }: Pixels, box: Box): Pixels {
  const w = Math.max(0, Math.min(box.width, width - box.x))
  const h = Math.max(0, Math.min(box.height, height - box.y))
  const rows = Array.from({ length: h }, (_, row) => {
    const start = ((box.y + row) * width + box.x) * 3
    return data.subarray(start, start + w * 3)
  })
  return { data: Buffer.concat(rows), width: w, height: h }
}
