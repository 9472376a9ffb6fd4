/**
 * One-time codes: sent to an address, good for ten minutes, one use and five tries, and for those who
 * asked alone: what others try at an account burns nobody's code.
 */
import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { otpRefusals } from '@shop/contract'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/index.ts'
import { transact } from '../db/transact.ts'
import type { Deps } from '../deps.ts'
import { refuse } from '../http/index.ts'
import { keyFor } from '../secret.ts'
import { nameHash } from './attempts.ts'
import { type Asker, countGuess, forgetGuesses, linkHours, type Purpose } from './code-limits.ts'
import { makeResetToken } from './recovery.ts'
import type { Rules } from './rules.ts'
import { type OneTimeCodeRow, oneTimeCodes, type UserRow, users } from './tables.ts'
import { newToken } from './token.ts'

const codeMinutes = 10
const maxTries = 5

/** What a code is asked for. */
export interface CodeRequest {
  /** What was typed to name the account. */
  readonly name: string
  /** The account; null where nobody has that name. */
  readonly user: UserRow | null
  readonly purpose: Purpose
  readonly rules: Rules
}

/** A code that was made. */
export interface MadeCode {
  readonly code: string
  /** Opens the account's password like the code, to whoever reads the letter. */
  readonly linkToken: string | null
  readonly channel: OneTimeCodeRow['channel']
  readonly expiresAt: Date
}

/** Whether a code goes by e-mail, where the account has one: it was typed, or settings say so. */
export const isByMail = ({ name, purpose, rules }: CodeRequest): boolean =>
  name.includes('@') ||
  (purpose === 'reset' ? rules.forgot_otp_type : rules.register_otp_type) === 'email'

/** With a key, for whoever reads the database has tried 10,000 codes at once. */
const hashOf = ({ secret }: Pick<Deps, 'secret'>, code: string, salt: string) =>
  createHmac('sha256', keyFor(secret, 'code')).update(`${salt} ${code}`).digest('hex')

const askerHash = (asker: string) => createHash('sha256').update(asker).digest('base64url')

/**
 * Makes a code for a phone number or an e-mail; the one before it that the same asked for is no
 * longer good. An address that nobody has gets one too: the same work is done, so an answer's time
 * tells nothing.
 *
 * @param askers what those who asked can be known by: the number of a device, or an address
 */
export async function makeCode(
  deps: Pick<Deps, 'db' | 'now' | 'secret'>,
  request: CodeRequest,
  askers: readonly string[],
): Promise<MadeCode> {
  const { db, now } = deps
  const { name, user, purpose } = request
  const channel = isByMail(request) && (user === null || user.email !== null) ? 'email' : 'phone'
  const at = now().getTime()
  const expiresAt = new Date(at + codeMinutes * 60_000)
  const code = String(randomInt(10_000)).padStart(4, '0')
  const salt = randomBytes(16).toString('base64url')
  const link = purpose === 'reset' ? newToken(now()) : null
  const values = {
    userId: user?.id ?? null,
    purpose,
    channel,
    salt,
    codeHash: hashOf(deps, code, salt),
    tries: 0,
    usedAt: null,
    expiresAt,
    linkHash: link?.hash ?? null,
    linkExpiresAt: link && new Date(at + linkHours * 60 * 60_000),
  } as const
  for (const asker of askers)
    await db
      .insert(oneTimeCodes)
      .values({ addressHash: nameHash(name), askerHash: askerHash(asker), ...values })
      .onConflictDoUpdate({
        target: [oneTimeCodes.addressHash, oneTimeCodes.askerHash],
        set: values,
      })
  return { code, linkToken: link?.token ?? null, channel, expiresAt }
}

/** A code that somebody tries. */
export interface Tried extends Asker {
  /** What was typed to name the account. */
  readonly name: string
  readonly code: string
  /** What they can be known by: the number of their device, else their address. */
  readonly asker: string
}

const rowOf = ({ name, asker }: Tried) =>
  and(eq(oneTimeCodes.addressHash, nameHash(name)), eq(oneTimeCodes.askerHash, askerHash(asker)))

/** Counts a try in the same statement that asks whether there is one left: many at once gain nothing. */
async function takeTry(db: Database, tried: Tried): Promise<OneTimeCodeRow | null> {
  const [row] = await db
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(and(rowOf(tried), isNull(oneTimeCodes.usedAt), lt(oneTimeCodes.tries, maxTries)))
    .returning()
  return row ?? null
}

const wrong = () => refuse(otpRefusals.wrong, 'This code is wrong.')
const expired = () =>
  refuse(otpRefusals.expired, 'This code is no longer valid. Ask for a new one.')
const locked = () => refuse(otpRefusals.locked, 'Too many wrong tries. Ask for a new code.')

/** Why there was no try left. */
async function noTry(db: Database, tried: Tried, now: Date): Promise<never> {
  const [row] = await db.select().from(oneTimeCodes).where(rowOf(tried))
  if (!row) return wrong()
  return row.usedAt !== null || row.expiresAt <= now ? expired() : locked()
}

/**
 * Takes a code: its address counts as proven. A code for a new password gives the token that allows
 * one; others give null. Refuses by the statuses of `otpRefusals`.
 */
export async function takeCode(deps: Deps, tried: Tried): Promise<string | null> {
  const { db } = deps
  const at = deps.now()
  const row = (await takeTry(db, tried)) ?? (await noTry(db, tried, at))
  if (row.expiresAt <= at) return expired()
  await countGuess(deps, tried)
  const { userId, salt, codeHash } = row
  const right = timingSafeEqual(Buffer.from(hashOf(deps, tried.code, salt)), Buffer.from(codeHash))
  if (!right || userId === null) return row.tries >= maxTries ? locked() : wrong()
  const token = await transact(db, async (tx) => {
    const used = await tx
      .update(oneTimeCodes)
      .set({ usedAt: at })
      // Salted, so this is the one code, for all whom it was made for.
      .where(
        and(
          eq(oneTimeCodes.userId, userId),
          eq(oneTimeCodes.codeHash, codeHash),
          isNull(oneTimeCodes.usedAt),
        ),
      )
      .returning({ userId: oneTimeCodes.userId })
    if (used.length === 0) return expired()
    await prove(tx, userId, row.channel, at)
    return row.purpose === 'reset' ? makeResetToken(tx, userId, at) : null
  })
  await forgetGuesses(deps, tried, row.tries)
  return token
}

/** The first proof stays: it says since when. */
const prove = (tx: Database, userId: number, channel: OneTimeCodeRow['channel'], now: Date) => {
  const column = channel === 'email' ? 'emailVerifiedAt' : 'phoneVerifiedAt'
  return tx
    .update(users)
    .set({ [column]: now })
    .where(and(eq(users.id, userId), isNull(users[column])))
}

/** Forgets codes that are long over, and their links with them. */
export async function sweepCodes({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const dayAgo = new Date(now().getTime() - 24 * 60 * 60 * 1000)
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, dayAgo))
}
