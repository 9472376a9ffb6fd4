/** How often an account's password may be guessed, by whom (docs/decisions/036). */
import { createHash } from 'node:crypto'
import type { Deps } from '../deps.ts'
import { refuse } from '../http/refusal.ts'
import {
  count,
  type Limit,
  limit,
  limitFrom,
  limitsFrom,
  refusePast,
  unlimit,
  unlimitFrom,
} from '../limits/limit.ts'
import { emailKey } from '../mail/address.ts'
import type { UserRow } from './tables.ts'

const minute = 60
const day = 24 * 60 * minute

/** Wrong passwords for one account: from one device that the account knows, or from one address. */
const ofOne: readonly Limit[] = [
  { max: 10, window: 15 * minute },
  { max: 20, window: day },
]
/** Wrong passwords for one account from all devices that it does not know. */
const ofStrangers: Limit = { max: 100, window: day }
/** Wrong passwords for all accounts from one address. */
const fromAddress: Limit = { max: 50, window: 15 * minute }
/** New accounts from one address: each attempt tells whether an e-mail or phone is taken. */
const registrations: readonly Limit[] = [
  { max: 30, window: 60 * minute },
  { max: 100, window: day },
]
/** Accounts that want another e-mail or phone, from one address: each is told the same. */
const renamings: readonly Limit[] = [
  { max: 20, window: 60 * minute },
  { max: 60, window: day },
]
/** Logins by a provider from one address: each asks the provider. */
const socials: Limit = { max: 50, window: 15 * minute }
/** New passwords set from one address. */
const resets: Limit = { max: 20, window: 15 * minute }

/** What was typed to name an account, as a hash: no list of what people typed comes to be. */
export const nameHash = (typed: string): string =>
  createHash('sha256').update(emailKey(typed)).digest('base64url')

/**
 * Whom limits count: the account, whichever of its names was typed, and a name that is nobody's like
 * an account of its own.
 */
export const subjectOf = (user: Pick<UserRow, 'id'> | null, typed: string): string =>
  user ? `account-${user.id}` : nameHash(typed)

export interface Attempt {
  /** Whose password is tried, as `subjectOf` says. */
  readonly subject: string
  readonly address: string
  /** The number of the device, where the account knows it. */
  readonly knownDevice: string | null
}

const ofDevice = ({ subject, knownDevice }: Attempt, { window }: Limit) =>
  `login:${subject}:${window}:device:${knownDevice}`
const ofPair = ({ subject }: Pick<Attempt, 'subject'>, { window }: Limit) =>
  `login:${subject}:${window}`
const ofAll = (subject: string) => `login-strangers:${subject}`
const anywhere = 'login-from'

const triedByStrangers =
  'Too many wrong passwords were tried here. Log in on a device that you have used before, or choose Forgot Password.'

/**
 * Throws the 429 of a login that `countLogin` would refuse: it need not wait until a password can be
 * judged, nor keep others waiting. It counts nothing, since whoever waits may never have their turn.
 */
export async function foreseeLogin(deps: Deps, attempt: Attempt): Promise<void> {
  const { subject, address, knownDevice } = attempt
  if (knownDevice !== null)
    return refusePast(deps, new Map(ofOne.map((one) => [ofDevice(attempt, one), one])))
  const fromHere = ofOne.flatMap((one) => [...limitsFrom(ofPair(attempt, one), address, one)])
  await refusePast(deps, new Map([...limitsFrom(anywhere, address, fromAddress), ...fromHere]))
  await refusePast(deps, new Map([[ofAll(subject), ofStrangers]]), triedByStrangers)
}

/**
 * Counts a login before it is judged, so that many at once cannot pass the limit together; throws a
 * 429 past it. The answer is the same whether there is such an account or not.
 */
export async function countLogin(deps: Deps, attempt: Attempt): Promise<void> {
  const { subject, address, knownDevice } = attempt
  if (knownDevice !== null) {
    for (const one of ofOne) await limit(deps, ofDevice(attempt, one), one)
    return
  }
  await limitFrom(deps, anywhere, address, fromAddress)
  for (const one of ofOne) await limitFrom(deps, ofPair(attempt, one), address, one)
  const { hits } = await count(deps, ofAll(subject), ofStrangers.window)
  if (hits > ofStrangers.max) refuse(429, triedByStrangers)
}

/** A login that succeeded was no guess. */
export async function forgetLogin(deps: Deps, attempt: Attempt): Promise<void> {
  const { subject, address, knownDevice } = attempt
  if (knownDevice !== null) {
    for (const one of ofOne) await unlimit(deps, ofDevice(attempt, one))
    return
  }
  for (const one of ofOne) {
    await unlimitFrom(deps, ofPair(attempt, one), address, one)
    await unlimit(deps, `${ofPair(attempt, one)}:${address}`)
  }
  await unlimitFrom(deps, anywhere, address, fromAddress)
  await count(deps, ofAll(subject), ofStrangers.window, -1)
}

/** What strangers tried at a password is of no use against the next one. */
export const forgetStrangers = (deps: Deps, subject: string): Promise<void> =>
  unlimit(deps, ofAll(subject))

/** Counts a registration; throws a 429 past the limits. */
export async function countRegistration(deps: Deps, address: string): Promise<void> {
  for (const one of registrations)
    await limitFrom(deps, `register-from:${one.window}`, address, one)
}

/** Counts an account that wants another e-mail or phone; throws a 429 past the limits. */
export async function countRenaming(deps: Deps, address: string): Promise<void> {
  for (const one of renamings) await limitFrom(deps, `rename-from:${one.window}`, address, one)
}

/** Counts a new password; throws a 429 past the limit. */
export const countReset = (deps: Deps, address: string): Promise<void> =>
  limitFrom(deps, 'reset-from', address, resets)

/** Counts a login by a provider; throws a 429 past the limit. */
export const countSocial = (deps: Deps, address: string): Promise<void> =>
  limitFrom(deps, 'social-from', address, socials)
