/** What people send, under names that nobody can guess: a picture's address is its only key. */
import { randomBytes } from 'node:crypto'
import { access, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readIfThere, sizeOf, writeWhole } from './disk.ts'

export class MediaFull extends Error {
  constructor() {
    super('no room for more files')
  }
}

/**
 * Keeps sent files in a folder, up to so many bytes.
 *
 * @param letter what their keys begin with
 */
export const createUploads = (dir: string, letter: 'u' | 'g', budget: number) => {
  const key = new RegExp(`^${letter}/[0-9a-f]{32}$`)
  let bytesUsed: Promise<number> | undefined
  const pathOf = (of: string, ending: string) => join(dir, `${of.slice(2)}.${ending}`)
  /** Whether a key is of a file here; only those are ever deleted. */
  const holds = (text: string) => key.test(text)
  return {
    holds,
    /** Keeps a file and returns its key; throws MediaFull past the budget. */
    async keep(body: Uint8Array, ending: 'webp' | 'pdf') {
      bytesUsed ??= sizeOf(dir)
      if ((await bytesUsed) + body.length > budget) throw new MediaFull()
      bytesUsed = bytesUsed.then((bytes) => bytes + body.length)
      const made = `${letter}/${randomBytes(16).toString('hex')}`
      await writeWhole(pathOf(made, ending), body)
      return made
    },
    has: (of: string, ending: 'webp' | 'pdf') =>
      access(pathOf(of, ending)).then(
        () => true,
        () => false,
      ),
    read: (of: string, ending: 'webp' | 'pdf') =>
      holds(of) ? readIfThere(pathOf(of, ending)) : Promise.resolve(null),
    async drop(of: string) {
      if (!holds(of)) return
      bytesUsed = undefined
      for (const ending of ['webp', 'pdf']) await rm(pathOf(of, ending), { force: true })
    },
  }
}
