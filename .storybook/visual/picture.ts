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
  /** The smallest rectangles that hold them all; those that have calm rows between them are apart. */
  readonly boxes: readonly Box[]
  /** The new picture, pale, with what changed in red; it covers both sizes. */
  readonly overlay: Pixels
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Box extends Size {
  readonly x: number
  readonly y: number
}

const changed = [230, 0, 60] as const

/** How many rows as they were part two changes of a page, in px. */
const calm = 120

/** What a pixel becomes in the overlay, where it did not change. */
const pale = Uint8Array.from({ length: 256 }, (_, value) => 200 + Math.round(value * 0.2))

/** The part of a row that a picture has. */
const rowOf = ({ data, width, height }: Pixels, y: number) =>
  y < height ? data.subarray(y * width * 3, (y + 1) * width * 3) : data.subarray(0, 0)

/** Every pixel that differs: the browser draws bit for bit the same, so nothing is forgiven. */
export function difference(before: Pixels, after: Pixels): Difference {
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const data = Buffer.alloc(width * height * 3, 255)
  const boxes: Box[] = []
  let count = 0
  let [left, top, right, bottom] = [width, height, -1, -1]
  const close = () => {
    if (bottom < 0) return
    boxes.push({ x: left, y: top, width: right - left + 1, height: bottom - top + 1 })
    ;[left, top, right, bottom] = [width, height, -1, -1]
  }
  for (let y = 0; y < height; y++) {
    const [from, to] = [rowOf(before, y), rowOf(after, y)]
    const start = y * width * 3
    for (let at = 0; at < to.length; at++) data[start + at] = pale[to[at] ?? 255] ?? 255
    // Most rows of a long page are as they were.
    if (from.equals(to)) continue
    if (bottom >= 0 && y - bottom > calm) close()
    for (let x = 0; x < width; x++) {
      if (!differs(from, to, x * 3)) continue
      count++
      left = Math.min(left, x)
      top = Math.min(top, y)
      right = Math.max(right, x)
      bottom = y
      data.set(changed, start + x * 3)
    }
  }
  close()
  return { count, boxes, overlay: { data, width, height } }
}

/** Whether a pixel of two rows is another; one that only one of them has is. */
function differs(from: Buffer, to: Buffer, at: number) {
  for (let channel = at; channel < at + 3; channel++) if (from[channel] !== to[channel]) return true
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
