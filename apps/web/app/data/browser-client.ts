import { serverKnows } from '#app/lib/server-knows.ts'
import type { ApiClient } from './api-client.ts'
import { forgetAhead } from './read-ahead.ts'
import { noteServerTime } from './server-clock.ts'
import { sessionStore } from './session-store.ts'

const opened = new Map<'own' | 'nobody', Promise<ApiClient>>()

/** The client's code and its schemas come with the first call: the first view was read on the server. */
const open = (as: 'own' | 'nobody') => {
  const known = opened.get(as)
  if (known) return known
  const client = import('./api-client.ts').then(({ createApiClient }) =>
    createApiClient({
      fetch: (request) => fetch(request).then(noteServerTime),
      origin: () => location.origin,
      locale: () => document.documentElement.dataset.locale ?? 'en',
      capabilities: () => serverKnows.capabilities,
      token: () => (as === 'own' ? sessionStore.read().token : null),
      onUnauthorised: sessionStore.expire,
    }),
  )
  opened.set(as, client)
  client.catch(() => opened.delete(as))
  return client
}

/** The browser's client: same origin, the document's language, the shopper's token. */
export const browserClient: ApiClient = async (call, input) => {
  try {
    return await (await open('own'))(call, input)
  } finally {
    if (call.method !== 'GET') forgetAhead()
  }
}

/** Fetches the client itself, where one is about to send: the line may be gone by then. */
export const preloadClient = () => void open('own').catch(() => undefined)

/** Without the token: what is only looked up does not count as looked at (wire.md 1.1). */
export const guestClient: ApiClient = async (call, input) => (await open('nobody'))(call, input)
