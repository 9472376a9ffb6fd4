/** The colour that was asked for stays with a product on the wishlist and in the comparison. */
import type { Page } from '@playwright/test'
import { expect, test } from './ready.ts'
import { newShopper, signIn } from './shopper.ts'

/** A tile of a red dress that comes in another colour first, its name, and the address that it leads to. */
async function redDress(page: Page) {
  const tile = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.locator('a[href*="color_id="]') })
    .first()
  const link = tile.getByRole('link').first()
  const address = (await link.getAttribute('href')) ?? ''
  return { tile, address, name: (await tile.getByRole('heading').textContent()) ?? '' }
}

/** A wish is drawn before it is stored: a page that is left at once would take its request along. */
async function stored(page: Page, press: () => Promise<unknown>) {
  const answer = page.waitForResponse(/favorite-add-or-remove/)
  await press()
  await answer
}

const picture = (page: Page) => page.getByRole('main').locator('article img, th img').first()

test('a red dress is red on the wishlist, from a tile as from its page, after a reload', async ({
  page,
  open,
  request,
  words,
}) => {
  await signIn(page, request, await newShopper(request))
  await open('/products?search=red+dress')
  const { tile, address, name } = await redDress(page)
  const src = (await tile.locator('img').first().getAttribute('src')) ?? 'none'
  const add = words('Add {{name}} to the wishlist', { name })
  const remove = words('Remove {{name}} from the wishlist', { name })
  await tile.hover()
  await stored(page, () => tile.getByRole('button', { name: add, exact: true }).click())
  await expect(tile.getByRole('button', { name: remove, exact: true })).toBeVisible()

  const wished = page.getByRole('main').getByRole('link', { name, exact: true })
  await open('/wishlist')
  await expect(wished).toHaveAttribute('href', address)
  await expect(picture(page)).toHaveAttribute('src', src)

  await open(address)
  const own = page.getByRole('main')
  await stored(page, () => own.getByRole('button', { name: remove, exact: true }).first().click())
  await stored(page, () => own.getByRole('button', { name: add, exact: true }).first().click())
  await open('/wishlist')
  await expect(wished).toHaveAttribute('href', address)
})

test('a red dress is red in the comparison, and so are its links', async ({
  page,
  open,
  words,
}) => {
  await open('/products?search=red+dress')
  const { tile, address, name } = await redDress(page)
  await tile.hover()
  await tile.getByRole('button', { name: words('Compare {{name}}', { name }), exact: true }).click()
  await page
    .getByRole('region', { name: words('Compare Products') })
    .getByRole('link')
    .click()
  const head = page.getByRole('main').getByRole('columnheader', { name })
  await expect(head.getByRole('link')).toHaveAttribute('href', address)
  await head.getByRole('link').click()
  await expect(page).toHaveURL(address)
})
