/** What people send, under names that nobody can guess: a picture's address is its only key. */
import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readKept, sizeOf, writeWhole } from './disk.ts'

export class MediaFull extends Error {
  constructor() {
    super('no room for more files')
  }
}

const key = /^u\/[0-9a-f]{32}$/

/** Whether a key is a sent file's; only those are ever deleted. */
export const isUpload = (text: string) => key.test(text)

/** Keeps sent files in a folder, up to so many bytes. */
export const createUploads = (dir: string, budget: number) => {
  let kept: Promise<number> | undefined
  const pathOf = (of: string, ending: string) => join(dir, `${of.slice(2)}.${ending}`)
  return {
    /** Keeps a file and returns its key; throws MediaFull past the budget. */
    async keep(body: Uint8Array, ending: 'webp' | 'pdf') {
      kept ??= sizeOf(dir)
      if ((await kept) + body.length > budget) throw new MediaFull()
      kept = kept.then((bytes) => bytes + body.length)
      const made = `u/${randomBytes(16).toString('hex')}`
      await writeWhole(pathOf(made, ending), body)
      return made
    },
    read: (of: string, ending: 'webp' | 'pdf') =>
      isUpload(of) ? readKept(pathOf(of, ending)) : Promise.resolve(null),
    async drop(of: string) {
      if (!isUpload(of)) return
      kept = undefined
      for (const ending of ['webp', 'pdf']) await rm(pathOf(of, ending), { force: true })
    },
  }
}
