import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Database } from '../db/index.ts'
import { transact } from '../db/transact.ts'
import type { Deps } from '../deps.ts'
import { hashPassword } from './password.ts'
import {
  accessTokens,
  oneTimeCodes,
  resetTokens,
  socialAccounts,
  type UserRow,
  users,
} from './tables.ts'
import { hashToken, newToken } from './token.ts'

const tokenMinutes = 15

/** A token that lets its holder set the account's password once. */
export async function makeResetToken(tx: Database, userId: number, now: Date): Promise<string> {
  const { token, hash } = newToken(now)
  const expiresAt = new Date(now.getTime() + tokenMinutes * 60_000)
  await tx.insert(resetTokens).values({ tokenHash: hash, userId, expiresAt })
  return token
}

/** Codes, tokens and links by which a password could be set. */
export async function closeRecovery(tx: Database, userId: number): Promise<void> {
  await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.userId, userId))
  await tx.delete(resetTokens).where(eq(resetTokens.userId, userId))
}

/** Whose password a token may set, and whether it came in a letter: null for one that is none. */
async function holderOf(tx: Database, hash: string, at: Date) {
  const [told] = await tx
    .select({ userId: resetTokens.userId })
    .from(resetTokens)
    .where(and(eq(resetTokens.tokenHash, hash), gt(resetTokens.expiresAt, at)))
    .for('update')
  if (told) return { userId: told.userId, isMailed: false }
  const [mailed] = await tx
    .select({ userId: oneTimeCodes.userId })
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.linkHash, hash), gt(oneTimeCodes.linkExpiresAt, at)))
    .for('update')
  return mailed?.userId ? { userId: mailed.userId, isMailed: true } : null
}

/**
 * Sets a new password and ends every other way into the account, whoever holds it: its sessions, and
 * its logins by providers, for whoever had typed the owner's address first may have tied their own to
 * it. Null when the token is unknown, over or used.
 */
export async function resetPassword(
  { db, now }: Deps,
  token: string,
  password: string,
): Promise<UserRow | null> {
  const at = now()
  const hash = hashToken(token)
  if (!(await holderOf(db, hash, at))) return null
  // Slow on purpose, so not while rows are locked.
  const passwordHash = await hashPassword(password)
  return transact(db, async (tx) => {
    const holder = await holderOf(tx, hash, at)
    if (!holder) return null
    const { userId, isMailed } = holder
    const [user] = await tx
      .update(users)
      .set({ passwordHash, passwordSetAt: at, updatedAt: at })
      .where(and(eq(users.id, userId), eq(users.isActive, true)))
      .returning()
    if (isMailed && user?.emailVerifiedAt === null)
      await tx.update(users).set({ emailVerifiedAt: at }).where(eq(users.id, userId))
    await closeRecovery(tx, userId)
    await tx.delete(socialAccounts).where(eq(socialAccounts.userId, userId))
    await tx
      .update(accessTokens)
      .set({ revokedAt: at })
      .where(and(eq(accessTokens.userId, userId), isNull(accessTokens.revokedAt)))
    return user ?? null
  })
}

/** Forgets tokens that are over. */
export async function sweepResets({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await db.delete(resetTokens).where(lt(resetTokens.expiresAt, now()))
}
