import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { internal } from '../limits/address.ts'
import { createFlights } from '../limits/flights.ts'
import { createGate, TooBusy } from '../limits/gate.ts'
import { warnOf } from '../log.ts'
import { createThrottledLog } from '../throttled-log.ts'
import { readIfThere, sizeOf, trimTo, writeWhole } from './disk.ts'
import { type MediaFormat, mediaFormats, mediaWidths } from './format.ts'
import { galleryScene } from './gallery.ts'
import { paint } from './paint.ts'
import type { PaintJob } from './painter.ts'
import { hasTooManyScans } from './redraw.ts'
import type { Scene } from './scene.ts'
import { productScene } from './scene.ts'
import { staticSvg } from './static.ts'
import type { MediaStore, MediaStoreOptions, Picture } from './types.ts'
import { createUploads } from './uploads.ts'

export class MediaBusy extends Error {
  constructor() {
    super('too many pictures are being made')
  }
}

/** Where no width is asked for: a drawn picture's; a sent one comes as it is kept. */
const usualWidth = 640

/** Pictures that may be drawn, and wait to be, for one network: as many as a page of a new shop shows. */
const mostDrawnForOne = 80

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
  /** Whoever asks for many waits for them behind those who ask for a few. */
  const drawing = createGate({ atOnce: workers, waiting: queue, each: mostDrawnForOne })
  /**
   * What is sent is drawn one after the other, of each sender's site in turn: the shop's own pictures never
   * wait for all of it, and nobody's for all of another's.
   */
  const sent = createGate({ atOnce: 1, waiting: mostSent, each: mostSentOfOne })
  const fly = createFlights<Buffer<ArrayBuffer>>(drawing)
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
    const body = await paint(job)
    // A full or read-only disk must not cost the shopper the picture; what is kept is counted anew.
    await keep(path, body).catch(() => {
      bytesUsed = undefined
    })
    return body
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

  const respond: MediaStore['respond'] = async (key, variant, asker = { address: internal }) => {
    const { width, format } = variant
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
    if (found === null) asker.admit?.()
    const body = found ?? (await fly(path, () => make(path, job), asker).catch(asBusy))
    return pictureOf(body, `image/${format}`, name)
  }

  const keepPicture: MediaStore['keepPicture'] = async (
    picture,
    box,
    of = 'shoppers',
    { address, signal } = { address: 'unknown' },
  ) => {
    if (hasTooManyScans(picture)) return null
    const draw = () =>
      drawing(
        of === 'goods' ? internal : address,
        () => paint({ picture, box, format: 'webp' }).catch(() => null),
        signal,
      )
    const body = await (of === 'goods' ? draw() : sent(address, draw, signal)).catch(asBusy)
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
