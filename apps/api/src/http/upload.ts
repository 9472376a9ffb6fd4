/** Files in multipart calls: what they really are decides, and only pixels of a picture are kept. */
import { everyCall } from '@shop/contract/every-call'
import type { Context } from 'hono'
import type { AppEnv, Deps } from '../deps.ts'
import { clientAddress } from '../limits/asker.ts'
import { kindOf } from '../media/redraw.ts'
import { MediaBusy } from '../media/store.ts'
import { MediaFull } from '../media/uploads.ts'
import { readForm } from './form.ts'
import { isOperator } from './is-operator.ts'
import { refuse, wrongField } from './refusal.ts'

const megabyte = 1024 * 1024
/** Of one file (wire.md 10, 11). */
const maxFileSize = 2 * megabyte
/** Of a whole form: five files, and its texts. */
const maxFormSize = 11 * megabyte

const isForm = (type = '') => /^multipart\/form-data\s*;/i.test(type)

/** Of any other body; the longest is an order of 500 lines. */
export const maxTextSize = megabyte / 8
/** Of what an operator sends: products by the hundred, whole pages. */
const maxOperatorSize = megabyte

/** Whether a request may bring files: a form on a path whose call takes them. */
export const mayBringFiles = (() => {
  let takers: ReadonlySet<string> | undefined
  return (c: Context<AppEnv>): boolean => {
    takers ??= new Set(
      [...everyCall.values()].flatMap((call) => (call.multipart ? [`/api${call.path}`] : [])),
    )
    return isForm(c.req.header('Content-Type')) && takers.has(c.req.path)
  }
})()

/** How many bytes a request may send. */
export const maxBodyOf = (c: Context<AppEnv>): number => {
  if (mayBringFiles(c)) return maxFormSize
  return c.req.path.startsWith('/api/operator/') && isOperator(c) ? maxOperatorSize : maxTextSize
}

/** From which address a file came: whoever draws it takes what each has sent in turn. */
const senders = new WeakMap<File, { address: string; signal: AbortSignal }>()

/** How many files a form may hold, by field. */
export type UploadLimits = Readonly<Record<string, number>>

/**
 * The files of a multipart call by field; a list's are named `field[]` or `field[0]`. An empty file
 * input counts as no file. Refuses too many files and too large ones with a message at the field.
 * Texts are read with `c.req.valid('json')` as always.
 *
 * @example const { logo: [logo] } = await readUpload(c, { logo: 1 })
 */
export const readUpload = async <Limits extends UploadLimits>(
  c: Context<AppEnv>,
  limits: Limits,
): Promise<{ [Field in keyof Limits]: File[] }> => {
  const files: Record<string, File[]> = Object.fromEntries(
    Object.keys(limits).map((field) => [field, []]),
  )
  const type = c.req.header('Content-Type') ?? ''
  const form = isForm(type) ? await readForm(c, type) : new FormData()
  for (const [name, value] of form) {
    const field = fieldOf(name)
    if (!(value instanceof File) || isNothing(value) || !Object.hasOwn(files, field)) continue
    senders.set(value, { address: clientAddress(c), signal: c.req.raw.signal })
    files[field]?.push(value)
  }
  for (const [field, max] of Object.entries(limits)) {
    const found = files[field] ?? []
    if (found.length > max) throw tooMany(field, max)
    if (found.some(({ size }) => size > maxFileSize)) throw tooLarge(field)
  }
  return files as { [Field in keyof Limits]: File[] }
}

/** A list's name without its brackets. */
export const fieldOf = (name: string) => name.replace(/\[\d{0,3}\]$/, '')

/** What a browser sends for a file input in which nothing was chosen. */
export const isNothing = (value: unknown) => value instanceof File && value.size === 0

const about = (field: string) => field.replaceAll('_', ' ')

const tooMany = (field: string, max: number) =>
  wrongField(field, 'The :attribute field must not have more than :limit items.', {
    attribute: about(field),
    limit: String(max),
  })

const tooLarge = (field: string) =>
  wrongField(field, 'The :attribute must not be larger than :limit MB.', {
    attribute: about(field),
    limit: String(maxFileSize / megabyte),
  })

const noPicture = (field: string) =>
  wrongField(field, 'The :attribute must be a JPG, PNG, GIF or WebP picture.', {
    attribute: about(field),
  })

const noFile = (field: string) =>
  wrongField(field, 'The :attribute must be a JPG, PNG or PDF file.', { attribute: about(field) })

export interface KeepOptions {
  /** The field that is blamed when the file is not what it should be. */
  readonly field: string
  /** What the picture has to fit in; it is never made larger. */
  readonly width?: number
  readonly height?: number
  /** `cover` cuts the picture to exactly that shape; `inside` keeps its own. */
  readonly fit?: 'inside' | 'cover'
}

type Store = Pick<Deps, 'media'>

/** Refuses what is the machine's trouble and not the file's. */
const storing = async <Key>(keep: () => Promise<Key>): Promise<Key> => {
  try {
    return await keep()
  } catch (error) {
    if (error instanceof MediaBusy || error instanceof MediaFull)
      return refuse(503, 'Files cannot be taken right now. Please try again later.')
    throw error
  }
}

const storeOf = ({ media }: Store) =>
  media ?? refuse(503, 'Files cannot be taken right now. Please try again later.')

/**
 * Checks by its content that a file is a picture, draws it anew without anything else that was in
 * it, and keeps it under a random name. Returns what a row keeps of it (as `shops.logo` does):
 * `pictureUrl(viewer, key)` makes its public address, `dropFile(deps, key)` deletes it.
 *
 * @example const logo = await keepImage(deps, file, { field: 'logo', width: 512, height: 512 })
 */
export const keepImage = async (
  deps: Store,
  file: File,
  { field, width = 1920, height = 1920, fit = 'inside' }: KeepOptions,
): Promise<string> => {
  const body = new Uint8Array(await file.arrayBuffer())
  const kind = kindOf(body)
  if (kind === null || kind === 'pdf') throw noPicture(field)
  const media = storeOf(deps)
  const box = { width, height, fit }
  const key = await storing(() => media.keepPicture(body, box, 'shoppers', senders.get(file)))
  // What the decoder cannot read is no picture, whatever its first bytes say.
  if (key === null) throw noPicture(field)
  return `${key}.webp`
}

export interface StoredFile {
  /** What a row keeps of it; `pictureUrl(viewer, key)` makes its public address. */
  readonly key: string
  readonly kind: 'image' | 'pdf'
}

/** Keeps a picture as `keepImage` does, or a PDF as it came: that is only ever downloaded. */
export const keepFile = async (
  deps: Store,
  file: File,
  options: KeepOptions,
): Promise<StoredFile> => {
  const body = new Uint8Array(await file.arrayBuffer())
  const kind = kindOf(body)
  if (kind === 'pdf') {
    const end = Buffer.from(body.subarray(-1024)).toString('latin1')
    if (!end.includes('%%EOF')) throw noFile(options.field)
    const media = storeOf(deps)
    return { key: `${await storing(() => media.keepDocument(body))}.pdf`, kind: 'pdf' }
  }
  if (kind === null) throw noFile(options.field)
  return { key: await keepImage(deps, file, options), kind: 'image' }
}

/** Deletes a file that `keepImage` or `keepFile` kept; drawn pictures of the shop stay. */
export const dropFile = async ({ media }: Store, key: string | null): Promise<void> => {
  await media?.drop((key ?? '').replace(/\.(webp|pdf)$/, ''))
}
