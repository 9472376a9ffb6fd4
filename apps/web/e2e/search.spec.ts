import type { Locator, Page } from '@playwright/test'
import { expect, test } from './ready.ts'
import { onSlowLine } from './slow-line.ts'
import type { Locale } from './words.ts'

/** What is typed: the start of a product's name, of a category's, a shop's, and a word with a slip. */
const typed: Record<Locale, Record<'product' | 'category' | 'shop' | 'slip' | 'meant', string>> = {
  en: { product: 'bag', category: 'backp', shop: 'northw', slip: 'backpakc', meant: 'backpack' },
  ar: { product: 'حقيبة', category: 'أحذ', shop: 'northw', slip: 'حقيبى', meant: 'حقيبة' },
}

for (const locale of ['en', 'ar'] satisfies Locale[])
  test.describe(locale, () => {
    test.use({ language: locale })
    const { product, category, shop, slip, meant } = typed[locale]

    test('suggestions lead to a product, a category, a shop and the last search, by keyboard', async ({
      page,
      open,
      words,
    }) => {
      const main = page.getByRole('main')
      const title = main.getByRole('heading', { level: 1 })
      const box = page.getByRole('search').getByRole('combobox')
      const list = page.getByRole('listbox', { name: words('Suggestions') })
      const group = (name: string) => list.getByRole('group', { name: words(name) })
      const options = list.getByRole('option')

      await open('/')
      await box.fill(product)
      const first = group('Products').getByRole('option').first()
      await expect(first).toContainText(product, { ignoreCase: true })
      await expect(first).toContainText(/\d/)
      expect(await options.count()).toBeLessThanOrEqual(10)

      // Arrows, Home and End walk through the rows while the focus stays in the box.
      await box.press('Escape')
      await expect(list).toHaveCount(0)
      await expect(box).toHaveValue(product)
      await box.press('ArrowDown')
      await expect(first).toHaveAttribute('aria-selected', 'true')
      await expect(box).toBeFocused()
      // The panel tells the box in the render after its own.
      await expect(box).toHaveAttribute(
        'aria-activedescendant',
        (await first.getAttribute('id')) ?? 'none',
      )
      await box.press('End')
      await expect(options.last()).toHaveAttribute('aria-selected', 'true')
      await box.press('ArrowDown')
      await expect(list.getByRole('option', { selected: true })).toHaveCount(0)
      await box.press('ArrowDown')
      await box.press('ArrowDown')
      await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
      await box.press('Home')
      await expect(first).toHaveAttribute('aria-selected', 'true')
      const href = (await first.getAttribute('href')) ?? ''
      await box.press('Enter')
      await expect(page).toHaveURL(href)
      await expect(title).toBeVisible()

      // What was looked for is offered again, and can be taken away.
      await box.fill('')
      const recent = group('Recent searches').getByRole('option', { name: product })
      await expect(recent).toBeVisible()
      await box.press('ArrowDown')
      await expect(recent).toHaveAttribute('aria-selected', 'true')
      await box.press('Enter')
      await expect(page).toHaveURL(/\/products\?search=/)
      await expect(box).toHaveValue(product)
      await expect(main.getByRole('article').first()).toBeVisible()
      await box.fill('')
      await expect(recent).toBeVisible()
      await box.press('ArrowDown')
      await box.press('Delete')
      await expect(recent).toHaveCount(0)

      for (const [text, name, address] of [
        [category, 'Categories', /\/categories\//],
        [shop, 'Shops', /\/shops\/\d+$/],
      ] as const) {
        await box.fill(text)
        const row = group(name).getByRole('option').first()
        await expect(row).toBeVisible()
        await row.click()
        await expect(page).toHaveURL(address)
        await expect(list).toHaveCount(0)
        await expect(title).toBeVisible()
      }
    })

    test('a slip of the finger is forgiven, while typing and in the list', async ({
      page,
      open,
      words,
    }) => {
      const main = page.getByRole('main')
      const box = page.getByRole('search').getByRole('combobox')
      const list = page.getByRole('listbox', { name: words('Suggestions') })
      // The word that was meant is isolated in its sentence (bidi).
      const [before = ''] = words('Showing results for “{{term}}”').split('{{term}}')
      const forgiven = page.getByText(before).filter({ hasText: meant })

      await open('/')
      await box.fill(slip)
      await expect(list.getByRole('option').first()).toContainText(meant, { ignoreCase: true })
      await expect(forgiven.first()).toBeVisible()
      await box.press('Enter')
      await expect(page).toHaveURL(/\/products\?search=/)
      await expect(box).toHaveValue(slip)
      await expect(main.getByText(before).filter({ hasText: meant })).toBeVisible()
      await expect(main.getByRole('article').first()).toContainText(meant, { ignoreCase: true })

      // What nobody could have meant says so and leads on.
      await box.fill('qxzvkwj')
      await expect(list.getByRole('group', { name: words('Categories') })).toBeVisible()
      await box.press('Enter')
      await expect(main.getByRole('article')).toHaveCount(0)
      await expect(main.getByRole('link').first()).toBeVisible()
    })
  })

test('what is typed while results load stays in the box', async ({ page, open }) => {
  const box = page.getByRole('search').getByRole('combobox')
  await open('/')
  await box.fill('linen')
  await box.press('Enter')
  await box.pressSequentially(' dress')
  await expect(page).toHaveURL(/\/products\?search=linen$/)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(box).toHaveValue('linen dress')
  await box.press('Enter')
  await expect(page).toHaveURL(/search=linen\+dress$/)
  await expect(box).toHaveValue('linen dress')
})

test('the filters of a search stand as they came, and the first press narrows the list in place', async ({
  page,
  open,
  words,
}) => {
  await open('/products?search=dress')
  const filters = page.getByRole('complementary', { name: words('Filters') })
  const group = (name: string) => filters.locator('details', { hasText: words(name) }).first()
  await page.evaluate(() => {
    document.body.dataset.document = 'the first'
  })
  const choose = async (color: Locator) => {
    await color.focus()
    await page.keyboard.press('Enter')
    await expect(color).toHaveAttribute('aria-current', 'true')
    await expect(color).toBeFocused()
    await expect(page.locator('body')).toHaveAttribute('data-document', 'the first')
    await expect(group('Price')).toHaveAttribute('open')
  }
  const colors = group('Colour').getByRole('link')
  await choose(colors.first())
  // Numbers beside the names may be others then; the names are the same.
  const names = async () =>
    (await group('Category').innerText()).split('\n').filter((line) => !/^\d+$/.test(line))
  const before = await names()
  await choose(colors.last())
  expect(await names()).toEqual(before)
})

test('another search in place offers the categories that it has itself', async ({
  page,
  open,
  words,
}) => {
  const filters = page.getByRole('complementary', { name: words('Filters') })
  const category = filters.locator('details', { hasText: words('Category') }).first()
  const offered = async () =>
    (await category.innerText()).split('\n').filter((line) => line.trim() !== '')
  const box = page.getByRole('search').getByRole('combobox')
  const search = async (term: string) => {
    await box.fill(term)
    await box.press('Enter')
    await expect(page).toHaveURL(new RegExp(`search=${term}$`))
  }
  /** While nobody knows the counts, every category is offered without one. */
  const isCounted = (lines: readonly string[]) => lines.some((line) => /^\d+$/.test(line))
  const offeredBut = async (other: readonly string[]) => {
    let lines: readonly string[] = []
    await expect(async () => {
      lines = await offered()
      expect(lines).not.toEqual(other)
      expect(isCounted(lines)).toBe(true)
    }).toPass()
    return lines
  }
  await open('/products?search=shoes')
  const own = await offeredBut([])
  await search('bag')
  await offeredBut(own)
  await search('shoes')
  await expect.poll(offered).toEqual(own)
  await search('laptop')
  const inPlace = await offeredBut(own)
  await page.reload()
  expect(await offeredBut([])).toEqual(inPlace)
})

test('a price and a filter that is pressed right after it both stay', async ({ page, words }) => {
  await page.goto('/products')
  await page.waitForLoadState('networkidle')
  await page.getByRole('spinbutton', { name: words('From, number') }).click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('50')
  await page.getByRole('complementary').getByRole('link', { name: /Shoes/ }).click()
  await expect(page).toHaveURL(/category_id=\d+.*min_price=50|min_price=50.*category_id=\d+/)
})

test('a price that is typed before the page answers narrows the list once it does', async ({
  page,
  words,
}) => {
  await onSlowLine(page, { latency: 600 })
  await page.goto('/products')
  const from = page.getByRole('spinbutton', { name: words('From, number') })
  await from.fill('50')
  await from.press('Enter')
  await expect(page).toHaveURL(/min_price=50/, { timeout: 45_000 })
})

test('a price that is typed and a filter that is pressed before the page answers both hold once it does', async ({
  page,
  words,
}) => {
  await onSlowLine(page, { latency: 600 })
  await page.goto('/products')
  await page.getByRole('spinbutton', { name: words('From, number') }).fill('50')
  await page.getByRole('complementary').getByRole('link', { name: /Shoes/ }).click()
  await expect(page).toHaveURL(/category_id=\d+.*min_price=50|min_price=50.*category_id=\d+/, {
    timeout: 45_000,
  })
})

test('an order that is chosen before the page answers holds once it does', async ({
  page,
  words,
}) => {
  await onSlowLine(page, { latency: 600 })
  await page.goto('/products')
  const sort = page.getByRole('combobox', { name: words('Sort by') })
  await sort.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/sort_type=top_selling/, { timeout: 45_000 })
  await expect(sort).toHaveValue('top_selling')
})

