import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '../db/index.ts'
import { accessTokens, type UserRow, users } from './tables.ts'
import { hashToken } from './token.ts'

/** Whose token it is; null when it is unknown, expired, revoked, or the account is closed. */
export const findUserByToken = async (
  db: Database,
  token: string,
  now: Date,
): Promise<UserRow | null> => {
  const [found] = await db
    .select({ user: users })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(
      and(
        eq(accessTokens.tokenHash, hashToken(token)),
        isNull(accessTokens.revokedAt),
        gt(accessTokens.expiresAt, now),
        eq(users.isActive, true),
      ),
    )
    .limit(1)
  return found?.user ?? null
}
