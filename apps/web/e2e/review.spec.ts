import { demoSession } from './operator.ts'
import { asShopper, expect, signIn, test } from './shopper.ts'

test('what was delivered is reviewed with a photo, and its product shows it', async ({
  page,
  request,
  words,
  quiet,
}) => {
  quiet(/422/)
  const shopper = await demoSession(request)
  const headers = asShopper(shopper)
  const { data } = await (
    await request.get('/api/orders?order_status=Delivered', { headers })
  ).json()
  const details = await (
    await request.get(`/api/order-details?order_id=${data.orders[0].id}`, { headers })
  ).json()
  const [product] = details.data.order.products.filter(
    ({ rating }: { rating: number | null }) => rating === null,
  )
  const countOf = async (of: string) => {
    const answer = await (await request.get(`/api/reviews?${of}`)).json()
    return answer.data.average_rating_percentage.total_review as number
  }
  const rated = [`product_id=${product.id}`, `shop_id=${details.data.order.shop.id}`]
  const before = await Promise.all(rated.map(countOf))
  const photo = {
    name: 'arrived.webp',
    mimeType: 'image/webp',
    buffer: await (await request.get(product.thumbnail)).body(),
  }

  await signIn(page, request, shopper)
  await page.goto(`/order-history/${data.orders[0].id}`)
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: product.name })
  await line.getByRole('button', { name: words('Write a review') }).click()
  const dialog = page.getByRole('dialog', { name: words('Write a review') })
  await dialog
    .getByRole('textbox', { name: words('Your review') })
    .fill('Warm, light, and here early')
  await dialog.getByRole('button', { name: words('Publish review') }).click()
  // Stars are missing: what was written stays.
  await expect(dialog.getByRole('textbox', { name: words('Your review') })).toHaveValue(/Warm/)
  const stars = (group: string, count: RegExp) =>
    dialog.getByRole('group', { name: group }).getByRole('radio', { name: count })
  await stars(words('Your rating'), /4/).press(' ')
  await stars(words('How was the shop?'), /5/).press(' ')
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByLabel(words('Photos')).click()
  await (await chooser).setFiles(photo)
  await dialog
    .getByRole('textbox', { name: words('What does photo {{number}} show?', { number: 1 }) })
    .fill('As it arrived')
  await dialog.getByRole('button', { name: words('Publish review') }).click()
  await expect(page.getByText(words('Thank you for your review'))).toBeVisible()
  await expect(line.getByText(words('Your rating'))).toBeVisible()
  expect(await Promise.all(rated.map(countOf))).toEqual(before.map((count) => count + 1))

  await line.getByRole('link', { name: product.name }).click()
  const reviews = page.getByRole('region', { name: words('Reviews') })
  await reviews.scrollIntoViewIfNeeded()
  const own = reviews.getByRole('article').filter({ hasText: 'Warm, light, and here early' })
  await expect(own.getByText(words('Verified purchase'))).toBeVisible()
  await own.getByRole('button', { name: /As it arrived/ }).click()
  await expect(page.getByRole('img', { name: 'As it arrived' })).toBeVisible()
  await page.keyboard.press('Escape')
  await reviews.getByRole('checkbox', { name: words('With photos') }).press(' ')
  await expect(own).toBeVisible()
  const body = { product_id: product.id, order_id: data.orders[0].id, rating: 1, description: 'x' }
  await request.post('/api/product-review', { headers, data: body })
  expect(await Promise.all(rated.map(countOf))).toEqual(before.map((count) => count + 1))
})
