/** What a shop's operator is known by: whoever may read the data folder may ask the shop that runs. */
import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addressOf } from '../db/unreachable.ts'

/** Shops with databases of their own may share a folder: each has its own file, named by its database. */
const secretFile = (dataDir: string, databaseUrl: string | null) => {
  const own = databaseUrl && createHash('sha256').update(addressOf(databaseUrl)).digest('hex')
  return join(dataDir, own ? `operator-secret-${own.slice(0, 16)}` : 'operator-secret')
}

/** Makes this run's secret; only the folder's owner can read it. */
export const makeSecret = async (
  dataDir: string,
  databaseUrl: string | null = null,
): Promise<string> => {
  const file = secretFile(dataDir, databaseUrl)
  const secret = randomBytes(32).toString('base64url')
  await mkdir(dataDir, { recursive: true })
  // A file that is there keeps its rights when it is written to.
  await rm(file, { force: true })
  await writeFile(file, secret, { mode: 0o600 })
  return secret
}

/** The secret of the shop that runs on this folder and database, or ran last; null where none ever did. */
export const readSecret = (
  dataDir: string,
  databaseUrl: string | null = null,
): Promise<string | null> => readFile(secretFile(dataDir, databaseUrl), 'utf8').catch(() => null)
