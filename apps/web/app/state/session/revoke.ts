import { logout, logoutByPost } from '@shop/contract/account'
import { createApiClient } from '#app/data/api-client.ts'
import { ApiError, clientMessages } from '#app/data/api-error.ts'

const isUnknown = (error: unknown) =>
  error instanceof ApiError &&
  (error.status === 404 || error.status === 405 || error.message === clientMessages.unreadable)

/** Has the server forget a token: by GET, and by POST where GET is nobody's (decision 001). */
export async function revoke(token: string): Promise<void> {
  // A client of its own: the store has forgotten the token, and nobody waits for a 401.
  const client = createApiClient({
    fetch: (request) => fetch(request),
    origin: () => location.origin,
    locale: () => document.documentElement.dataset.locale ?? 'en',
    token: () => token,
  })
  try {
    await client(logout)
  } catch (error) {
    if (!isUnknown(error)) throw error
    await client(logoutByPost)
  }
}
