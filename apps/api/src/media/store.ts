import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createGate, TooBusy } from '../limits/gate.ts'
import { warnOf } from '../log.ts'
import { createThrottledLog } from '../throttled-log.ts'
import { readIfThere, sizeOf, trimTo, writeWhole } from './disk.ts'
import { type MediaFormat, mediaFormats, mediaWidths } from './format.ts'
import { galleryScene } from './gallery.ts'
import { paint } from './paint.ts'
import type { PaintJob } from './painter.ts'
import { type Box, hasTooManyScans } from './redraw.ts'
import type { Scene } from './scene.ts'
import { productScene } from './scene.ts'
import { staticSvg } from './static.ts'
import { createUploads } from './uploads.ts'

type Picture = { body: Buffer<ArrayBuffer>; type: string; etag: string }

export type MediaStore = {
  /**
   * The picture, made now if need be; null when the key, width or format is not one of ours.
   * `admit` throws where it must not be made for whoever asks.
   */
  respond(
    key: string,
    variant: { width: number | null; format: string },
    admit?: () => void,
  ): Promise<Picture | null>
  /** Prerenders pictures before their first request, quietly, one after the other. */
  prerender(keys: readonly string[], widths: readonly number[], stop?: AbortSignal): Promise<void>
  /**
   * Draws a sent picture anew and keeps it; its key from now on, null when it is no picture. What
   * the shop itself brings is `goods`: it takes no room from what its shoppers send.
   */
  keepPicture(
    picture: Uint8Array,
    box: Box,
    of?: 'shoppers' | 'goods',
    sender?: string,
  ): Promise<string | null>
  /** Whether a picture that was sent is still there. */
  hasPicture(key: string): Promise<boolean>
  /** Keeps a sent document as it came; its key from now on. */
  keepDocument(document: Uint8Array): Promise<string>
  /** Deletes what was sent. */
  drop(key: string): Promise<void>
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
  /** Kept bytes; past it those that were not asked for longest make room. */
  budget?: number
  /** Bytes that shoppers' files may take in all. */
  room?: number
}

/** Where no width is asked for: a drawn picture's; a sent one comes as it is kept. */
const usualWidth = 640

/** Sent pictures that may wait to be drawn. */
const mostSent = 40
const mostSentOfOne = 16

/** Of a full budget, what stays: making room costs more the oftener it is made. */
const staysOf = 0.8

/** Part of every file name and etag: raise it when pictures come to look different. */
const edition = 1

const nameOf = (key: string, width: number, format: MediaFormat) =>
  `${key}-${width}.v${edition}.${format}`

const typesOf = { webp: 'image/webp', pdf: 'application/pdf' } as const

/** An answer whose mark changes with what it is made of. */
const pictureOf = (body: Buffer<ArrayBuffer>, type: string, mark: string): Picture => ({
  body,
  type,
  etag: `"${createHash('sha1').update(mark).digest('base64url').slice(0, 16)}"`,
})

export const sceneOf = (key: string): Scene | null =>
  key.startsWith('p/') ? productScene(key.slice(2)) : galleryScene(key)

const isFormat = (format: string): format is MediaFormat =>
  mediaFormats.some((known) => known === format)

