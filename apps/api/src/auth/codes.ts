/** One-time codes: sent to an address, good for ten minutes, one use and five tries. */
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { otpRefusals } from '@shop/contract'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/index.ts'
import type { Deps } from '../deps.ts'
import { refuse } from '../http/index.ts'
import { transact } from '../orders/transact.ts'
import { addressHash } from './attempts.ts'
import { makeResetToken } from './recovery.ts'
import type { Rules } from './rules.ts'
import { findByLogin } from './service.ts'
import { type OneTimeCodeRow, oneTimeCodes, type UserRow, users } from './tables.ts'

const codeMinutes = 10
const maxTries = 5

/** `reset` lets its holder set a new password too. */
export type Purpose = OneTimeCodeRow['purpose']

/** A code that was made, and who is to get it; nobody where no account has the address. */
export interface MadeCode {
  readonly code: string
  readonly user: UserRow | null
  readonly channel: OneTimeCodeRow['channel']
}

/** By e-mail where it was typed, or where settings say so and the account has one. */
const channelOf = (address: string, user: UserRow | null, type: string) =>
  address.includes('@') || (type === 'email' && user?.email !== null) ? 'email' : 'phone'

const hashOf = (code: string, salt: string) =>
  createHash('sha256').update(`${salt} ${code}`).digest('hex')

/**
 * Makes a code for a phone number or an e-mail; the one before it is no longer good. An address that
 * nobody has gets one too: the same work is done, so an answer's time tells nothing.
 */
export async function makeCode(
  { db, now }: Deps,
  address: string,
  purpose: Purpose,
  rules: Rules,
): Promise<MadeCode> {
  const found = await findByLogin(db, address)
  const user = found?.isActive && found.role === 'customer' ? found : null
  const type = purpose === 'reset' ? rules.forgot_otp_type : rules.register_otp_type
  const channel = channelOf(address, user, type)
  const code = String(randomInt(10_000)).padStart(4, '0')
  const salt = randomBytes(16).toString('base64url')
  const values = {
    userId: user?.id ?? null,
    purpose,
    channel,
    salt,
    codeHash: hashOf(code, salt),
    tries: 0,
    usedAt: null,
    expiresAt: new Date(now().getTime() + codeMinutes * 60_000),
  } as const
  await db
    .insert(oneTimeCodes)
    .values({ addressHash: addressHash(address), ...values })
    .onConflictDoUpdate({ target: oneTimeCodes.addressHash, set: values })
  return { code, user, channel }
}

const ofAddress = (address: string) => eq(oneTimeCodes.addressHash, addressHash(address))

/** Counts a try in the same statement that asks whether there is one left: many at once gain nothing. */
async function takeTry(db: Database, address: string): Promise<OneTimeCodeRow | null> {
  const [row] = await db
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(and(ofAddress(address), isNull(oneTimeCodes.usedAt), lt(oneTimeCodes.tries, maxTries)))
    .returning()
  return row ?? null
}

const wrong = () => refuse(otpRefusals.wrong, 'This code is wrong.')
const expired = () =>
  refuse(otpRefusals.expired, 'This code is no longer valid. Ask for a new one.')
const locked = () => refuse(otpRefusals.locked, 'Too many wrong tries. Ask for a new code.')

/** Why there was no try left. */
async function noTry(db: Database, address: string, now: Date): Promise<never> {
  const [row] = await db.select().from(oneTimeCodes).where(ofAddress(address))
  if (!row) return wrong()
  return row.usedAt !== null || row.expiresAt <= now ? expired() : locked()
}

/**
 * Takes a code: its address counts as proven. A code for a new password gives the token that allows
 * one; others give null. Refuses by the statuses of `otpRefusals`.
 */
export async function takeCode({ db, now }: Deps, address: string, code: string) {
  const at = now()
  const row = (await takeTry(db, address)) ?? (await noTry(db, address, at))
  if (row.expiresAt <= at) return expired()
  const right = timingSafeEqual(Buffer.from(hashOf(code, row.salt)), Buffer.from(row.codeHash))
  const { userId } = row
  if (!right || userId === null) return row.tries >= maxTries ? locked() : wrong()
  return transact(db, async (tx) => {
    const used = await tx
      .update(oneTimeCodes)
      .set({ usedAt: at })
      .where(
        and(
          ofAddress(address),
          eq(oneTimeCodes.codeHash, row.codeHash),
          isNull(oneTimeCodes.usedAt),
        ),
      )
      .returning({ userId: oneTimeCodes.userId })
    if (used.length === 0) return expired()
    await prove(tx, userId, row.channel, at)
    return row.purpose === 'reset' ? makeResetToken(tx, userId, at) : null
  })
}

/** The first proof stays: it says since when. */
const prove = (tx: Database, userId: number, channel: OneTimeCodeRow['channel'], now: Date) => {
  const column = channel === 'email' ? 'emailVerifiedAt' : 'phoneVerifiedAt'
  return tx
    .update(users)
    .set({ [column]: now })
    .where(and(eq(users.id, userId), isNull(users[column])))
}

/** Forgets codes that are long over. */
export async function sweepCodes({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const dayAgo = new Date(now().getTime() - 24 * 60 * 60 * 1000)
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, dayAgo))
}
