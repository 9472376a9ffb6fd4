import { createHash } from 'node:crypto'
import type { Deps } from '../deps.ts'
import { count, limit, unlimit } from '../limits/limit.ts'

/** Failed logins in a quarter of an hour: of one account, and from one address. */
const ofAccount = { max: 10, window: 900 }
const ofAddress = { max: 50, window: 900 }
/** New accounts an hour from one address. */
const registrations = { max: 30, window: 3600 }

/** Accounts are counted by a hash, so that no list of what people typed comes to be. */
const accountKey = (login: string) =>
  `login:${createHash('sha256').update(login.toLowerCase()).digest('base64url')}`
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
