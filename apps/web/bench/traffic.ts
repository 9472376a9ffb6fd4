import type { Page } from '@playwright/test'

const drawn = new Set(['Image', 'Media'])

/** For so long nothing is asked for or answered when the network rests, as `networkidle` has it; ms. */
const quiet = 500

const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise<void>((drawn) => requestAnimationFrame(() => drawn())))

/** Counts what a page asks for, pictures and films apart. */
export async function startTraffic(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const open = new Map<string, boolean>()
  let requests = 0
  let bytes = 0
  let changed = Date.now()
  session.on('Network.requestWillBeSent', ({ requestId, type = '' }) => {
    const counts = !drawn.has(type)
    if (counts && !open.has(requestId)) requests++
    open.set(requestId, counts)
    changed = Date.now()
  })
  const end = (requestId: string, length: number) => {
    if (open.get(requestId)) bytes += length
    open.delete(requestId)
    changed = Date.now()
  }
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  )
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0))
  return {
    forget() {
      requests = 0
      bytes = 0
    },
    sum: () => ({ requests, kib: bytes / 1024 }),
    /** Resolves when the network rests. */
    async rested() {
      // A frame at a time, so that nothing of the page is held up.
      while (open.size > 0 || Date.now() - changed < quiet) await nextFrame(page)
    },
  }
}

export type Traffic = Awaited<ReturnType<typeof startTraffic>>
