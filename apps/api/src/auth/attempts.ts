/** How often an account's password may be guessed, by whom (docs/decisions, 004). */
import { createHash } from 'node:crypto'
import type { Deps } from '../deps.ts'
import { refuse } from '../http/refusal.ts'
import { count, type Limit, limit, limitFrom, unlimit } from '../limits/limit.ts'
import { emailKey } from '../mail/address.ts'

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
/** New accounts an hour from one address. */
const registrations: Limit = { max: 30, window: 60 * minute }
/** Logins by a provider from one address: each asks the provider. */
const socials: Limit = { max: 50, window: 15 * minute }
/** New passwords set from one address. */
const resets: Limit = { max: 20, window: 15 * minute }

/** What was typed to name an account, as a hash: no list of what people typed comes to be. */
export const nameHash = (typed: string): string =>
  createHash('sha256').update(emailKey(typed)).digest('base64url')

export interface Attempt {
  /** What was typed to name the account. */
  readonly name: string
  readonly address: string
  /** The number of the device, where the account knows it. */
  readonly knownDevice: string | null
}

const ofDevice = ({ name, knownDevice }: Attempt, { window }: Limit) =>
  `login:${nameHash(name)}:${window}:device:${knownDevice}`
const ofPair = ({ name }: Pick<Attempt, 'name'>, { window }: Limit) =>
  `login:${nameHash(name)}:${window}`
const ofAll = (name: string) => `login-strangers:${nameHash(name)}`
const anywhere = 'login-from'

/**
 * Counts a login before it is judged, so that many at once cannot pass the limit together; throws a
 * 429 past it. The answer is the same whether there is such an account or not.
 */
export async function countLogin(deps: Deps, attempt: Attempt): Promise<void> {
  const { name, address, knownDevice } = attempt
  if (knownDevice !== null) {
    for (const one of ofOne) await limit(deps, ofDevice(attempt, one), one)
    return
  }
  await limitFrom(deps, anywhere, address, fromAddress)
  for (const one of ofOne) await limitFrom(deps, ofPair(attempt, one), address, one)
  const { hits } = await count(deps, ofAll(name), ofStrangers.window)
  if (hits > ofStrangers.max)
    refuse(
      429,
      'Too many wrong passwords were tried here. Log in on a device that you have used before, or choose Forgot Password.',
    )
}

/** A login that succeeded was no guess. */
export async function forgetLogin(deps: Deps, attempt: Attempt): Promise<void> {
  const { name, address, knownDevice } = attempt
  if (knownDevice !== null) {
    for (const one of ofOne) await unlimit(deps, ofDevice(attempt, one))
    return
  }
  for (const one of ofOne) await unlimit(deps, `${ofPair(attempt, one)}:${address}`)
  await count(deps, `${anywhere}:${address}`, fromAddress.window, -1)
  await count(deps, ofAll(name), ofStrangers.window, -1)
}

/** What strangers tried at a password is of no use against the next one. */
export const forgetStrangers = (deps: Deps, name: string): Promise<void> =>
  unlimit(deps, ofAll(name))

/** Counts a registration; throws a 429 past the limit. */
export const countRegistration = (deps: Deps, address: string): Promise<void> =>
  limitFrom(deps, 'register-from', address, registrations)

/** Counts a new password; throws a 429 past the limit. */
export const countReset = (deps: Deps, address: string): Promise<void> =>
  limitFrom(deps, 'reset-from', address, resets)

/** Counts a login by a provider; throws a 429 past the limit. */
export const countSocial = (deps: Deps, address: string): Promise<void> =>
  limitFrom(deps, 'social-from', address, socials)
