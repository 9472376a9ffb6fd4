import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const missing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** What a file holds; null when there is none. */
export const readKept = async (path: string) => {
  try {
    return Buffer.from(await readFile(path))
  } catch (error) {
    if (missing(error)) return null
    throw error
  }
}

/** Bytes in a folder and below; folders of `except` in it do not count. */
export const sizeOf = async (dir: string, except: readonly string[] = []) => {
  try {
    const entries = await readdir(dir, { recursive: true, withFileTypes: true })
    const files = entries.filter(
      (entry) => entry.isFile() && !except.some((folder) => entry.parentPath.startsWith(folder)),
    )
    const sizes = await Promise.all(
      files.map(({ parentPath, name }) => stat(join(parentPath, name))),
    )
    return sizes.reduce((sum, { size }) => sum + size, 0)
  } catch (error) {
    if (missing(error)) return 0
    throw error
  }
}

/** Writes a file so that nobody ever reads half of it. */
export const writeWhole = async (path: string, body: Uint8Array) => {
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
