import type { Page, Request } from '@playwright/test'

declare global {
  interface Window {
    /** Things that happen without a trace in the page's text. */
    unseen?: number
  }
}

/** What is no fault of a screen. */
const known = [
  // An answer that refuses is judged by itself.
  'Failed to load resource',
  // A page goes while its socket opens.
  'WebSocket is closed before the connection',
  // A page that is loaded again takes its pictures from memory.
  'was preloaded using link preload but not used',
  // A provider's window is closed here at once.
  'The window was closed',
]

/** What goes on around a page: calls under way, answers that refuse, the console, windows and files. */
export async function watch(page: Page) {
  const pending = new Set<Request>()
  const refused: string[] = []
  const messages: string[] = []
  const requests: string[] = []
  let events = 0
  const isCall = (request: Request) =>
    ['fetch', 'xhr', 'script', 'stylesheet', 'document'].includes(request.resourceType())
  const done = (request: Request) => void pending.delete(request)
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) pending.clear()
    if (!isCall(request)) return
    pending.add(request)
    requests.push(new URL(request.url()).pathname)
  })
  page.on('requestfinished', done)
  page.on('requestfailed', done)
  page.on('response', (answer) => {
    if (answer.status() >= 400)
      refused.push(`${answer.status()} ${answer.request().method()} ${answer.url()}`)
  })
  page.on('console', (message) => {
    const text = message.text()
    const isKnown = known.some((words) => text.includes(words))
    if (['error', 'warning'].includes(message.type()) && !isKnown) messages.push(text)
  })
  page.on('pageerror', (error) => messages.push(String(error)))
  page.on('dialog', (dialog) => void dialog.accept())
  page.on('download', () => {
    events += 1
  })
  page.on('filechooser', () => {
    events += 1
  })
  page.on('popup', (popup) => {
    events += 1
    void popup.close()
  })
  await page.addInitScript(() => {
    window.unseen = 0
    const note = () => {
      window.unseen = (window.unseen ?? 0) + 1
    }
    for (const name of ['scroll', 'copy', 'play', 'fullscreenchange'])
      addEventListener(name, note, true)
    // Its dialog would wait for somebody.
    window.print = note
  })
  const taken = (list: string[]) => list.splice(0)
  return {
    isIdle: () => pending.size === 0,
    events: async () => events + (await page.evaluate(() => window.unseen ?? 0)),
    takeRefused: () => taken(refused),
    takeMessages: () => taken(messages),
    takeRequests: () => taken(requests),
  }
}

export type Watch = Awaited<ReturnType<typeof watch>>