test('a filter that is unfolded before the page answers stays so once it does', async ({
  page,
  words,
}) => {
  await onSlowLine(page, { latency: 600 })
  await page.goto('/products')
  const panel = page.getByRole('complementary')
  const title = panel.locator('summary', { hasText: words('Size') })
  await title.click()
  const served = await title.elementHandle()
  await expect
    .poll(() => served?.evaluate((summary) => summary.isConnected), { timeout: 45_000 })
    .toBe(false)
  await panel.getByRole('link', { name: 'XL', exact: true }).click()
  await expect(page).toHaveURL(/size_id=/)
})

for (const [way, leave] of [
  ['Tab', (page: Page) => page.keyboard.press('Tab')],
  ['Enter', (page: Page) => page.keyboard.press('Enter')],
  ['a click elsewhere', (page: Page) => page.getByRole('heading', { level: 1 }).click()],
] as const)
  test(`a price that is typed as the first thing on the page narrows the list by ${way}`, async ({
    page,
    words,
  }) => {
    await page.goto('/products')
    await page.waitForLoadState('networkidle')
    const from = page.getByRole('spinbutton', { name: words('From, number') })
    await from.click()
    // By keys: its code comes meanwhile, however late, and the focus stays.
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('12,5')
    await leave(page)
    await expect(page).toHaveURL(/min_price=12\.5/)
    await expect(from).toHaveValue('12.5')
  })

