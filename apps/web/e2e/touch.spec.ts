import type { Locator } from '@playwright/test'
import { expect, test } from './shopper.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

/** How high it is for a finger that comes down on its middle: beyond what is drawn, too. */
const reachOf = (control: Locator) =>
  control.evaluate((element) => {
    element.scrollIntoView({ block: 'center' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const isHit = (at: number) => element.contains(document.elementFromPoint(x, at))
    let [up, down] = [0, 0]
    while (up < 60 && isHit(y - up - 1)) up += 1
    while (down < 60 && isHit(y + down + 1)) down += 1
    return up + down
  })
const isReached = async (control: Locator) => {
  await expect(control).toBeVisible()
  await expect.poll(() => reachOf(control)).toBeGreaterThanOrEqual(43)
}

test('what one asks before one buys is reached with a finger', async ({ page, words }) => {
  await page.goto('/products/1/details')
  const main = page.getByRole('main')
  const returns = main.getByRole('link', { name: /Returns within/ })
  await isReached(returns)
  await isReached(main.getByRole('link', { name: words('Size guide') }))
  // Its line is as high as one of text; asked again while its code takes the server's elements over.
  const line = returns.locator('xpath=ancestor::p')
  await expect.poll(async () => (await line.boundingBox())?.height).toBeLessThan(25)

  await main
    .getByRole('button', { name: words('Zoom in') })
    .last()
    .tap()
  const viewer = page.getByRole('dialog')
  await isReached(viewer.getByRole('button', { name: words('Next picture') }))
  await isReached(viewer.getByRole('button', { name: words('Close') }))
})

test('the facts of the home page are reached with a finger', async ({ page, words }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await isReached(main.getByRole('link', { name: /Returns within/ }))
  await isReached(main.getByRole('link', { name: words('Many shops, one cart') }))
})
