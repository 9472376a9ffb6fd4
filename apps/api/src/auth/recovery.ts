import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Database } from '../db/index.ts'
import type { Deps } from '../deps.ts'
import { transact } from '../orders/transact.ts'
import { hashPassword } from './password.ts'
import { accessTokens, resetTokens, type UserRow, users } from './tables.ts'
import { hashToken, newToken } from './token.ts'

const tokenMinutes = 15

/** A token that lets its holder set the account's password once. */
export async function makeResetToken(tx: Database, userId: number, now: Date): Promise<string> {
  const { token, hash } = newToken(now)
  const expiresAt = new Date(now.getTime() + tokenMinutes * 60_000)
  await tx.insert(resetTokens).values({ tokenHash: hash, userId, expiresAt })
  return token
}

/**
 * Sets a new password and ends every session of the account, whoever holds it. Null when the token
 * is unknown, over or used.
 */
export async function resetPassword(
  { db, now }: Deps,
  token: string,
  password: string,
): Promise<UserRow | null> {
  const at = now()
  const good = and(eq(resetTokens.tokenHash, hashToken(token)), gt(resetTokens.expiresAt, at))
  const [known] = await db.select().from(resetTokens).where(good)
  if (!known) return null
  // Slow on purpose, so not while rows are locked.
  const passwordHash = await hashPassword(password)
  return transact(db, async (tx) => {
    const [taken] = await tx.delete(resetTokens).where(good).returning()
    if (!taken) return null
    const { userId } = taken
    const [user] = await tx
      .update(users)
      .set({ passwordHash, updatedAt: at })
      .where(and(eq(users.id, userId), eq(users.isActive, true)))
      .returning()
    await tx.delete(resetTokens).where(eq(resetTokens.userId, userId))
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
