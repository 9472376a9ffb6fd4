import type { Browser } from '@playwright/test'
import { median } from './browser.ts'
import { clickByHand } from './hand.ts'
import { logIn } from './log-in.ts'

export interface Opening {
  /** To the end of the frame that draws the product's heading, in ms. */
  heading: number
  /** To the one in which its picture stands there, a copy of the tile's or its own. */
  picture: number
}

declare global {
  interface Window {
    opening: Promise<Opening>
  }
}

/** From the mouse going down on a list's tile to the product; medians of the runs. */
export async function openTile(browser: Browser, shop: string, runs: number): Promise<Opening> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const openings: Opening[] = []
  for (let run = 0; run < runs; run++) {
    // Each tile once: a page holds ten of them.
    await page.goto(`${shop}/products?page=${Math.floor(run / 10) + 1}`, {
      waitUntil: 'networkidle',
    })
    const tiles = page.getByRole('main').getByRole('article')
    const tile = tiles
      .nth(run % 10)
      .getByRole('link')
      .first()
    // Intent: what a hover fetches is there when the press comes.
    await tile.hover()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => {
      window.opening = new Promise<Opening>((resolve) => {
        const before = document.querySelector('h1')
        let began = 0
        const seen: Partial<Opening> = {}
        const drawn = new MessageChannel()
        drawn.port1.onmessage = ({ data }) => {
          seen[data as keyof Opening] ??= performance.now() - began
          const { heading, picture } = seen
          if (heading !== undefined && picture !== undefined) resolve({ heading, picture })
        }
        // The copy begins as small as the tile's picture was.
        const isOne = (image: HTMLImageElement) =>
          image.dataset.slot === 'picture-flight' || image.getBoundingClientRect().width > 200
        const hasPicture = () =>
          [...document.querySelectorAll<HTMLImageElement>('main img, body > img')].some(
            (image) => image.complete && image.naturalWidth > 0 && isOne(image),
          )
        const look = () => {
          const heading = document.querySelector('h1')
          const there = location.pathname.endsWith('/details') && heading && heading !== before
          // A message that a frame's callback sends comes right after that frame is painted.
          if (there) drawn.port2.postMessage('heading')
          if (there && hasPicture()) drawn.port2.postMessage('picture')
          else requestAnimationFrame(look)
        }
        addEventListener(
          'pointerdown',
          (event) => {
            began = event.timeStamp
            requestAnimationFrame(look)
          },
          { capture: true, once: true },
        )
      })
    })
    await clickByHand(page, tile)
    openings.push(await page.evaluate(() => window.opening))
  }
  await context.close()
  return {
    heading: median(openings.map(({ heading }) => heading)),
    picture: median(openings.map(({ picture }) => picture)),
  }
}

/**
 * From the press on 'Add to cart' to the badge's change in the document, in ms; median of the runs.
 * Under 16 ms it is drawn with the frame that the press falls into.
 */
export async function addToBadge(browser: Browser, shop: string, runs: number): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const token = await logIn(page, shop)
  const list = await (await context.request.get(`${shop}/api/products?page=1&per_page=60`)).json()
  // What is in the cart already does not change how many things are.
  const cart = await (
    await context.request.get(`${shop}/api/carts`, {
      headers: { Authorization: `Bearer ${token}` },
    })
  ).json()
  const inCart = JSON.stringify(cart.data.cart_items)
  // One with several sizes asks for the size first.
  const ids = (list.data.products as { id: number; quantity: number; sizes: unknown[] }[])
    .filter(
      ({ id, quantity, sizes }) =>
        quantity > 1 && sizes.length < 2 && !inCart.includes(`"id":${id},`),
    )
    .map(({ id }) => id)
  const times: number[] = []
  for (const id of ids.slice(0, runs)) {
    await page.goto(`${shop}/products/${id}/details`, { waitUntil: 'networkidle' })
    const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first()
    await add.hover()
    await page.waitForLoadState('networkidle')
    times.push(
      await add.evaluate(
        (button) =>
          new Promise<number>((resolve, reject) => {
            const began = performance.now()
            setTimeout(() => reject(new Error('No badge has changed')), 5_000)
            const badges = new MutationObserver((changes) => {
              if (!changes.some(({ target }) => /[0-9]/.test(target.textContent ?? ''))) return
              badges.disconnect()
              resolve(performance.now() - began)
            })
            const header = document.querySelector('header')
            if (header)
              badges.observe(header, { subtree: true, childList: true, characterData: true })
            ;(button as HTMLElement).click()
          }),
      ),
    )
  }
  await context.close()
  return median(times)
}