/** There is no room to wait for the one who draws. */
const asBusy = (error: unknown): never => {
  throw error instanceof TooBusy ? new MediaBusy() : error
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

/** Pictures that are drawn on first request and cached on disk. */
export const createMediaStore = ({
  dir,
  workers = 2,
  queue = 400,
  budget = 512 * 1024 * 1024,
  room = 8 * 1024 * 1024 * 1024,
}: MediaStoreOptions): MediaStore => {
  const folders = { shoppers: join(dir, 'uploads'), goods: join(dir, 'goods') }
  const uploads = {
    shoppers: createUploads(folders.shoppers, 'u', room),
    goods: createUploads(folders.goods, 'g', Number.POSITIVE_INFINITY),
  }
  /** Where a sent file with this key lies; undefined when it is the key of none. */
  const homeOf = (key: string) => Object.values(uploads).find(({ holds }) => holds(key))
  const work = createWorkers(workers, queue)
  /**
   * What is sent is drawn one after the other, of each sender's site in turn: the shop's own pictures never
   * wait for all of it, and nobody's for all of another's.
   */
  const sent = createGate({ atOnce: 1, waiting: mostSent, each: mostSentOfOne })
  const underway = new Map<string, Promise<Buffer<ArrayBuffer>>>()
  const throttledLog = createThrottledLog()
  let bytesUsed: Promise<number> | undefined

  const others = Object.values(folders)

  const keep = async (path: string, body: Buffer) => {
    if (body.length > budget * staysOf) return
    bytesUsed ??= sizeOf(dir, others)
    const counted = bytesUsed
    const isFull = (await counted) + body.length > budget
    // Another may be making room already.
    if (isFull && bytesUsed === counted)
      bytesUsed = trimTo(budget * staysOf - body.length, dir, others)
    bytesUsed = bytesUsed.then((bytes) => bytes + body.length)
    await bytesUsed
    await writeWhole(path, body)
  }

  const make = async (path: string, job: PaintJob) => {
    const body = await work(() => paint(job))
    // A full or read-only disk must not cost the shopper the picture; what is kept is counted anew.
    await keep(path, body).catch(() => {
      bytesUsed = undefined
    })
    return body
  }

  /** Single flight: requests for a picture that is being drawn wait for that one. */
  const single = (path: string, start: () => Promise<Buffer<ArrayBuffer>>) => {
    const running = underway.get(path)
    if (running !== undefined) return running
    const started = start().finally(() => underway.delete(path))
    underway.set(path, started)
    return started
  }

  /** What a key is drawn from, at a width; null when it has nothing. */
  const jobOf = async (
    key: string,
    width: number,
    format: MediaFormat,
  ): Promise<PaintJob | null> => {
    const home = homeOf(key)
    if (home) {
      const picture = await home.read(key, 'webp')
      return picture && { picture, format, box: { width, height: 4 * width, fit: 'inside' } }
    }
    const scene = sceneOf(key)
    return scene && { scene, width, format }
  }

  /** What is kept is a copy: where it cannot be read, it is drawn again. */
  const readKept = (path: string) =>
    readIfThere(path).catch((error) => {
      throttledLog('kept pictures', () => warnOf(`Pictures in ${dir} cannot be read`, error))
      return null
    })

  const respond: MediaStore['respond'] = async (key, { width, format }, admit) => {
    if (format === 'svg') {
      const svg = staticSvg(key)
      return svg === null ? null : pictureOf(Buffer.from(svg), 'image/svg+xml', svg)
    }
    const home = homeOf(key)
    if (home && width === null) {
      if (format !== 'webp' && format !== 'pdf') return null
      const body = await home.read(key, format)
      return body && pictureOf(body, typesOf[format], key)
    }
    const size = width ?? usualWidth
    if (!isFormat(format) || !mediaWidths.some((known) => known === size)) return null
    const job = await jobOf(key, size, format)
    if (job === null) return null
    const name = nameOf(key, size, format)
    const path = join(dir, name)
    const found = await readKept(path)
    if (found === null) admit?.()
    const body = found ?? (await single(path, () => make(path, job)))
    return pictureOf(body, `image/${format}`, name)
  }

  const keepPicture: MediaStore['keepPicture'] = async (
    picture,
    box,
    of = 'shoppers',
    sender = 'unknown',
  ) => {
    if (hasTooManyScans(picture)) return null
    const draw = () => work(() => paint({ picture, box, format: 'webp' }).catch(() => null))
    const body = await (of === 'shoppers' ? sent(sender, draw).catch(asBusy) : draw())
    return body && uploads[of].keep(body, 'webp')
  }

  const drop: MediaStore['drop'] = async (key) => {
    const home = homeOf(key)
    if (!home) return
    await home.drop(key)
    for (const width of mediaWidths)
      for (const format of mediaFormats)
        await rm(join(dir, nameOf(key, width, format)), { force: true })
  }

  return {
    respond,
    keepPicture,
    hasPicture: async (key) => (await homeOf(key)?.has(key, 'webp')) ?? false,
    keepDocument: (document) => uploads.shoppers.keep(document, 'pdf'),
    drop,
    async prerender(keys, widths, stop) {
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
