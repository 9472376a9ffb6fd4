/** The network goes: what is on the page stays, and what was asked for comes when it is back. */
import type { Page } from '@playwright/test'
import { test } from './ready.ts'
import { expect, newShopper, signIn } from './shopper.ts'

test.beforeEach(({ quiet }) => quiet(/Failed to load resource|Failed to fetch/))

/** Uses a page: what it says of a line that is gone is fetched then. */
async function useIt(page: Page) {
  const toasts = page.waitForEvent('requestfinished', (one) => one.url().includes('/toast-stacks'))
  await page.mouse.move(20, 20)
  await toasts
}

test('a screen whose code cannot come leaves the page as it is, and opens once it can', async ({
  open,
  page,
  context,
  words,
}) => {
  await open('/contact-us')
  const message = page.getByRole('textbox', { name: words('Message') })
  await message.fill('Do you repair shoes?')
  const about = page.getByRole('contentinfo').locator('a[href="/about-us"]')
  // Used: what comes then is there, and the footer's links with it.
  await page.mouse.move(20, 20)
  await page.waitForLoadState('networkidle')

  await context.setOffline(true)
  const missed = page.waitForEvent('requestfailed', (request) => request.url().includes('/about'))
  await about.hover()
  await missed
  await expect(page.getByText(words('You are offline. What you see may be old.'))).toBeVisible()
  await about.click()
  await expect(page.locator('[data-slot=navigation-progress]')).toBeVisible()
  await expect(message).toHaveValue('Do you repair shoes?')

  await context.setOffline(false)
  await expect(page).toHaveURL(/about-us$/)
  await expect(message).toBeHidden()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})

test('a link that is pressed without a line, before the router knows its screen, opens once it can', async ({
  page,
  context,
}) => {
  await page.goto('/')
  const tile = page.getByRole('main').locator('a[href$="/details"]').first()
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  await context.setOffline(true)
  await tile.click()
  await expect(page.locator('[data-slot=navigation-progress]')).toBeVisible()
  await context.setOffline(false)
  await expect(page).toHaveURL(/details$/)
  await expect(page.getByText('Something went wrong')).toBeHidden()
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /Add to cart|Choose/ })
      .first(),
  ).toBeVisible()
})

test('a link that is passed over without a line, as the first thing on the page, loses nothing', async ({
  open,
  page,
  context,
}) => {
  await open('/products')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const missed = page.waitForEvent('requestfailed')
  const tile = page.getByRole('main').getByRole('article').first().getByRole('link').first()
  await tile.hover()
  await missed
  await tile.click()
  await expect(page.locator('[data-slot=navigation-progress]')).toBeVisible()
  await context.setOffline(false)
  await expect(page).toHaveURL(/details$/)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})

test('a dialog whose code cannot come leaves the page as it is, and says what helps', async ({
  open,
  page,
  context,
  words,
}) => {
  await page.goto('/products')
  await page.waitForLoadState('networkidle')
  await open(
    (await page.getByRole('article').first().getByRole('link').first().getAttribute('href')) ?? '',
  )
  await page.waitForLoadState('networkidle')
  await useIt(page)
  await context.setOffline(true)
  await page
    .getByRole('button', { name: words('Login') })
    .first()
    .click()
  await expect(page.getByText(words('This could not be loaded.'))).toBeVisible()
  await expect(page.getByRole('button', { name: words('Load again') })).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})

test('what a customer presses without its code is said each time, and undone', async ({
  open,
  page,
  context,
  request,
  words,
  quiet,
}) => {
  quiet(/^WebSocket connection/)
  await signIn(page, request, await newShopper(request))
  await open('/products/1/details')
  await page.waitForLoadState('networkidle')
  await useIt(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const main = page.getByRole('main')
  const name = await main.getByRole('heading', { level: 1 }).innerText()
  const heart = main
    .getByRole('button', { name: words('Add {{name}} to the wishlist', { name }), exact: true })
    .first()
  for (const button of [
    main.getByRole('button', { name: words('Zoom in') }),
    main.getByRole('button', { name: new RegExp(`^${words('Chat')}`) }).first(),
    heart,
  ]) {
    await button.click()
    const said = page.getByText(words('This could not be loaded.'))
    await expect(said).toBeVisible()
    await page
      .getByRole('region', { name: words('Notifications') })
      .getByRole('button', { name: words('Dismiss') })
      .click()
    await expect(said).toBeHidden()
  }
  await expect(heart).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('what is written while the line is there is sent once it is back', async ({
  open,
  page,
  context,
  words,
}) => {
  await open('/contact-us')
  const texts = {
    'Full name': 'Sara',
    'Phone number': '0100000000',
    Subject: 'Shoes',
    'Your message': 'Do you repair them?',
  }
  for (const [label, text] of Object.entries(texts))
    await page.getByRole('main').getByLabel(words(label)).fill(text)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const send = page.getByRole('main').getByRole('button', { name: words('Send message') })
  await send.click()
  await expect(page.getByText(words('Your message was not sent'))).toBeVisible()
  await context.setOffline(false)
  await send.click()
  await expect(page.getByRole('main').getByRole('status')).toBeVisible()
})

test('as the very first press on a page the browser itself says it', async ({
  open,
  page,
  context,
  words,
}) => {
  await open('/products')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const said = new Promise<string>((resolve) => {
    page.once('dialog', async (dialog) => {
      await dialog.dismiss()
      resolve(dialog.message())
    })
  })
  await page
    .getByRole('button', { name: words('Login') })
    .first()
    .click()
  expect(await said).toContain(words('This could not be loaded.'))
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})
