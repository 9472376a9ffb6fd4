import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type MediaFormat, mediaFormats, mediaWidths } from './format.ts'
import { galleryScene } from './gallery.ts'
import { paint } from './paint.ts'
import type { Scene } from './scene.ts'
import { productScene } from './scene.ts'
import { staticSvg } from './static.ts'

type Picture = { body: Buffer<ArrayBuffer>; type: string; etag: string }

export type MediaStore = {
  /** The picture, made now if need be; null when the key, width or format is not one of ours. */
  respond(key: string, variant: { width: number; format: string }): Promise<Picture | null>
  /** Makes pictures ahead of their first request, quietly, one after the other. */
  warm(keys: readonly string[], widths: readonly number[], stop?: AbortSignal): Promise<void>
}

export class MediaBusy extends Error {
  constructor() {
    super('too many pictures are being made')
  }
}

export type MediaStoreOptions = {
  /** Where pictures are kept. */
  dir: string
  /** Pictures made at the same time. */
  workers?: number
  /** Requests that may wait for a worker; past it `respond` throws MediaBusy. */
  queue?: number
  /** Kept bytes; past it pictures are still made, but not kept. */
  budget?: number
}

/** Part of every file name and etag: raise it when pictures come to look different. */
const edition = 1

export const sceneOf = (key: string): Scene | null =>
  key.startsWith('p/') ? productScene(key.slice(2)) : galleryScene(key)

const isFormat = (format: string): format is MediaFormat =>
  mediaFormats.some((known) => known === format)

const missing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

const readKept = async (path: string) => {
  try {
    return Buffer.from(await readFile(path))
  } catch (error) {
    if (missing(error)) return null
    throw error
  }
}

const sizeOf = async (dir: string) => {
  try {
    const entries = await readdir(dir, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile())
    const sizes = await Promise.all(
      files.map(({ parentPath, name }) => stat(join(parentPath, name))),
    )
    return sizes.reduce((sum, { size }) => sum + size, 0)
  } catch (error) {
    if (missing(error)) return 0
    throw error
  }
}

const createWorkers = (count: number, queue: number) => {
  const waiting: Array<() => void> = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= count) {
      if (waiting.length >= queue) throw new MediaBusy()
      await new Promise<void>((resume) => waiting.push(resume))
    } else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running--
      else next()
    }
  }
}

/** Pictures that are drawn on first request and kept on disk. */
export const createMediaStore = ({
  dir,
  workers = 2,
  queue = 400,
  budget = 512 * 1024 * 1024,
}: MediaStoreOptions): MediaStore => {
  const work = createWorkers(workers, queue)
  const underway = new Map<string, Promise<Buffer<ArrayBuffer>>>()
  let kept: Promise<number> | undefined

  const keep = async (path: string, body: Buffer) => {
    kept ??= sizeOf(dir)
    const total = await kept
    if (total + body.length > budget) return
    kept = kept.then((bytes) => bytes + body.length)
    const draft = `${path}.${randomUUID()}.part`
    await mkdir(dirname(path), { recursive: true })
    try {
      await writeFile(draft, body)
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }

  const make = async (path: string, scene: Scene, width: number, format: MediaFormat) => {
    const body = await work(() => paint({ scene, width, format }))
    // A full or read-only disk must not cost the shopper the picture.
    await keep(path, body).catch(() => undefined)
    return body
  }

  const single = (path: string, start: () => Promise<Buffer<ArrayBuffer>>) => {
    const running = underway.get(path)
    if (running !== undefined) return running
    const started = start().finally(() => underway.delete(path))
    underway.set(path, started)
    return started
  }

  const respond: MediaStore['respond'] = async (key, { width, format }) => {
    if (format === 'svg') {
      const svg = staticSvg(key)
      if (svg === null) return null
      const etag = `"${createHash('sha1').update(svg).digest('base64url').slice(0, 16)}"`
      return { body: Buffer.from(svg), type: 'image/svg+xml', etag }
    }
    if (!isFormat(format) || !mediaWidths.some((known) => known === width)) return null
    const scene = sceneOf(key)
    if (scene === null) return null
    const name = `${key}-${width}.v${edition}.${format}`
    const path = join(dir, name)
    const body = await single(
      path,
      async () => (await readKept(path)) ?? (await make(path, scene, width, format)),
    )
    const etag = `"${createHash('sha1').update(name).digest('base64url').slice(0, 16)}"`
    return { body, type: `image/${format}`, etag }
  }

  return {
    respond,
    async warm(keys, widths, stop) {
      for (const key of keys) {
        for (const width of widths) {
          for (const format of mediaFormats) {
            if (stop?.aborted) return
            await respond(key, { width, format })
          }
        }
      }
    },
  }
}
