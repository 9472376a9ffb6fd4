/** What a shop's operator is known by: whoever may read the data folder may ask the shop that runs. */
import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Config, ownAddress } from '../config.ts'
import { addressOf } from '../db/unreachable.ts'

/** Shops with databases of their own may share a folder: each has its own file, named by its database. */
const secretFile = (dataDir: string, databaseUrl: string | null) => {
  const own = databaseUrl && createHash('sha256').update(addressOf(databaseUrl)).digest('hex')
  return join(dataDir, own ? `operator-secret-${own.slice(0, 16)}` : 'operator-secret')
}

/** How commands reach the shop that runs: only the folder's owner can read it. */
export interface OperatorAccess {
  readonly secret: string
  /** Where it listens, such as `http://localhost:3000`. */
  readonly address: string
}

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>

/** Makes this run's secret and says where it is good; null without a folder. */
export const makeSecret = async (
  config: Place & Parameters<typeof ownAddress>[0],
): Promise<string | null> => {
  const { dataDir, databaseUrl } = config
  if (!dataDir) return null
  const file = secretFile(dataDir, databaseUrl)
  const secret = randomBytes(32).toString('base64url')
  const access: OperatorAccess = { secret, address: ownAddress(config) }
  await mkdir(dataDir, { recursive: true })
  // A file that is there keeps its rights when it is written to.
  await rm(file, { force: true })
  await writeFile(file, JSON.stringify(access), { mode: 0o600 })
  return secret
}

/** The access to the shop that runs on this folder and database, or ran last; null where none can be read. */
export const readAccess = async ({
  dataDir,
  databaseUrl,
}: Place): Promise<OperatorAccess | null> => {
  if (!dataDir) return null
  try {
    return JSON.parse(await readFile(secretFile(dataDir, databaseUrl), 'utf8'))
  } catch {
    return null
  }
}
