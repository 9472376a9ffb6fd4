import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../db/index.ts'
import { isDuplicate, transact } from '../db/transact.ts'
import type { Deps } from '../deps.ts'
import { isSameEmail } from '../mail/address.ts'
import { shopName } from '../mail/sender.ts'
import { countries } from '../settings/tables.ts'
import { type AccountRules, contactProblems, refuseProblems, takenProblems } from './contact.ts'
import { type Change, tellChange } from './notices.ts'
import { hashPassword } from './password.ts'
import { closeRecovery } from './recovery.ts'
import { accessTokens, type UserRow, users } from './tables.ts'

/** A checked profile form. */
export interface Profile {
  readonly name: string
  readonly email: string | null
  readonly phone: string | null
  readonly gender: string | null
  readonly date_of_birth: string | null
  readonly country: string | null
  readonly phone_code: string | null
}

/** A day that exists and has been, in the lifetime of somebody. */
function isBirthday(day: string, now: Date): boolean {
  const at = new Date(`${day}T00:00:00Z`)
  return (
    /^(19|20)\d\d-\d\d-\d\d$/.test(day) &&
    !Number.isNaN(at.getTime()) &&
    at.toISOString().startsWith(day) &&
    at <= now
  )
}

/** Refuses, field by field, what cannot be this account's. */
export async function checkProfile(
  db: Database,
  user: UserRow,
  form: Profile,
  rules: AccountRules,
  now: Date,
): Promise<void> {
  const problems = contactProblems(form, rules)
  // Who came without an e-mail need not have one to change a name.
  if (user.email === null && form.email === null && form.phone !== null) delete problems.email
  if (form.country !== null && form.country !== user.country) {
    const [country] = await db.select().from(countries).where(eq(countries.name, form.country))
    if (!country) problems.country = 'The selected country is not valid'
  }
  if (form.date_of_birth !== null && !isBirthday(form.date_of_birth, now))
    problems.date_of_birth = 'The date of birth is not valid'
  refuseProblems({ ...(await takenProblems(db, form, user.id)), ...problems }, rules)
}

const digits = (code: string) => code.replace(/\D/g, '')

/** What of a form moves the account: where its codes go, and the names that log in to it. */
export const changeOf = (user: UserRow, { email, phone, phone_code }: Profile): Change => ({
  email: !isSameEmail(email, user.email),
  phone:
    phone !== user.phone ||
    (phone_code !== null &&
      user.phoneCode !== null &&
      digits(phone_code) !== digits(user.phoneCode)),
})

interface Saving {
  readonly rules: AccountRules
  readonly photo: string | null
  /** The session that saves: it stays. */
  readonly tokenHash: string
  readonly locale: string
}

/**
 * Changes the account. A new phone or e-mail is not proven, codes that went to the old one open
 * nothing any more, other sessions end, and both addresses are told.
 */
export async function updateProfile(
  deps: Deps,
  user: UserRow,
  form: Profile,
  { rules, photo, tokenHash, locale }: Saving,
): Promise<UserRow | null> {
  const change = changeOf(user, form)
  const isMoved = change.email || change.phone
  const { passwordHash } = user
  const samePassword =
    passwordHash === null ? isNull(users.passwordHash) : eq(users.passwordHash, passwordHash)
  const now = deps.now()
  const app = await shopName(deps)
  try {
    const saved = await transact(deps.db, async (tx) => {
      const [changed] = await tx
        .update(users)
        .set({
          name: form.name,
          email: form.email,
          phone: form.phone,
          gender: form.gender,
          dateOfBirth: form.date_of_birth,
          country: form.country,
          phoneCode: form.phone_code,
          ...(photo === null ? {} : { profilePhoto: photo }),
          ...(change.phone ? { phoneVerifiedAt: null } : {}),
          ...(change.email ? { emailVerifiedAt: null } : {}),
          updatedAt: now,
        })
        // Another password, e-mail or phone may have come between: then what was typed proves nothing any
        // more, and what the form left as it was would take it back.
        .where(
          and(
            eq(users.id, user.id),
            isMoved ? samePassword : undefined,
            sql`${users.email} is not distinct from ${user.email}`,
            sql`${users.phone} is not distinct from ${user.phone}`,
          ),
        )
        .returning()
      if (!changed) return null
      if (isMoved) {
        await closeRecovery(tx, user.id)
        await endOtherSessions(tx, user.id, tokenHash, now)
        await tellChange(deps, tx, { before: user, after: changed, change, app, locale })
      }
      return changed
    })
    deps.mail?.wake()
    return saved
  } catch (error) {
    // Two accounts that want one e-mail at once: the second hears what it would have heard later.
    if (isDuplicate(error)) refuseProblems(await takenProblems(deps.db, form, user.id), rules)
    throw error
  }
}

/** The session with this token stays. */
const endOtherSessions = (tx: Database, userId: number, tokenHash: string, now: Date) =>
  tx
    .update(accessTokens)
    .set({ revokedAt: now })
    .where(
      and(
        eq(accessTokens.userId, userId),
        ne(accessTokens.tokenHash, tokenHash),
        isNull(accessTokens.revokedAt),
      ),
    )

/**
 * Sets a new password and ends the account's other sessions; the one with `tokenHash` stays. Null
 * when another change came between: then what was typed is not the current password any more.
 */
export async function changePassword(
  db: Database,
  user: UserRow,
  password: string,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<UserRow | null> {
  // Slow on purpose, so not while rows are locked.
  const passwordHash = await hashPassword(password)
  return transact(db, async (tx) => {
    const [changed] = await tx
      .update(users)
      .set({ passwordHash, passwordSetAt: now, updatedAt: now })
      .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash ?? '')))
      .returning()
    if (!changed) return null
    await closeRecovery(tx, user.id)
    await endOtherSessions(tx, user.id, tokenHash, now)
    return changed
  })
}
