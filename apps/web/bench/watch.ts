import type { Page } from '@playwright/test'

/** What a page says of itself while somebody uses it. */
interface Watch {
  /** Event Timing: the longest event of each press or key, in ms, by its interaction. */
  interactions: Map<number, number>
  /** Layout Instability: all of it, also what follows an input. */
  shift: number
  /** From the next input to the end of the frame that draws what it asks for, in ms. */
  shown: Promise<number>
}

/** What stood there when the input came. */
export interface Before {
  heading: Element | null
  /** What the first tile is called. */
  tile: string
  /** The words and figures of the shop's header. */
  header: string
}

declare global {
  interface Window {
    watch: Watch
  }
  interface LayoutShift extends PerformanceEntry {
    value: number
  }
}

/** Watches every document of a page from its first script on. */
export const startWatch = (page: Page) =>
  page.addInitScript(() => {
    const watch = { interactions: new Map<number, number>(), shift: 0, shown: Promise.resolve(0) }
    window.watch = watch
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId)
          watch.interactions.set(
            entry.interactionId,
            Math.max(watch.interactions.get(entry.interactionId) ?? 0, entry.duration),
          )
    }).observe({ type: 'event', durationThreshold: 16, buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) watch.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

/**
 * Begins to time what the next input brings.
 *
 * @param input the event that begins it
 * @param isShown looks in the page, once a frame; closes over nothing
 */
export async function timeNext(page: Page, input: string, isShown: (before: Before) => boolean) {
  // Through the debugger: the page's own policy evaluates no text.
  const look = await page.evaluateHandle<(before: Before) => boolean>(`() => ${isShown}`)
  await page.evaluate(
    ({ look: isThere, input: type }) => {
      const before = {
        heading: document.querySelector('main h1'),
        tile: document.querySelector('main article h2, main article h3')?.textContent ?? '',
        header: document.querySelector('header')?.textContent ?? '',
      }
      window.watch.shown = new Promise((resolve) => {
        let began = 0
        const drawn = new MessageChannel()
        drawn.port1.onmessage = () => resolve(performance.now() - began)
        const frame = () => {
          // A message that a frame's callback sends comes right after that frame is painted.
          if (isThere(before)) drawn.port2.postMessage(null)
          else requestAnimationFrame(frame)
        }
        addEventListener(
          type,
          ({ timeStamp }) => {
            began = timeStamp
            requestAnimationFrame(frame)
          },
          { capture: true, once: true },
        )
      })
    },
    { look, input },
  )
}

/** What `timeNext` has seen, in ms. */
export const shownAfter = (page: Page) => page.evaluate(() => window.watch.shown)

/** What the visit was like as a whole: its longest interaction in ms, and its layout shift. */
export const wholeVisit = (page: Page) =>
  page.evaluate(() => ({
    inp: Math.max(0, ...window.watch.interactions.values()),
    shift: window.watch.shift,
  }))
