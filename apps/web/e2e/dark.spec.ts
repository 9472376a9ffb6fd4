import type { Page } from '@playwright/test'
import { expect, newShopper, signIn, test } from './shopper.ts'

const scheme = (page: Page) => page.evaluate(() => document.documentElement.dataset.scheme ?? null)
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const bar = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
        (meta) => matchMedia(meta.media).matches,
      )?.content,
  )

const dark = 'rgb(18, 19, 21)'
const light = 'rgb(255, 255, 255)'

/** Writes down what the document was set to when its body began, and at each frame after. */
const watchFirstPaint = (page: Page) =>
  page.addInitScript(() => {
    const schemes: Array<string | undefined> = []
    Object.assign(window, { seenSchemes: schemes })
    const look = () => {
      if (document.body) schemes.push(document.documentElement.dataset.scheme)
      if (schemes.length < 10) requestAnimationFrame(look)
    }
    new MutationObserver((_, observer) => {
      if (!document.body) return
      observer.disconnect()
      look()
    }).observe(document, { childList: true, subtree: true })
  })

const seenSchemes = (page: Page) =>
  page.evaluate(() => [...new Set((window as unknown as { seenSchemes: unknown[] }).seenSchemes)])

test('a guest chooses dark, and it is dark before the first paint from then on', async ({
  page,
  context,
  words,
}) => {
  await page.goto('/')
  expect(await ground(page)).toBe(light)
  await page.getByRole('button', { name: words('Appearance') }).click()
  await page.getByRole('menuitemradio', { name: words('Dark') }).click()
  await expect.poll(() => ground(page)).toBe(dark)
  await page.keyboard.press('Escape')

  await watchFirstPaint(page)
  await page.reload()
  expect(await ground(page)).toBe(dark)
  expect(await bar(page)).toBe('#121315')
  await expect(page.getByRole('button', { name: words('Appearance') })).toBeVisible()
  await expect.poll(() => seenSchemes(page)).toEqual(['dark'])

  // The app is hydrated, has moved on and kept it.
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/products\/\d+\/details/)
  expect(await scheme(page)).toBe('dark')

  // Another tab follows, both ways.
  const other = await context.newPage()
  await other.goto('/categories')
  expect(await scheme(other)).toBe('dark')
  await other.getByRole('button', { name: words('Appearance') }).click()
  await other.getByRole('menuitemradio', { name: words('System') }).click()
  await expect.poll(() => scheme(page)).toBeNull()
  expect(await ground(page)).toBe(light)
})

test('the account menu and the small menu have the same switch', async ({
  page,
  request,
  words,
}) => {
  await signIn(page, request, await newShopper(request))
  await page.goto('/')
  await page.getByRole('button', { name: words('My account') }).click()
  await page.getByRole('menuitemradio', { name: words('Dark') }).click()
  await expect.poll(() => scheme(page)).toBe('dark')
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: words('Menu') }).click()
  const choices = page.getByRole('dialog').getByRole('radio')
  await expect(choices.nth(2)).toBeChecked()
  await choices.nth(1).check()
  await expect.poll(() => ground(page)).toBe(light)
})

test.describe('where the system is dark', () => {
  test.use({ colorScheme: 'dark' })

  test('the shop is dark, and light when the shopper says so', async ({ page, words }) => {
    await page.goto('/')
    expect(await ground(page)).toBe(dark)
    expect(await bar(page)).toBe('#121315')
    await page.getByRole('button', { name: words('Appearance') }).click()
    await page.getByRole('menuitemradio', { name: words('Light') }).click()
    await expect.poll(() => ground(page)).toBe(light)
    expect(await bar(page)).not.toBe('#121315')
    await page.reload()
    expect(await ground(page)).toBe(light)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('it is dark too', async ({ page }) => {
      await page.goto('/products')
      await expect(page.getByRole('main')).toBeVisible()
      await expect(page.locator('body')).toHaveCSS('background-color', dark)
    })
  })
})

test.describe('where the system forces its colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('a filter that can be taken away has an edge, as its ground is gone', async ({
    page,
    words,
  }) => {
    await page.goto('/products?rating=4')
    const chips = page.getByRole('list', { name: words('Active filters') })
    await expect(chips.getByRole('link')).toHaveCSS('border-block-start-width', '1px')
  })
})
