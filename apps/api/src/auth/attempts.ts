import { createHash } from 'node:crypto'
import type { Deps } from '../deps.ts'
import { count, limit, unlimit } from '../limits/limit.ts'

/** Failed logins in a quarter of an hour: of one account, and from one address. */
const ofAccount = { max: 10, window: 900 }
const ofAddress = { max: 50, window: 900 }
/** New accounts an hour from one address. */
const registrations = { max: 30, window: 3600 }

/** Logins by a provider in a quarter of an hour from one client: each asks the provider. */
const socials = { max: 50, window: 900 }
/** Codes sent to one address in a quarter of an hour and in a day, and asked for from one client. */
const codes = { max: 5, window: 900 }
const codesOfDay = { max: 15, window: 86_400 }
const codesFrom = { max: 60, window: 3600 }
/**
 * Tries at the codes of one address in a day, and from one client. A code has 10,000 values and five
 * tries: without the first limit, new codes would be new tries.
 */
const triesOfDay = { max: 30, window: 86_400 }
const triesFrom = { max: 60, window: 900 }
/** New passwords set from one client in a quarter of an hour. */
const resets = { max: 20, window: 900 }

/** Addresses are known by a hash, so that no list of what people typed comes to be. */
export const addressHash = (typed: string): string =>
  createHash('sha256').update(typed.toLowerCase()).digest('base64url')

const accountKey = (login: string) => `login:${addressHash(login)}`
const addressKey = (address: string) => `login-from:${address}`

/** A call from inside the process has no address of its own to be limited by. */
const isOutside = (address: string) => address !== 'internal'

/**
 * Counts a login before it is judged, so that many at once cannot pass the limit together; throws a
 * 429 past it.
 */
export async function countLogin(deps: Deps, login: string, address: string): Promise<void> {
  if (isOutside(address)) await limit(deps, addressKey(address), ofAddress)
  await limit(deps, accountKey(login), ofAccount)
}

/** A login that succeeded was no attempt: it frees the account, and is taken off the address. */
export async function forgetLogin(deps: Deps, login: string, address: string): Promise<void> {
  await unlimit(deps, accountKey(login))
  if (isOutside(address)) await count(deps, addressKey(address), ofAddress.window, -1)
}

/** Counts a registration; throws a 429 past the limit. */
export async function countRegistration(deps: Deps, address: string): Promise<void> {
  if (isOutside(address)) await limit(deps, `register-from:${address}`, registrations)
}

/** Counts a code before it is sent; throws a 429 past the limits. */
export async function countCode(deps: Deps, typed: string, address: string): Promise<void> {
  if (isOutside(address)) await limit(deps, `code-from:${address}`, codesFrom)
  await limit(deps, `code:${addressHash(typed)}`, codes)
  await limit(deps, `code-day:${addressHash(typed)}`, codesOfDay)
}

const tryKey = (typed: string) => `code-try:${addressHash(typed)}`

/** Counts a try at a code before it is judged; throws a 429 past the limits. */
export async function countTry(deps: Deps, typed: string, address: string): Promise<void> {
  if (isOutside(address)) await limit(deps, `code-try-from:${address}`, triesFrom)
  await limit(deps, tryKey(typed), triesOfDay)
}

/** Who knew the code is no guesser. */
export const forgetTries = (deps: Deps, typed: string): Promise<void> =>
  unlimit(deps, tryKey(typed))

/** Counts a new password; throws a 429 past the limit. */
export async function countReset(deps: Deps, address: string): Promise<void> {
  if (isOutside(address)) await limit(deps, `reset-from:${address}`, resets)
}

/** Counts a login by a provider; throws a 429 past the limit. */
export async function countSocial(deps: Deps, address: string): Promise<void> {
  if (isOutside(address)) await limit(deps, `social-from:${address}`, socials)
}
