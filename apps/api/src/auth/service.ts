import { and, eq, or, sql } from 'drizzle-orm'
import type { Database } from '../db/index.ts'
import { isDuplicate, transact } from '../db/transact.ts'
import type { Deps } from '../deps.ts'
import { emailKey } from '../mail/address.ts'
import { countries } from '../settings/tables.ts'
import {
  type AccountRules,
  contactProblems,
  refuseProblems,
  takenProblems,
  withEmail,
} from './contact.ts'
import { isClosedDemo } from './demo.ts'
import { hashPassword, isOutdated, verifyPassword } from './password.ts'
import { accessTokens, type UserRow, users } from './tables.ts'
import { hashToken, newToken } from './token.ts'

/** A shopper who is signed in, and the bearer token; only here it can be read. */
export interface Session {
  readonly user: UserRow
  readonly token: string
  readonly expiresAt: Date
}

/** A checked registration form. */
export interface Registration {
  readonly name: string
  readonly email: string | null
  readonly phone: string | null
  readonly password: string
  readonly country: string
  readonly phone_code: string | null
}

/** The customer with that phone number or e-mail, however its letters are written. */
export async function findCustomer(db: Database, login: string): Promise<UserRow | null> {
  const key = emailKey(login)
  const [user] = await db
    .select()
    .from(users)
    .where(or(eq(users.phone, key), eq(sql`lower(${users.email})`, key)))
    .limit(1)
  return user?.isActive && user.role === 'customer' ? user : null
}

/** Signs a shopper in; null for a wrong password. Nobody's password is always wrong, and no sooner. */
export async function login(
  { db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>,
  user: UserRow | null,
  password: string,
): Promise<Session | null> {
  const right = await verifyPassword(password, user?.passwordHash ?? null)
  if (!user || !right) return null
  if (isClosedDemo(config, user.email)) return null
  const proven = user.passwordHash ?? ''
  const fresh = isOutdated(proven) ? await hashPassword(password) : null
  return transact(db, async (tx) => {
    // Checking takes long enough for another password to be set: then this one opens nothing any more.
    const [same] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, user.id), eq(users.passwordHash, proven)))
      .for('update')
    if (!same) return null
    if (fresh) await tx.update(users).set({ passwordHash: fresh }).where(eq(users.id, user.id))
    return signIn(tx, same, now())
  })
}

type Applicant = Pick<Registration, 'email' | 'phone' | 'country'>

/** Refuses whom a form names, field by field; answers with their country. */
export async function checkApplicant(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  typed: Applicant,
  rules: AccountRules,
) {
  const form = withEmail(typed)
  const [country] = await db.select().from(countries).where(eq(countries.name, form.country))
  const problems = contactProblems(form, rules)
  if (!country) problems.country = 'The selected country is not valid'
  if (isClosedDemo(config, form.email)) problems.email = 'The email must be a valid email address'
  refuseProblems({ ...(await takenProblems(db, form)), ...problems }, rules)
  return country
}

/** Makes an account and signs it in; what cannot be is told field by field. */
export async function register(
  deps: Pick<Deps, 'db' | 'config'>,
  typed: Registration,
  rules: AccountRules,
  now: Date,
): Promise<Session> {
  const { db } = deps
  const form = withEmail(typed)
  const country = await checkApplicant(deps, form, rules)
  const passwordHash = await hashPassword(form.password)
  try {
    const [user] = await db
      .insert(users)
      .values({
        name: form.name,
        email: form.email,
        phone: form.phone,
        phoneCode: form.phone_code ?? country?.phoneCode,
        country: form.country,
        passwordHash,
        lastSeenAt: now,
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    if (!user) throw new Error('An inserted account did not come back')
    return await signIn(db, user, now)
  } catch (error) {
    // Two forms with one e-mail at once: the second hears what it would have heard a moment later.
    if (isDuplicate(error)) refuseProblems(await takenProblems(db, form), rules)
    throw error
  }
}

/** A new session of an account. */
export async function signIn(db: Database, user: UserRow, now: Date): Promise<Session> {
  const { token, hash, expiresAt } = newToken(now)
  await db
    .insert(accessTokens)
    .values({ userId: user.id, tokenHash: hash, createdAt: now, expiresAt })
  return { user, token, expiresAt }
}

/** Ends a session: its token lets nobody in from now on. */
export async function revoke(db: Database, token: string, now: Date): Promise<void> {
  await db
    .update(accessTokens)
    .set({ revokedAt: now })
    .where(eq(accessTokens.tokenHash, hashToken(token)))
}