test('a price that is typed is in the currency that prices are shown in, unless it names another', async ({
  page,
  open,
}) => {
  await open('/')
  await page.getByRole('button', { name: /Currency/ }).click()
  await page.getByRole('menuitemradio', { name: /EUR/ }).click()
  const box = page.getByRole('search').getByRole('combobox')
  const chip = (text: RegExp) => page.getByRole('list', { name: 'Active filters' }).getByText(text)
  await box.fill('dress under 60')
  await box.press('Enter')
  await expect(chip(/€60\.00/)).toBeVisible()
  // Rendered on the server as well.
  await page.reload()
  await expect(chip(/€60\.00/)).toBeVisible()
  await box.fill('dress under 60 dollars')
  await box.press('Enter')
  await expect(chip(/€55\.20/)).toBeVisible()
})

test('each chip of a search goes by its own cross, wherever the row of chips ends', async ({
  page,
  open,
}) => {
  await open('/products?search=navy dress size m under 150')
  const chips = page.getByRole('list', { name: 'Active filters' })
  const price = chips.getByRole('link', { name: /^Remove Up to/ })
  const { x, y, width, height } = (await price.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  // Whatever lies there is pressed, as by a hand.
  await page.mouse.click(x + width - 16, y + height / 2)
  await expect(page).toHaveURL(/search=navy\+dress\+size\+m$/)
  await expect(chips.getByRole('link')).toHaveCount(4)
})

test('a filter that takes the place of a word keeps the focus, and its group stays open', async ({
  page,
  open,
}) => {
  await open('/products')
  const box = page.getByRole('search').getByRole('combobox')
  const filters = page.getByRole('complementary', { name: 'Filters' })
  const value = (name: string) => filters.getByRole('link', { name, exact: true })
  const isChosen = (name: string) => expect(value(name)).toHaveAttribute('aria-current', 'true')
  const choose = async (name: string) => {
    await value(name).focus()
    await page.keyboard.press('Enter')
    await isChosen(name)
    await expect(value(name)).toBeFocused()
  }
  await box.fill('dress xl')
  await box.press('Enter')
  await filters.getByRole('heading', { name: /^Size/ }).click()
  await isChosen('XL')
  await choose('M')
  await expect(page).toHaveURL(/search=dress&size_id=[\d%C]+$/)
  await expect(value('XL')).toBeVisible()
  // The word may be all of the search.
  await box.fill('red')
  await box.press('Enter')
  await isChosen('Red')
  await choose('Black')
  await expect(page).toHaveURL(/\?color_id=[\d%C]+$/)
  // Without its colour a dress is no category any more: a watch is called so, too.
  await box.fill('red dress')
  await box.press('Enter')
  await isChosen('Red')
  await isChosen('Dresses')
  const top = async () => (await value('Black').boundingBox())?.y
  await value('Black').scrollIntoViewIfNeeded()
  const before = await top()
  await choose('Black')
  await expect(page).toHaveURL(/search=dress&color_id=[\d%C]+$/)
  expect(await top()).toBe(before)
})

test('a pressed filter stays where it is though the page ends sooner', async ({ page, open }) => {
  await open('/products')
  const filters = page.getByRole('complementary', { name: 'Filters' })
  const coral = filters.getByRole('link', { name: 'Coral', exact: true })
  await coral.hover()
  // The filters count once their code is there.
  await expect(filters.getByRole('link', { name: /^Shoes/ })).toContainText(/\d/)
  await page.evaluate(() => scrollTo({ top: 420, behavior: 'instant' }))
  const box = async () => (await coral.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const { x, y, width, height } = await box()
  // By hand: a locator's click may scroll to its target first.
  await page.mouse.click(x + width / 2, y + height / 2)
  await expect(coral).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('navigation', { name: 'Pagination' })).toHaveCount(0)
  // The browser scrolls by whole pixels.
  expect(Math.abs((await box()).y - y)).toBeLessThanOrEqual(1)
})

test('what a price leaves of a long list is in sight, and the price stays where it is', async ({
  page,
  open,
}) => {
  await open('/products')
  const filters = page.getByRole('complementary', { name: 'Filters' })
  const highest = filters.getByRole('spinbutton', { name: 'To, number' })
  await filters.getByRole('link', { name: /^Shoes/ }).hover()
  await expect(filters.getByRole('link', { name: /^Shoes/ })).toContainText(/\d/)
  await page.getByRole('navigation', { name: 'Pagination' }).scrollIntoViewIfNeeded()
  await highest.fill('2')
  const before = await highest.boundingBox()
  await highest.press('Enter')
  const goods = page.getByRole('main').getByRole('article')
  await expect(page).toHaveURL(/max_price/)
  await expect(page.getByRole('navigation', { name: 'Pagination' })).toHaveCount(0)
  await expect(goods.last()).toBeInViewport({ ratio: 0.9 })
  expect((await highest.boundingBox())?.y).toBe(before?.y)
  await expect(highest).toBeFocused()
})

for (const [search, name] of [
  ['dress', /^Red$/],
  ['red dress', /^Shoes/],
] as const)
  test(`a filter of ${search} stays under the pointer whatever its press takes away above it`, async ({
    page,
    open,
  }) => {
    await open(`/products?search=${search}`)
    const filters = page.getByRole('complementary', { name: 'Filters' })
    const value = filters.getByRole('link', { name })
    await value.hover()
    // What a first use brings, the filters' code among it, is there.
    await page.waitForLoadState('networkidle')
    const box = async () => (await value.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const { x, y, width, height } = await box()
    await page.mouse.click(x + width / 2, y + height / 2)
    await expect(value).toHaveAttribute('aria-current', 'true')
    await page.waitForLoadState('networkidle')
    expect(Math.abs((await box()).y - y)).toBeLessThanOrEqual(1)
    // Another press takes it back.
    await page.mouse.click(x + width / 2, y + height / 2)
    await expect(value).not.toHaveAttribute('aria-current', 'true')
    await page.waitForLoadState('networkidle')
    expect(Math.abs((await box()).y - y)).toBeLessThanOrEqual(1)
  })

test('a filter that is the first thing pressed on a page keeps the focus', async ({
  page,
  open,
}) => {
  await open('/products')
  const filters = page.getByRole('complementary', { name: 'Filters' })
  const shoes = filters.getByRole('link', { name: /^Shoes/ })
  await shoes.press('Enter')
  await expect(shoes).toHaveAttribute('aria-current', 'true')
  await expect(shoes).toBeFocused()
})

test('a list of a size shows what it costs in that size, and opens in it', async ({
  page,
  open,
}) => {
  await open('/products?search=phone 512gb')
  const main = page.getByRole('main')
  const tile = main.getByRole('article').first()
  const price = await tile.getByText(/^\$/).first().innerText()
  await tile.getByRole('link').first().click()
  await expect(page).toHaveURL(/details\?.*size_id=/)
  await expect(main.getByRole('radio', { name: '512 GB' })).toBeChecked()
  await expect(main.getByText(price, { exact: true }).first()).toBeVisible()
})

for (const [path, name] of [
  ['/', 'home'],
  ['/products', 'a list'],
  ['/products/1/details', "a product's page"],
] as const)
  test(`an empty box in focus offers what is popular and categories on ${name}, asked for once`, async ({
    page,
    open,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/popular-searches|\/categories$/.test(pathname)) asked.push(pathname)
    })
    const box = page.getByRole('search').getByRole('combobox')
    const list = page.getByRole('listbox', { name: 'Suggestions' })
    const group = (title: string) => list.getByRole('group', { name: title }).getByRole('option')
    await open(path)
    await box.focus()
    await expect(group('Popular')).toHaveCount(4)
    await expect(group('Categories')).toHaveCount(6)
    await expect(list.getByRole('group')).toHaveCount(2)
    await box.press('Escape')
    await expect(list).toHaveCount(0)
    await box.press('ArrowDown')
    const first = group('Popular').first()
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await box.blur()
    await expect(list).toHaveCount(0)
    await box.focus()
    await expect(group('Popular')).toHaveCount(4)
    // What is popular finds something.
    const term = await first.innerText()
    await box.press('ArrowDown')
    await box.press('Enter')
    await expect(page).toHaveURL(`/products?${new URLSearchParams({ search: term })}`)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted())
  })

test('on a phone the search opens with what is popular and categories', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open('/')
  await page.getByRole('button', { name: 'Search' }).first().click()
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  await expect(list.getByRole('group', { name: 'Popular' }).getByRole('option')).toHaveCount(3)
  await expect(list.getByRole('group', { name: 'Categories' }).getByRole('option')).toHaveCount(5)
})
