declare global {
  interface Window {
    /** The router puts itself there. */
    __reactRouterDataRouter?: {
      state: { navigation: { location?: object } }
      createHref: (location: object) => string
    }
  }
}

const moment = () => new Promise((done) => setTimeout(done, 2000))

/** Asks which screens there are, for the router: a navigation waits where nobody answers. */
export async function fetchRoutes(url: URL, signal?: AbortSignal): Promise<Response> {
  const answer = await fetch(url, { signal: signal ?? null }).catch(() => signal?.throwIfAborted())
  if (answer && answer.status < 500) return answer
  await moment()
  return fetchRoutes(url, signal)
}

/** What the server says of a file, this build's or gone with it; 500 for nothing. */
const statusOf = async (file: string) =>
  (await fetch(file, { method: 'HEAD' }).catch(() => ({ status: 500 }))).status

/**
 * Imports a screen's code for the router (vite/screen-imports.ts puts it there), whose own answer to a
 * module that cannot be loaded is to reload the page: without a line, all that is on it would be lost
 * for a link that a pointer passed over. Here the page stays. What the shopper has pressed is opened as
 * a document when the server answers, of whichever build it has then: browsers remember that a module
 * could not be loaded. After a prefetch nothing is to be done.
 */
export async function importScreen(file: string): Promise<unknown> {
  try {
    return await import(/* @vite-ignore */ file)
  } catch {
    while ((await statusOf(file)) >= 500) await moment()
    const router = window.__reactRouterDataRouter
    const to = router?.state.navigation.location
    if (to) location.assign(location.origin + router.createHref(to))
    return new Promise(() => undefined)
  }
}
