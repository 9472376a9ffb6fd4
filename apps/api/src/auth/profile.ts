import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Database } from '../db/index.ts'
import { isDuplicate, transact } from '../orders/transact.ts'
import { countries } from '../settings/tables.ts'
import { type AccountRules, contactProblems, refuseProblems, takenProblems } from './contact.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { accessTokens, oneTimeCodes, resetTokens, type UserRow, users } from './tables.ts'

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

/**
 * Changes the account. A new phone or e-mail is not proven, and codes that went to the old one open
 * nothing any more.
 */
export async function updateProfile(
  db: Database,
  user: UserRow,
  form: Profile,
  rules: AccountRules,
  { photo, now }: { photo: string | null; now: Date },
): Promise<UserRow | null> {
  const isSamePhone = form.phone === user.phone
  const isSameEmail = form.email?.toLowerCase() === user.email?.toLowerCase()
  try {
    return await transact(db, async (tx) => {
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
          ...(isSamePhone ? {} : { phoneVerifiedAt: null }),
          ...(isSameEmail ? {} : { emailVerifiedAt: null }),
          updatedAt: now,
        })
        .where(eq(users.id, user.id))
        .returning()
      if (!isSamePhone || !isSameEmail) await closeRecovery(tx, user.id)
      return changed ?? null
    })
  } catch (error) {
    // Two accounts that want one e-mail at once: the second hears what it would have heard later.
    if (isDuplicate(error)) refuseProblems(await takenProblems(db, form, user.id), rules)
    throw error
  }
}

/** Codes and tokens by which a password could be set. */
async function closeRecovery(tx: Database, userId: number): Promise<void> {
  await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.userId, userId))
  await tx.delete(resetTokens).where(eq(resetTokens.userId, userId))
}

/**
 * Sets a new password and ends the account's other sessions; the one with `tokenHash` stays. False
 * when the current password is wrong.
 */
export async function changePassword(
  db: Database,
  user: UserRow,
  { current, next }: { current: string; next: string },
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<boolean> {
  const { passwordHash: known } = user
  if (known === null || !(await verifyPassword(current, known))) return false
  // Slow on purpose, so not while rows are locked.
  const passwordHash = await hashPassword(next)
  return transact(db, async (tx) => {
    const changed = await tx
      .update(users)
      .set({ passwordHash, updatedAt: now })
      // Another change may have come between: then what was typed is not the current one any more.
      .where(and(eq(users.id, user.id), eq(users.passwordHash, known)))
      .returning({ id: users.id })
    if (changed.length === 0) return false
    await closeRecovery(tx, user.id)
    await tx
      .update(accessTokens)
      .set({ revokedAt: now })
      .where(
        and(
          eq(accessTokens.userId, user.id),
          ne(accessTokens.tokenHash, tokenHash),
          isNull(accessTokens.revokedAt),
        ),
      )
    return true
  })
}
