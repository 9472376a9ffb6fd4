import type { User } from '@shop/contract'
import { getProfile } from '@shop/contract/account'
import { browserDoor } from '#app/data/browser-door.ts'
import { session } from './session-runtime.ts'

/** Reads the signed-in shopper again: whether the account is verified the server knows first. */
export async function rereadUser(): Promise<User> {
  const { user } = (await browserDoor(getProfile)).data
  session.send({ type: 'user.updated', user })
  return user
}
