/** What a shop's operator is known by: whoever may read the data folder may ask the shop that runs. */
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const secretFile = (dataDir: string) => join(dataDir, 'operator-secret')

/** Makes this run's secret; only the folder's owner can read it. */
export const makeSecret = async (dataDir: string): Promise<string> => {
  const secret = randomBytes(32).toString('base64url')
  await mkdir(dataDir, { recursive: true })
  // A file that is there keeps its rights when it is written to.
  await rm(secretFile(dataDir), { force: true })
  await writeFile(secretFile(dataDir), secret, { mode: 0o600 })
  return secret
}

/** The secret of the shop that runs on this folder, or ran last; null where none ever did. */
export const readSecret = (dataDir: string): Promise<string | null> =>
  readFile(secretFile(dataDir), 'utf8').catch(() => null)
