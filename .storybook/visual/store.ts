import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { type Pixels, readPicture, writePicture } from './picture.ts'
import { store } from './places.ts'

/** What a picture is known by: its size and every pixel. */
export const fingerprint = ({ data, width, height }: Pixels) =>
  createHash('sha256').update(`${width}x${height}\n`).update(data).digest('base64url')

/** Where the store has a picture, or would have it. */
export const storedFile = (print: string) => join(store, `${print}.webp`)

export const isStored = (print: string) => existsSync(storedFile(print))

/** Keeps a picture under its fingerprint: whoever reads sees the whole of it, or none. Two stories may look the same. */
export async function storePicture(pixels: Pixels, print = fingerprint(pixels)) {
  if (isStored(print)) return
  await mkdir(store, { recursive: true })
  const draft = `${storedFile(print)}.${randomUUID()}`
  await writePicture(draft, pixels)
  await rename(draft, storedFile(print))
}

/** The picture of a fingerprint; undefined where the store lacks it. */
export const storedPicture = (print: string) => readPicture(storedFile(print))
