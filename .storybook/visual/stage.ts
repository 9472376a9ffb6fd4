import chromium from '@sparticuz/chromium'
import {
  type Browser,
  type CDPSession,
  chromium as launcher,
  type Page,
  type Request,
} from 'playwright'
import { quiet, type Shown, settle, toEnds, watchStories } from './in-page.ts'
import { type Mode, tags } from './modes.ts'
import type { Story } from './stories.ts'

const clock = new Date('2026-11-21T12:00:00Z')

/** A story that has not ended by then is broken, not slow. */
const patience = 30_000

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A picture must not need the internet.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  // The same pixels every time.
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
]

/** The pinned browser. */
export const openBrowser = async () =>
  launcher.launch({
    executablePath: process.env.CHROMIUM_PATH ?? (await chromium.executablePath()),
    args: flags,
    // An interrupted run ends as a whole (main.ts); its browsers go with it.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })

export interface Stage {
  /** The story as it is now, a PNG. `fresh` loads the page for it alone. */
  photograph(story: Story, mode: Mode, fresh: boolean): Promise<Buffer>
  /** The same page once more. */
  again(): Promise<Buffer>
  close(): Promise<void>
}

/** How long nothing may change before a page is at rest, in ms. */
const moment = 100

/** What the picture's format takes, in px. */
const highest = 16_000

/** After new code or pictures: React leaves a placeholder in its place for 300 ms. */
const longMoment = 400

/** Answers a function that waits until a page asks for nothing and changes nothing any more. */
function restOf(page: Page) {
  const underWay = new Set<Request>()
  let asked = 0
  let known = 0
  page.on('request', (request) => {
    asked++
    underWay.add(request)
  })
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  return async () => {
    for (let turn = 0; turn < 20; turn++) {
      const before = asked
      await page.evaluate(quiet, asked === known ? moment : longMoment)
      if (asked === before && underWay.size === 0) {
        known = asked
        return
      }
    }
    throw new Error('The story does not stop asking for more.')
  }
}

const within = <Result>(work: Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const error = new Error(`The story did not end within ${patience / 1000} s.`)
    timer = setTimeout(() => reject(error), patience)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

interface Camera {
  on: Page
  session: CDPSession
  rest: () => Promise<void>
}

async function openPage(browser: Browser, zoom: number): Promise<Camera> {
  const context = await browser.newContext({
    deviceScaleFactor: zoom,
    locale: 'en-GB',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  })
  await context.addInitScript(watchStories)
  await context.clock.setFixedTime(clock)
  const page = await context.newPage()
  return { on: page, session: await context.newCDPSession(page), rest: restOf(page) }
}

/** The static check of what a story fixes is only as good as its reading: this is the truth. */
function refuseHidden(story: Story, shown: Shown) {
  const names = ['locale', 'scheme', 'viewport']
  const pick = (from: Readonly<Record<string, unknown>>) =>
    JSON.stringify(names.map((name) => from[name]))
  if (pick(shown.globals) !== pick(story.globals)) {
    throw new Error(`Write the story's globals where its file says them: ${pick(shown.globals)}.`)
  }
}

async function resize(page: Page, width: number, height: number) {
  const now = page.viewportSize()
  if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height })
}

/**
 * Makes the window as high as the page, so that all of it is drawn and what is fixed at the bottom is
 * at its end. Behind an open dialog nothing can be scrolled to: that is photographed as it is seen, in a
 * window that is as high as all that scrolls in the dialog. A page that is always higher than its window, such as one with its footer below it, ends beyond it.
 */
async function whole(
  page: Page,
  rest: () => Promise<void>,
  { width, height: least }: Mode,
  isWindow: boolean,
) {
  const look = async (height: number) => {
    await resize(page, width, height)
    await rest()
    const shown = await page.evaluate(settle)
    if (shown.width > shown.room)
      throw new Error(`The page is ${shown.width} px wide, its screen has room for ${shown.room}.`)
    if (shown.height > highest)
      throw new Error(`The page is ${shown.height} px high, more than ${highest}.`)
    return shown
  }
  let window = least
  let shown = await look(window)
  if (isWindow) return { height: least, top: shown.top }
  if (shown.isModal) {
    while (shown.beyond > 0) {
      const higher = await look(window + shown.beyond)
      // A list of its own height in a dialog has as much below it in any window.
      if (higher.beyond >= shown.beyond) {
        shown = await look(window)
        break
      }
      window += shown.beyond
      shown = higher
    }
    return { height: window, top: shown.top }
  }
  for (let more = 0; shown.height > window && shown.height - window !== more; ) {
    more = shown.height - window
    window = shown.height
    shown = await look(window)
  }
  return { height: Math.max(window, shown.height), top: 0 }
}

/** A page that stories are shown on, one after the other. */
export async function openStage(browser: Browser, origin: string): Promise<Stage> {
  const plain = await openPage(browser, 1)
  let zoomed: Camera | undefined
  let dressed: string | undefined
  let last: () => Promise<Buffer> = () => Promise.reject(new Error('Nothing was shown yet.'))

  const dress = async (wanted: Mode, on: Page) => {
    await on.emulateMedia({
      colorScheme: wanted.scheme,
      forcedColors: wanted.forcedColors ? 'active' : 'none',
    })
    await on.mouse.move(-1, -1)
  }
  const load = async (story: Story, { locale, scheme }: Mode, on: Page) => {
    const globals = `locale:${locale};scheme:${scheme};a11y.manual:!true`
    await on.goto('about:blank')
    await on.goto(`${origin}/iframe.html?id=${story.id}&viewMode=story&globals=${globals}`, {
      waitUntil: 'commit',
    })
    return on.evaluate((id) => window.visual.over(id), story.id)
  }

  return {
    async photograph(story, wanted, fresh) {
      if (wanted.zoom) zoomed ??= await openPage(browser, wanted.zoom)
      const { on, session, rest } = (wanted.zoom && zoomed) || plain
      const reload = fresh || dressed !== wanted.name
      if (reload) await dress(wanted, on)
      // The last story's window was as high as that story.
      await resize(on, wanted.width, wanted.height)
      dressed = undefined
      const shown = await within(
        reload ? load(story, wanted, on) : on.evaluate((id) => window.visual.show(id), story.id),
      )
      if (shown.errors.length > 0) throw new Error(shown.errors.join('\n'))
      refuseHidden(story, shown)
      last = async () => {
        const { height, top } = await whole(on, rest, wanted, story.tags.includes(tags.window))
        if (wanted.ends) {
          if ((await on.evaluate(toEnds)) === 0)
            throw new Error(`Nothing scrolls here: the tag ${tags.ends} is for nothing.`)
          await rest()
          await on.evaluate(settle)
        }
        const { data } = await session.send('Page.captureScreenshot', {
          format: 'png',
          optimizeForSpeed: true,
          captureBeyondViewport: height > (on.viewportSize()?.height ?? height),
          clip: { x: 0, y: top, width: wanted.width, height, scale: 1 },
        })
        return Buffer.from(data, 'base64')
      }
      const picture = await within(last())
      dressed = wanted.name
      return picture
    },
    again: () => within(last()),
    close: () => browser.close(),
  }
}
