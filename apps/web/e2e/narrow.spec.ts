import { expect, test } from './shopper.ts'

test.use({ viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true })

for (const path of ['/', '/products', '/products/1/details', '/shops/1', '/categories', '/support'])
  test(`${path} is no wider than a narrow phone when it is opened there`, async ({ page }) => {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const [width, room] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      window.innerWidth,
    ])
    expect([width, room]).toEqual([320, 320])
  })
