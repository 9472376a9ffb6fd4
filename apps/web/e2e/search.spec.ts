import { expect, test } from './shopper.ts'

test('suggestions lead to a product, a category and the last search, by keyboard', async ({
  page,
  words,
}) => {
  const main = page.getByRole('main')
  const box = page.getByRole('search').getByRole('combobox')
  const list = page.getByRole('listbox', { name: words('Suggestions') })
  await page.goto('/')
  await box.fill('bag')
  await expect(list.getByRole('group', { name: words('Products') })).toBeVisible()
  expect(await list.getByRole('option').count()).toBeLessThanOrEqual(10)
  await box.press('Escape')
  await expect(list).toHaveCount(0)
  await box.press('ArrowDown')
  const first = list
    .getByRole('group', { name: words('Products') })
    .getByRole('option')
    .first()
  await expect(first).toBeVisible()
  await box.press('ArrowDown')
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/products\/\d+\/details/)
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()

  // What was looked for is offered again; misspelt words are forgiven.
  await box.fill('')
  await expect(list.getByRole('group', { name: words('Recent searches') })).toContainText('bag')
  await box.fill('backpakc')
  await expect(
    page.getByText(words('Showing results for “{{term}}”', { term: '' }).slice(0, 12)).first(),
  ).toBeVisible()
  await box.press('Enter')
  await expect(page).toHaveURL(/search=backpakc/)
  await expect(main.getByRole('article').first()).toBeVisible()
})
