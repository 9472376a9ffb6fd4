/** The folder of an embedded database: whole, or not there. */
import { chmod, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { holdsDatabase } from './engine.ts'
import { DatabaseUnusable } from './errors.ts'

const bringToDisk = async (path: string) => {
  const file = await open(path)
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

const bringFolderToDisk = async (dir: string) => {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  for (const { parentPath, name } of entries) await bringToDisk(join(parentPath, name))
  await bringToDisk(dir)
}

const isMissingOrEmpty = async (dir: string) => {
  try {
    return (await readdir(dir)).length === 0
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return true
    throw error
  }
}

/** PGlite makes files that anybody may read and write: nobody else comes as far as them. */
const ownersOnly = 0o700

/**
 * Has a database made beside its place, where it goes only once all of it is on the disk: who is
 * stopped meanwhile leaves nothing that looks like one.
 */
const makeBeside = async (dir: string, make: (dir: string) => Promise<void>) => {
  const workshop = `${dir}.new`
  const draft = join(workshop, basename(dir))
  await rm(workshop, { recursive: true, force: true })
  try {
    await mkdir(workshop, { recursive: true, mode: ownersOnly })
    await make(draft)
    await bringFolderToDisk(draft)
    await rename(draft, dir)
    await bringToDisk(dirname(dir))
  } finally {
    await rm(workshop, { recursive: true, force: true })
  }
}

const holdsOther = (dir: string) =>
  new DatabaseUnusable(
    `DATA_DIR: ${dir} holds something, but no whole database. Move the folder away to begin anew.`,
  )

/** Has the database made unless there is one; the folder must be locked. */
export const ensureDatabase = async (
  dir: string,
  make: (dir: string) => Promise<void>,
): Promise<void> => {
  if (!holdsDatabase(dir)) {
    if (!(await isMissingOrEmpty(dir))) throw holdsOther(dir)
    await makeBeside(dir, make)
  }
  await chmod(dir, ownersOnly)
}
