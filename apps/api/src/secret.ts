/** What signs and seals for the shop, so that nobody else can. */
import { hkdfSync, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { PlainError } from './plain-error.ts'

const leastLength = 32

/** SECRET, else one that was made for the data folder; only its owner can read that. */
export const shopSecret = async ({
  secret,
  dataDir,
}: Pick<Config, 'secret' | 'dataDir'>): Promise<string> => {
  const fresh = randomBytes(32).toString('base64url')
  if (secret !== null || dataDir === null) return secret ?? fresh
  const file = join(dataDir, 'secret')
  const stored = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    // One that is there and cannot be read is not replaced: it has sealed what waits.
    if (error.code === 'ENOENT') return ''
    throw new PlainError(`DATA_DIR: ${file} cannot be read: ${error.message}.`, { cause: error })
  })
  if (stored.length >= leastLength) return stored
  await mkdir(dataDir, { recursive: true })
  await writeFile(file, fresh, { mode: 0o600 })
  return fresh
}

/** A key of 256 bits for one use: what one of them gives away opens nothing of another. */
export const keyFor = (secret: string, use: 'code' | 'device' | 'mail'): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', use, 32))
