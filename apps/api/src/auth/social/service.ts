import type { SocialProvider } from '@shop/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/index.ts'
import { isDuplicate, transact } from '../../db/transact.ts'
import { Refusal } from '../../http/index.ts'
import { emailKey, readEmail } from '../../mail/address.ts'
import { type Session, signIn } from '../service.ts'
import { socialAccounts, type UserRow, users } from '../tables.ts'
import type { Identity } from './identity.ts'

/**
 * Signs in whoever a provider says that it is; the first time makes an account, or joins the one
 * with the e-mail. Null when that account is closed.
 */
export async function signInBy(
  db: Database,
  provider: SocialProvider,
  told: Identity,
  now: Date,
): Promise<Session | null> {
  const identity = { ...told, email: told.email && readEmail(told.email) }
  const attempt = () =>
    transact(db, async (tx) => {
      const user =
        (await accountOf(tx, provider, identity)) ?? (await join(tx, provider, identity, now))
      return user.isActive && user.role === 'customer' ? signIn(tx, user, now) : null
    })
  try {
    return await attempt()
  } catch (error) {
    // A race of two first logins: the other one has made the account by now.
    if (isDuplicate(error)) return attempt()
    throw error
  }
}

async function accountOf(tx: Database, provider: SocialProvider, { subject }: Identity) {
  const [found] = await tx
    .select({ user: users })
    .from(socialAccounts)
    .innerJoin(users, eq(users.id, socialAccounts.userId))
    .where(and(eq(socialAccounts.provider, provider), eq(socialAccounts.subject, subject)))
  return found?.user ?? null
}

async function join(
  tx: Database,
  provider: SocialProvider,
  identity: Identity,
  now: Date,
): Promise<UserRow> {
  const user = (await sameEmail(tx, identity.email)) ?? (await makeAccount(tx, identity, now))
  await tx
    .insert(socialAccounts)
    .values({ provider, subject: identity.subject, userId: user.id, createdAt: now })
  return user
}

/**
 * The account with that e-mail. One whose e-mail was never proven may be somebody else's, who
 * waits with its password for the owner to come: it is not joined.
 */
async function sameEmail(tx: Database, email: string | null): Promise<UserRow | null> {
  if (email === null) return null
  const [user] = await tx
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, emailKey(email)))
  if (user && user.emailVerifiedAt === null)
    throw new Refusal(
      'This e-mail has an account already. Log in with its password, or set a new one.',
      undefined,
      400,
    )
  return user ?? null
}

async function makeAccount(tx: Database, { email, name }: Identity, now: Date): Promise<UserRow> {
  const [user] = await tx
    .insert(users)
    .values({
      name: name ?? email?.split('@')[0] ?? 'Shopper',
      email,
      emailVerifiedAt: email === null ? null : now,
      lastSeenAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  if (!user) throw new Error('An inserted account did not come back')
  return user
}
