import { type BrowserContext, expect, type Page } from '@playwright/test'
import { type Control, controlsOf, find } from './crawler-controls.ts'
import { gatherLinks, type Links } from './crawler-links.ts'
import { isExplained, look, standing } from './crawler-look.ts'
import { type Watch, watch } from './crawler-watch.ts'

/** How deep: a menu's entry that opens a question has its answers pressed too. */
const deepest = 3

/** What a visit starts with: cookies and what the browser keeps. */
type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

export interface CrawlerOptions {
  page: Page
  open: (path: string) => Promise<void>
  /** Signs in anew, for a session that a press has ended; guests have none. */
  renew?: () => Promise<void>
  /** What stands around every screen, and the login that many of them open, is pressed too. */
  around: boolean
  /** The login dialog's name. */
  login: string
}

/** Presses everything on a screen, and notes what does nothing, or complains. */
export async function createCrawler({ page, open, renew, around, login }: CrawlerOptions) {
  const watching: Watch = await watch(page)
  const visited = new Set<string>()
  const findings: string[] = []
  const links: Links = new Map()
  let pressed = 0
  // What a browser keeps belongs to an address, and a light one will do.
  await page.goto('/icon.svg')
  await renew?.()
  let stored: StorageState = await page.context().storageState()

  /**
   * Waits until nothing is asked for and nothing has changed at so many looks in a row. After a press
   * it takes more of them: React keeps what has just been loaded back for up to 300 ms.
   */
  const settle = async (looks = 1) => {
    let before = ''
    let now = ''
    let same = 0
    await expect
      .poll(
        async () => {
          before = now
          now = await look(page)
          same = watching.isIdle() && now === before ? same + 1 : 0
          return same >= looks
        },
        { intervals: [50], timeout: 20_000 },
      )
      .toBe(true)
    return now
  }
  const rest = () => settle(8)

  const restore = async () => {
    const [saved] = stored.origins
    await page.context().clearCookies()
    await page.context().addCookies(stored.cookies)
    await page.evaluate((items) => {
      localStorage.clear()
      sessionStorage.clear()
      for (const { name, value } of items) localStorage.setItem(name, value)
    }, saved?.localStorage ?? [])
  }

  /** What waits to be near the view is brought there. */
  const wake = async () => {
    if ((await page.locator('[data-slot^=skeleton]').count()) === 0) return
    const headings = page.getByRole('main').getByRole('heading', { level: 2 })
    for (const heading of await headings.all()) await heading.scrollIntoViewIfNeeded()
    await settle()
    await page.evaluate(() => scrollTo(0, 0))
  }

  const press = async (target: NonNullable<Awaited<ReturnType<typeof find>>>, control: Control) => {
    // Boxes and radio buttons are drawn by their labels: they are reached by the keyboard.
    await (control.isChoice ? target.focus() : target.hover({ timeout: 10_000 }))
    const before = await settle()
    const focused = await page.evaluateHandle(() => document.activeElement)
    const events = await watching.events()
    if (control.isChoice) await target.press(' ')
    else await target.click({ timeout: 10_000 })
    const happened = async () => {
      if ((await watching.events()) > events || (await look(page)) !== before) return true
      return target.evaluate(
        (element, last) =>
          ![element, last, document.body].includes(document.activeElement ?? document.body),
        focused,
      )
    }
    // A navigation takes the page away while it is asked.
    const answered = await expect
      .poll(() => happened().catch(() => true), { timeout: 10_000 })
      .toBe(true)
      .then(
        () => true,
        () => false,
      )
    return answered
  }

  const judge = async (where: string) => {
    for (const text of watching.takeMessages()) findings.push(`${where}: console: ${text}`)
    const refused = watching.takeRefused()
    const isOwn = (text: string) => text.endsWith(` GET ${page.url()}`)
    if (refused.some((text) => text.startsWith('5'))) findings.push(`${where}: ${refused}`)
    else if (!refused.every(isOwn) && !(await isExplained(page)))
      findings.push(`${where}: not explained: ${refused}`)
    if (watching.takeRequests().some((path) => path.endsWith('/logout')) && renew) {
      await renew()
      stored = await page.context().storageState()
    }
  }

  const fresh = async (screen: string, address: string, steps: readonly Control[]) => {
    await restore()
    await open(address)
    // Some parts come when the page is first used.
    await page.mouse.move(1, 1)
    await page.mouse.move(2, 2)
    await settle()
    await wake()
    for (const step of steps) {
      const target = await find(page, screen, step)
      if (!target) return false
      await press(target, step)
      await rest()
    }
    return true
  }

  /** A menu or a dialog may leave no trace once it is closed. */
  const isBack = async (base: string) => {
    if ((await standing(page)) === base) return true
    await page.keyboard.press('Escape')
    await settle()
    return (await standing(page)) === base
  }

  const crawl = async (screen: string, address: string, steps: readonly Control[] = []) => {
    const path = new URL(page.url()).pathname
    await gatherLinks(page, screen, links)
    const unseen = (await controlsOf(page, screen)).filter(
      ({ key, place, frame, isInMain }) =>
        !visited.has(`${key} ${place}`) &&
        (around || !['header', 'footer', `dialog "${login}"`].includes(frame)) &&
        // Two presses on, what is new in the screen itself belongs to another visit, such as a login.
        (steps.length < 2 || !isInMain),
    )
    for (const { key, place } of unseen) visited.add(`${key} ${place}`)
    await settle()
    let base = await standing(page)
    for (const control of unseen) {
      const where = [screen, ...steps.map(({ label }) => label), control.label].join(' › ')
      try {
        if (!(await isBack(base))) {
          // Another press has taken the way here away: an order is cancelled once.
          if (!(await fresh(screen, address, steps))) return
          base = await standing(page)
        }
        let target = await find(page, screen, control)
        if (!target && (await fresh(screen, address, steps)))
          target = await find(page, screen, control)
        if (!target) continue
        pressed += 1
        if (!(await press(target, control))) findings.push(`${where}: nothing happens`)
        await rest()
        await judge(where)
        if (steps.length + 1 < deepest && new URL(page.url()).pathname === path)
          await crawl(screen, address, [...steps, control])
      } catch (error) {
        // A question may go by itself, as the wait for a payment's window does when that is closed.
        if (String(error).includes('not attached to the DOM')) continue
        findings.push(`${where}: ${String(error).split('\n').slice(0, 14).join(' ')}`)
      }
    }
  }

  return {
    links,
    findings,
    /** Presses everything of one screen. */
    visit: async (screen: string, address: string) => {
      await fresh(screen, address, [])
      await judge(screen)
      await crawl(screen, address)
    },
    pressed: () => pressed,
  }
}
