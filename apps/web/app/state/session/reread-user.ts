import type { User } from '@shop/contract'
import { getProfile } from '@shop/contract/account'
import { browserClient } from '#app/data/browser-client.ts'
import { session } from './session-runtime.ts'

/** Reads the signed-in shopper again: whether the account is verified the server knows first. */
export async function rereadUser(): Promise<User> {
  const { user } = (await browserClient(getProfile)).data
  session.send({ type: 'user.updated', user })
  return user
}
