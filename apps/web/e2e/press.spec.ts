import type { Locator } from '@playwright/test'
import { expect, test } from './ready.ts'

/** Rests the mouse on a link until the code has come, and has run, that follows it as the mouse goes down. */
async function rest(link: Locator) {
  const page = link.page()
  const code = page.waitForResponse(/\/build\/used-/)
  await link.hover()
  const url = (await code).url()
  await page.evaluate((address) => import(address), url)
}

test('a mouse opens a product as it goes down', async ({ page, open }) => {
  await open('/products')
  const main = page.getByRole('main')
  const tile = main.getByRole('article').first().getByRole('link').first()
  await rest(tile)
  await page.mouse.down()
  await expect(page).toHaveURL(/\/products\/\d+\/details$/)
  await expect(main.getByRole('button', { name: /cart|size/i }).first()).toBeVisible()
  await page.mouse.up()
  // Its click opens nothing else.
  await page.goBack()
  await expect(page).toHaveURL(/\/products$/)
  await expect(tile).toBeFocused()
})

test('a press that is taken back leads back to where it was made', async ({ page, open }) => {
  await open('/products')
  const tile = page.getByRole('main').getByRole('article').nth(8).getByRole('link').first()
  await rest(tile)
  const scrolled = await page.evaluate(() => scrollY)
  await page.mouse.down()
  await expect(page).toHaveURL(/\/details$/)
  await page.mouse.move(5, 5)
  await page.mouse.up()
  await expect(page).toHaveURL(/\/products$/)
  await expect(tile).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
})

test('once a page is used, the code of the screens that come next is there before a finger asks', async ({
  page,
  open,
}) => {
  await open('/')
  const codeOf = (screen: string) =>
    page.locator(`link[rel="modulepreload"][href*="/build/${screen}-"]`)
  await expect(codeOf('product-details')).toHaveCount(0)
  await page.mouse.wheel(0, 100)
  await expect(codeOf('product-details')).toHaveCount(1)
  await expect(codeOf('products-main')).toHaveCount(1)
})

test('what is pressed with a modifier stays with the browser', async ({ page, open }) => {
  await open('/products')
  const tile = page.getByRole('main').getByRole('article').first().getByRole('link').first()
  await rest(tile)
  await page.keyboard.down('Control')
  await page.mouse.down()
  await expect(tile).toBeFocused()
  await expect(page).toHaveURL(/\/products$/)
  await page.mouse.move(5, 5)
  await page.mouse.up()
  await page.keyboard.up('Control')
  await expect(page).toHaveURL(/\/products$/)
})

test('a picture of the home page says what it is about, and leads there by key', async ({
  page,
  open,
}) => {
  await open('/')
  const slide = page.getByRole('link', { name: 'The autumn edit Shop now' })
  await slide.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/categories\/women$/)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})
