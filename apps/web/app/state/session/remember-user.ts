import type { User } from '@shop/contract'
import { sessionStore } from '#app/data/session-store.ts'

/**
 * Shows the shopper as the server knows them now: storage, every part of this page and the other
 * tabs. Somebody else may have signed in while the answer was on its way; they stay who they are.
 */
export function rememberUser(user: User) {
  const known = sessionStore.read()
  if (known.token && known.user?.id === user.id) sessionStore.write({ token: known.token, user })
}
