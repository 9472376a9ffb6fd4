import { sessionStore } from '#app/session/session-store.ts'
import type { Door } from './door.ts'
import { forgetAhead } from './read-ahead.ts'
import { noteServerTime } from './server-clock.ts'

let opened: Promise<Door> | undefined

/** The door's code and its schemas come with the first call: the first view was read on the server. */
const open = () => {
  opened ??= import('./door.ts').then(({ createDoor }) =>
    createDoor({
      fetch: (request) => fetch(request).then(noteServerTime),
      origin: () => location.origin,
      locale: () => document.documentElement.dataset.locale ?? 'en',
      token: () => sessionStore.read().token,
      onUnauthorised: sessionStore.expire,
    }),
  )
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

/** The browser's door: same origin, the document's language, the shopper's token. */
export const browserDoor: Door = async (call, input) => {
  try {
    return await (await open())(call, input)
  } finally {
    if (call.method !== 'GET') forgetAhead()
  }
}
