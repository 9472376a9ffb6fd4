/** Brings a catalogue into a shop, batch by batch. */
import * as v from 'valibot'
import type { MediaStore } from '../media/types.ts'
import type { Catalogue } from './catalogue.ts'
import type { Desk } from './desk.ts'
import { type Found, isRefused } from './format.ts'
import { cleanHtml, picturesIn } from './html.ts'
import type { FindPicture } from './picture-folder.ts'
import { type Brought, createPictures, type Settled } from './pictures.ts'
import { type Draft, type Refused, Told } from './product.ts'
import type { Report } from './report.ts'
import { createTally } from './tally.ts'

export interface ImportOptions {
  /** Number or name of the shop; the only one without it. */
  readonly shop?: string | undefined
  /** Says what would become of the file, and writes nothing. */
  readonly isTrial: boolean
  /** Pieces of new products whose file says no number. */
  readonly stock: number
  /** Where pictures lie; null fetches them. */
  readonly find: FindPicture | null
  /** Fetches pictures from this machine and its network, too. */
  readonly isInsideAllowed: boolean
}

export interface ImportTools {
  readonly desk: Desk
  readonly media: MediaStore
  readonly onProgress?: (products: number) => void
}

const batchProducts = 100
/** A call takes a megabyte, and a letter may take several bytes. */
const batchLetters = 200_000
const batchOrigins = 1000

const weightOf = ({ description = '', shortDescription = '', pictures = [] }: Draft) =>
  1000 + description.length + shortDescription.length + 200 * pictures.length

/** Products together that are written together; what was refused goes by. */
async function* batchesOf(products: AsyncIterable<Found>, refuse: (row: Refused) => void) {
  let batch: Draft[] = []
  let weight = 0
  for await (const found of products) {
    if (isRefused(found)) {
      refuse(found)
      continue
    }
    const own = weightOf(found)
    if (batch.length >= batchProducts || (batch.length > 0 && weight + own > batchLetters)) {
      yield batch
      batch = []
      weight = 0
    }
    batch.push(found)
    weight += own
  }
  if (batch.length > 0) yield batch
}

const sourcesOf = ({ pictures = [], description = '' }: Draft) => [
  ...pictures.map(({ source }) => source),
  ...picturesIn(description),
]

const keyOf = (settled: Settled | undefined) =>
  settled && 'key' in settled ? settled.key : undefined

/** A draft with its description cleaned and its pictures where they are now. */
const toldOf = ({ line, notes, ...draft }: Draft, { settled }: Brought) => {
  const pictures = draft.pictures?.flatMap(({ source, color }) => {
    const key = keyOf(settled.get(source))
    return key === undefined ? [] : [{ key, color }]
  })
  const moved = (source: string) => {
    const key = keyOf(settled.get(source))
    return key === undefined ? undefined : `/media/${key}`
  }
  return {
    ...draft,
    pictures,
    isMissingPictures: pictures && pictures.length < (draft.pictures?.length ?? 0),
    description: draft.description && cleanHtml(draft.description, moved),
  }
}

/** Takes all of a catalogue that can be taken, and reports what became of it. */
export const importCatalogue = async (
  { desk, media, onProgress }: ImportTools,
  catalogue: Catalogue,
  { shop: told, isTrial, stock, find, isInsideAllowed }: ImportOptions,
): Promise<Report> => {
  const shop = await desk.shop(told)
  const tally = createTally(sourcesOf)

  const known = async (origins: readonly string[]) => {
    const keys = new Map<string, string>()
    for (let from = 0; from < origins.length; from += batchOrigins)
      for (const { source, key } of await desk.pictures(origins.slice(from, from + batchOrigins)))
        keys.set(source, key)
    return keys
  }
  const bring = createPictures({ media, find, isInsideAllowed, isTrial, known })

  const take = async (drafts: readonly Draft[]) => {
    const brought = await bring(drafts.flatMap(sourcesOf))
    const fit = drafts.flatMap((draft) => {
      const result = v.safeParse(Told, toldOf(draft, brought))
      if (result.success) return [{ draft, told: result.output }]
      tally.refuse(draft, result.issues[0].message)
      return []
    })
    const products = fit.map(({ told }) => told)
    const batch = { shopId: shop.id, isTrial, stock, products, pictures: brought.fresh }
    const written = await desk.write(batch)
    for (const key of written.unused) await media.drop(key.replace(/\.webp$/, ''))
    tally.add(
      fit.map(({ draft }) => draft),
      written,
      brought,
    )
  }

  let done = 0
  for await (const batch of batchesOf(catalogue.products(), tally.refuseRow)) {
    await take(batch)
    done += batch.length
    onProgress?.(done)
  }
  // Also when nothing changed: a run before this one may have ended before it came to this.
  if (!isTrial) await desk.end()
  const { title, unread, rows } = catalogue
  return { title, unread, rows, shop, isTrial, ...tally.sum() }
}
