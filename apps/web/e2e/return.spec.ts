import type { Locator, Page } from '@playwright/test'
import { expect, test, untilReady } from './ready.ts'
import type { Locale } from './words.ts'

declare global {
  interface Window {
    lastReturn?: { after: number; waited: string[] }
  }
}

/** Notes, at every step back, when a link has the focus and whatever says "wait" until then. */
const watchReturns = (page: Page) =>
  page.addInitScript(() => {
    const signs = '[data-slot^=skeleton], [data-slot=spinner], [role=progressbar]'
    addEventListener('popstate', () => {
      const start = performance.now()
      // The screen that is left may still be waiting for something of its own.
      const left = document.querySelector('main h1')
      const waited: string[] = []
      const watch = new MutationObserver((changes) => {
        if (left?.isConnected) return
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
          if (node instanceof Element && (node.matches(signs) || node.querySelector(signs)))
            waited.push(node.outerHTML.slice(0, 200))
      })
      watch.observe(document.body, { childList: true, subtree: true })
      window.lastReturn = undefined
      addEventListener(
        'focusin',
        () => {
          const after = performance.now() - start
          // What is still unseen belongs to the time before.
          requestAnimationFrame(() => {
            watch.disconnect()
            window.lastReturn = { after, waited }
          })
        },
        { once: true },
      )
    })
  })

for (const locale of ['en', 'ar'] satisfies Locale[])
  test.describe(locale, () => {
    test.use({ language: locale })

    test('back from a product: the same item in view and focused at once, nothing is waited for', async ({
      page,
      open,
    }) => {
      await watchReturns(page)
      const main = page.getByRole('main')
      const heading = main.getByRole('heading', { level: 1 })

      const backTo = async (item: Locator, scrolled: number) => {
        await page.goBack()
        await expect(item).toBeFocused()
        await expect(item).toBeInViewport()
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
        const times = await page.waitForFunction(() => window.lastReturn)
        const { after, waited } = (await times.jsonValue()) ?? { after: 0, waited: [] }
        expect(waited, 'no skeleton and no spinner').toEqual([])
        return after
      }
      const openItem = async (item: Locator, press: () => Promise<void>) => {
        const name = (await item.textContent()) ?? ''
        await item.hover()
        const scrolled = await page.evaluate(() => scrollY)
        await press()
        await expect(page).toHaveURL(/\/products\/\d+\/details/)
        await expect(heading).toHaveText(name)
        return scrolled
      }

      // Item 29 of a list, three times: the machine may be busy once.
      await open('/products?sort_type=newest&page=3')
      const card = main.getByRole('article').nth(8).getByRole('link').first()
      const times: number[] = []
      for (let turn = 0; turn < 3; turn += 1) {
        const scrolled = await openItem(card, () => card.click())
        times.push(await backTo(card, scrolled))
        await expect(page).toHaveURL(/\/products\?sort_type=newest&page=3$/)
      }
      expect(Math.min(...times)).toBeLessThan(300)

      // Another list is another entry of the history: nothing is focused there.
      const box = page.getByRole('search').getByRole('combobox')
      await box.fill(locale === 'ar' ? 'حقيبة' : 'bag')
      await box.press('Enter')
      await expect(page).toHaveURL(/\/products\?search=/)
      await expect(main.getByRole('article').getByRole('link').first()).toBeVisible()
      await expect(main.locator(':focus')).toHaveCount(0)
    })
  })

test('filters that nobody has touched since a reload are those of the address that Back leads to', async ({
  page,
  open,
  words,
}) => {
  await open('/products')
  const column = page.getByRole('complementary', { name: words('Filters') })
  const chosen = column.locator('[aria-current]')
  await column.getByRole('link').first().press('Enter')
  await expect(page).toHaveURL(/category_id=/)
  await untilReady(page)
  await page
    .getByRole('link', { name: words('Clear all') })
    .first()
    .press('Enter')
  await expect(page).toHaveURL(/\/products$/)
  await expect(chosen).toHaveCount(0)

  await page.reload()
  await untilReady(page)
  await page.goBack()
  await expect(page).toHaveURL(/category_id=/)
  await expect(chosen).toHaveCount(1)
})
