import { expect, test } from './shopper.ts'

test('back from a product: the same place, and the focus on the card that was opened', async ({
  page,
  words,
}) => {
  const main = page.getByRole('main')
  await page.goto('/products?sort_type=newest&page=3')
  const card = main.getByRole('article').nth(8).getByRole('link').first()
  const name = (await card.textContent()) ?? ''
  await card.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await card.click()
  await expect(page).toHaveURL(/\/products\/\d+\/details/)
  await expect(main.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/sort_type=newest&page=3$/)
  await expect(main.getByRole('link', { name, exact: true })).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)

  // By the keyboard too, and out of the home page, where a product may stand twice.
  await page.goto('/')
  const other = main.getByRole('article').last().getByRole('link').first()
  await other.focus()
  const shown = await page.evaluate(() => scrollY)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/products\/\d+\/details/)
  await page.goBack()
  await expect(other).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(shown)

  // Another list is another entry of the history: nothing is focused there.
  await page.getByRole('search').getByRole('combobox').fill('bag')
  await page.getByRole('search').getByRole('combobox').press('Enter')
  await expect(main.getByRole('heading', { level: 1 })).toContainText('bag')
  await expect(page.getByRole('button', { name: words('Search') }).first()).toBeVisible()
  await expect(main.getByRole('article').getByRole('link').first()).not.toBeFocused()
})
