import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const missing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** What a file holds; null when there is none. */
export const readIfThere = async (path: string) => {
  try {
    return Buffer.from(await readFile(path))
  } catch (error) {
    if (missing(error)) return null
    throw error
  }
}

/** A file's bytes and when it was last read or written, in ms; null when it is gone by now. */
const statOf = async (path: string) => {
  try {
    const { size, atimeMs, mtimeMs } = await stat(path)
    return { path, size, usedAt: Math.max(atimeMs, mtimeMs) }
  } catch (error) {
    if (missing(error)) return null
    throw error
  }
}

/** The files in a folder and below; folders of `except` in it do not count. */
const filesIn = async (dir: string, except: readonly string[]) => {
  try {
    const entries = await readdir(dir, { recursive: true, withFileTypes: true })
    const paths = entries
      .filter((entry) => entry.isFile())
      .filter(({ parentPath }) => !except.some((folder) => parentPath.startsWith(folder)))
      .map(({ parentPath, name }) => join(parentPath, name))
    const files = await Promise.all(paths.map(statOf))
    return files.filter((file) => file !== null)
  } catch (error) {
    if (missing(error)) return []
    throw error
  }
}

/** Bytes in a folder and below; folders of `except` in it do not count. */
export const sizeOf = async (dir: string, except: readonly string[] = []) =>
  (await filesIn(dir, except)).reduce((sum, { size }) => sum + size, 0)

/** Deletes the files that were not read for longest until the rest takes `most` bytes; the bytes left. */
export const trimTo = async (most: number, dir: string, except: readonly string[]) => {
  const files = (await filesIn(dir, except)).sort((one, other) => one.usedAt - other.usedAt)
  let left = files.reduce((sum, { size }) => sum + size, 0)
  for (const { path, size } of files) {
    if (left <= most) break
    await rm(path, { force: true })
    left -= size
  }
  return left
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
