/** Brings the pictures of a catalogue into the shop, each once. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { paint } from '../media/paint.ts'
import { kindOf } from '../media/redraw.ts'
import type { MediaStore } from '../media/types.ts'
import { fetchPicture, maxPicture } from './fetch-picture.ts'
import type { FindPicture } from './picture-folder.ts'
import { NotTaken } from './product.ts'

interface Options {
  readonly media: MediaStore
  /** Where pictures lie; null fetches them. */
  readonly find: FindPicture | null
  /** Fetches from this machine and its network, too. */
  readonly isInsideAllowed: boolean
  /** Looks at pictures and keeps none. */
  readonly isTrial: boolean
  /** Keys of the pictures that were brought in before, by their origins. */
  readonly known: (origins: readonly string[]) => Promise<ReadonlyMap<string, string>>
}

export interface Brought {
  /** By what the file calls the picture: its key, or why there is none. */
  readonly settled: ReadonlyMap<string, Settled>
  /** Pictures that are new, to be remembered with where they came from; in a trial they would be. */
  readonly fresh: readonly { readonly source: string; readonly key: string }[]
}

export type Settled = { readonly key: string } | { readonly fault: string }

/** A picture that could be found: what tells it from others, and how its bytes are had. */
interface Origin {
  readonly id: string
  readonly read: () => Promise<Uint8Array>
}

const atOnce = 4
const box = { width: 1920, height: 1920, fit: 'inside' } as const
/** Addresses longer than any index takes. */
const longest = 2000
/** What stands for a picture that a trial does not keep. */
const trialKey = `g/${'0'.repeat(32)}.webp`

const hashOf = async (path: string) => {
  const hash = createHash('sha256')
  for await (const part of createReadStream(path)) hash.update(part)
  return hash.digest('hex')
}

/** Does `work` for each, a few at the same time. */
const forEach = async <Entry>(entries: readonly Entry[], work: (entry: Entry) => Promise<void>) => {
  const waiting = entries.values()
  const hand = async () => {
    for (const entry of waiting) await work(entry)
  }
  await Promise.all(Array.from({ length: atOnce }, hand))
}

/** A fault is remembered; anything else that goes wrong ends the import. */
const settle = async (work: () => Promise<Settled>): Promise<Settled> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof NotTaken) return { fault: error.message }
    throw error
  }
}

export const createPictures = ({ media, find, isInsideAllowed, isTrial, known }: Options) => {
  const inFolder = async (source: string, findFile: FindPicture): Promise<Origin> => {
    const path = await findFile(source)
    if ((await stat(path)).size > maxPicture.bytes) throw new NotTaken(maxPicture.fault)
    return { id: `sha256:${await hashOf(path)}`, read: () => readFile(path) }
  }
  const elsewhere = (source: string): Origin => {
    if (!/^https?:\/\//i.test(source))
      throw new NotTaken('is no address: --pictures says in which folder it lies')
    if (source.length > longest) throw new NotTaken(`is longer than ${longest} characters`)
    return { id: source, read: () => fetchPicture(source, { isInsideAllowed }) }
  }

  const draw = async ({ read }: Origin): Promise<Settled> => {
    const body = await read()
    const kind = kindOf(body)
    const noPicture = { fault: 'is no JPG, PNG, GIF or WebP picture' }
    if (kind === null || kind === 'pdf') return noPicture
    if (isTrial) {
      const drawn = await paint({ picture: body, box, format: 'webp' }).catch(() => null)
      return drawn ? { key: trialKey } : noPicture
    }
    const key = await media.keepPicture(body, box, 'goods')
    return key === null ? noPicture : { key: `${key}.webp` }
  }

  const isThere = (key: string) => media.hasPicture(key.replace(/\.webp$/, ''))
  /** What was seen in this run, by origin: a picture of many products is brought once. */
  const visited = new Map<string, Settled>()

  const originsOf = async (sources: readonly string[], settled: Map<string, Settled>) => {
    const origins = new Map<string, Origin>()
    await forEach(sources, async (source) => {
      try {
        origins.set(source, find ? await inFolder(source, find) : elsewhere(source))
      } catch (error) {
        if (!(error instanceof NotTaken)) throw error
        settled.set(source, { fault: error.message })
      }
    })
    return origins
  }

  return async (sources: readonly string[]): Promise<Brought> => {
    const settled = new Map<string, Settled>()
    const fresh: { source: string; key: string }[] = []
    const origins = await originsOf([...new Set(sources)], settled)
    const unvisited = new Map(
      [...origins.values()]
        .filter(({ id }) => !visited.has(id))
        .map((origin) => [origin.id, origin]),
    )
    const before =
      unvisited.size > 0 ? await known([...unvisited.keys()]) : new Map<string, string>()
    await forEach([...unvisited.values()], async (origin) => {
      const key = before.get(origin.id)
      if (key !== undefined && (await isThere(key))) {
        visited.set(origin.id, { key })
        return
      }
      const drawn = await settle(() => draw(origin))
      visited.set(origin.id, drawn)
      if ('key' in drawn) fresh.push({ source: origin.id, key: drawn.key })
    })
    for (const [source, { id }] of origins)
      settled.set(source, visited.get(id) ?? { fault: 'is lost' })
    return { settled, fresh }
  }
}
