import type { Locator } from '@playwright/test'
import { expect, test } from './ready.ts'
import type { Locale } from './words.ts'

for (const locale of ['en', 'ar'] satisfies Locale[]) {
  test.describe(locale, () => {
    test.use({ language: locale })

    test('a guest compares four products, and a fifth finds no room', async ({ page, words }) => {
      const main = page.getByRole('main')
      const tiles = main.getByRole('article')
      const compare = (name: string) =>
        main.getByRole('button', { name: words('Compare {{name}}', { name }), exact: true })
      const nameOf = async (index: number) =>
        (await tiles.nth(index).getByRole('heading').textContent()) ?? ''

      // What comes once the page is used comes with the first move that the app hears of.
      let moves = 0
      const appears = (part: Locator) =>
        expect(async () => {
          moves += 1
          await page.mouse.move(300 + moves, 300)
          await expect(part).toBeAttached({ timeout: 500 })
        }).toPass()

      await page.goto('/products')
      await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr')
      const names = await Promise.all([0, 1, 2, 3, 4].map(nameOf))
      const [first = '', second = '', , , fifth = ''] = names
      await appears(compare(first))
      for (const [index, name] of names.entries()) {
        await tiles.nth(index).hover()
        await compare(name).click()
      }
      const full = words('{{number}} products can be compared at once', { number: 4 })
      await expect(page.getByText(full)).toBeVisible()
      await expect(compare(fifth)).toHaveAttribute('aria-pressed', 'false')
      await expect(compare(first)).toHaveAttribute('aria-pressed', 'true')

      // The list survives a reload; the bar leads on.
      await page.reload()
      const bar = page.getByRole('region', { name: words('Compare Products') })
      await appears(bar)
      await bar.getByRole('link').click()
      await expect(page).toHaveURL(/\/compare$/)
      await expect(page).toHaveTitle(new RegExp(words('Compare Products')))
      const columns = main.getByRole('columnheader')
      await expect(columns).toHaveCount(4)
      await expect(columns.first()).toHaveText(first)

      // What differs comes first, and may stand alone.
      await expect(main.getByRole('rowheader', { name: words('What differs') })).toBeVisible()
      await main.getByRole('switch').press(' ')
      await expect(main.getByRole('rowheader', { name: words('What is the same') })).toHaveCount(0)
      await expect(main.getByRole('rowheader', { name: words('Price'), exact: true })).toBeVisible()

      await main
        .getByRole('button', { name: words('Remove') })
        .first()
        .click()
      await expect(columns).toHaveCount(3)
      await expect(columns.first()).toHaveText(second)
      await main.getByRole('button', { name: words('Clear all') }).click()
      await expect(main.getByText(words('Nothing to compare yet'))).toBeVisible()
    })
  })
}

for (const way of ['a click', 'a key'] as const)
  test(`after ${way} on Compare the next Tab is the way there, and then goes on from where one was`, async ({
    page,
    open,
  }) => {
    await open('/products')
    await page.mouse.move(300, 300)
    const main = page.getByRole('main')
    const buttons = main.getByRole('button', { name: /^Compare / })
    const button = buttons.first()
    await expect(button).toBeAttached()
    // What follows it on the page, as Tab says it.
    await button.focus()
    await page.keyboard.press('Tab')
    const next = await page.evaluateHandle(() => document.activeElement)
    const isNext = () => next.evaluate((element) => element === document.activeElement)

    await button.focus()
    if (way === 'a click') await button.click()
    else await page.keyboard.press('Enter')
    const bar = page.getByRole('region', { name: 'Compare Products' })
    await expect(bar).toBeVisible()
    await expect(button).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(bar.getByRole('link')).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(button).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(bar.getByRole('button')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect.poll(isNext).toBe(true)
    // Who passes it later goes by.
    await page.keyboard.press('Shift+Tab')
    await expect(button).toBeFocused()
    await page.keyboard.press('Tab')
    await expect.poll(isNext).toBe(true)
  })
