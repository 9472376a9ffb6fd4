/** Whether it is the account's owner who holds its token: what is asked before the account is moved. */
import { and, eq, gt } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { refuse, wrongField } from '../http/index.ts'
import { type Limit, limit, unlimit } from '../limits/limit.ts'
import { verifyPassword } from './password.ts'
import { accessTokens, type UserRow } from './tables.ts'

/** Tries at the password by somebody who holds a token: counted by the token, not by the account. */
const tries: readonly Limit[] = [
  { max: 10, window: 15 * 60 },
  { max: 20, window: 24 * 60 * 60 },
]
/** Who has no password has logged in by a provider, so lately. */
const freshMinutes = 10

/** Whether the password is the account's; throws a 429 past the limits. */
export async function isPassword(
  deps: Deps,
  user: UserRow,
  { tokenHash, password }: { tokenHash: string; password: string },
): Promise<boolean> {
  const keys = tries.map((one) => [`password:${tokenHash}:${one.window}`, one] as const)
  for (const [key, one] of keys) await limit(deps, key, one)
  if (!(await verifyPassword(password, user.passwordHash))) return false
  for (const [key] of keys) await unlimit(deps, key)
  return true
}

async function isFresh({ db, now }: Deps, tokenHash: string): Promise<boolean> {
  const since = new Date(now().getTime() - freshMinutes * 60_000)
  const fresh = and(eq(accessTokens.tokenHash, tokenHash), gt(accessTokens.createdAt, since))
  return (await db.$count(accessTokens, fresh)) > 0
}

/** Refuses unless the password came along; without one the login must have been just now. */
export async function proveOwner(
  deps: Deps,
  user: UserRow,
  { tokenHash, password }: { tokenHash: string; password: string | null },
): Promise<void> {
  if (user.passwordHash === null) {
    if (await isFresh(deps, tokenHash)) return
    return refuse(422, 'Log in again to change your email or phone number.')
  }
  if (password === null)
    throw wrongField(
      'current_password',
      'Enter your current password to change your email or phone number.',
    )
  if (!(await isPassword(deps, user, { tokenHash, password })))
    throw wrongField('current_password', 'The current password is wrong.')
}
