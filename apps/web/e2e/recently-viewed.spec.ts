import { expect, test } from './ready.ts'
import { asShopper, newShopper, signIn } from './shopper.ts'

test('what a customer opens is recently viewed, what is compared is not, and searches go at the logout', async ({
  page,
  open,
  request,
  words,
}) => {
  const shopper = await newShopper(request)
  const viewed = async () => {
    const answer = await request.get('/api/recently-views', { headers: asShopper(shopper) })
    const { data } = await answer.json()
    return data.products.map(({ id }: { id: number }) => id)
  }
  await signIn(page, request, shopper)

  // Opened by its address: the server rendered it for nobody.
  await open('/products/10/details')
  await expect.poll(viewed).toEqual([10])

  // Looked up beside others.
  await open('/products')
  const tile = page.getByRole('main').getByRole('article').first()
  await tile.hover()
  await tile.getByRole('button', { name: /^Compare / }).click()
  await page
    .getByRole('region', { name: words('Compare Products') })
    .getByRole('link')
    .click()
  await expect(page.getByRole('rowheader', { name: words('Price'), exact: true })).toBeVisible()
  expect(await viewed()).toEqual([10])

  // Pressed and let go elsewhere: it was never shown. One that was is counted once it is there.
  await open('/products?page=2')
  const link = (at: number) =>
    page.getByRole('main').getByRole('article').nth(at).getByRole('heading').getByRole('link')
  const read = page.waitForResponse(/\/api\/product-details/)
  await link(0).hover()
  await page.mouse.down()
  await read
  await page.mouse.move(0, 0, { steps: 3 })
  await page.mouse.up()
  const opened = Number((await link(1).getAttribute('href'))?.match(/\d+/)?.[0])
  await link(1).click()
  await expect.poll(viewed).toEqual([opened, 10])

  const box = page.getByRole('search').getByRole('combobox')
  const recent = page.getByRole('group', { name: words('Recent searches') }).getByRole('option')
  const search = async (term: string) => {
    await box.fill(term)
    await box.press('Enter')
    await expect(page).toHaveURL(new RegExp(`search=${term}`))
    await box.fill('')
  }
  await search('bag')
  await expect(recent.getByText('bag')).toBeVisible()
  await box.press('Escape')
  await page.getByRole('button', { name: words('My account') }).click()
  await page.getByRole('menuitem', { name: words('Log Out') }).click()
  await page.getByRole('button', { name: words('Yes') }).click()
  await expect(page.getByText(words('Logout successfully'))).toBeVisible()
  // What the next one looks for stands alone.
  await search('lamp')
  await expect(recent.getByText('lamp')).toBeVisible()
  await expect(recent.getByText('bag')).toHaveCount(0)
})
