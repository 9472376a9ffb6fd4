import { createHash, randomBytes } from 'node:crypto'

/** How long a token lives without being renewed. */
const tokenDays = 30

/** What is stored of a token: a copy of the database lets nobody in. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** A new bearer token: 256 random bits, 43 characters. */
export function newToken(now: Date): { token: string; hash: string; expiresAt: Date } {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + tokenDays * 24 * 60 * 60 * 1000)
  return { token, hash: hashToken(token), expiresAt }
}
