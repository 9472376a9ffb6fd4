import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import {
  asShopper,
  expect,
  logIn,
  newShopper,
  plainProduct,
  type Shopper,
  signIn,
  test,
} from './shopper.ts'

/** A product and who sells it. */
async function soldProduct(request: APIRequestContext) {
  const { id, name } = await plainProduct(request)
  const { data } = await (await request.get(`/api/product-details?product_id=${id}`)).json()
  return { id, name, shop: data.product.shop as { id: number; name: string } }
}

/** What `npm run shop:reply` asks of a running shop. */
async function replyAs(
  request: APIRequestContext,
  shop: number,
  shopper: Shopper,
  message: string,
) {
  // By name: another test's shopper may have written to the same shop meanwhile.
  const profile = await request.get('/api/profile', { headers: asShopper(shopper) })
  const { data } = await profile.json()
  const secret = JSON.parse(
    readFileSync(path.join(process.env.SHOP_DATA_DIR ?? '', 'operator-secret'), 'utf8'),
  ).secret
  const answer = await request.post('/api/operator/shop-reply', {
    headers: { Authorization: `Bearer ${secret}` },
    data: { shop_id: shop, user_id: data.user.id, message },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Opens a page and waits until it hears the shop's events. */
async function openListening(page: Page, address: string) {
  const socket = page.waitForEvent('websocket')
  await page.goto(address)
  await (await socket).waitForEvent('framereceived', {
    predicate: ({ payload }) => String(payload).includes('subscription_succeeded'),
  })
}

const log = (page: Page) => page.getByRole('log', { name: 'Messages' })
const messageIn = (page: Page, text: string) => log(page).getByText(text, { exact: true })

async function write(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'Write a message' }).fill(text)
  await page.keyboard.press('Enter')
  await expect(messageIn(page, text)).toBeVisible()
}

/** What the server has of a conversation, oldest first. */
async function conversation(request: APIRequestContext, shopper: Shopper, shop: number) {
  const answer = await request.get(`/api/get-message?shop_id=${shop}&page=1&per_page=50`, {
    headers: asShopper(shopper),
  })
  const { data } = await answer.json()
  return (data.data as { message: string | null }[]).map(({ message }) => message).toReversed()
}

test('two browsers of a customer and a shop talk, one of them offline for a while', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  test.slow()
  const shopper = await newShopper(request)
  const { id, name, shop } = await soldProduct(request)
  await signIn(page, request, shopper)
  await openListening(page, `/products/${id}/details`)
  await page.getByRole('button', { name: `Chat ${shop.name}` }).click()
  await expect(log(page).getByRole('link', { name })).toBeVisible()
  await write(page, 'Is it made of wool?')

  const context = await browser.newContext({ baseURL, locale: 'en-GB', timezoneId: 'UTC' })
  const second = await context.newPage()
  await signIn(second, request, shopper)
  await openListening(second, '/massages')
  await second.getByRole('link', { name: shop.name }).click()
  await expect(messageIn(second, 'Is it made of wool?')).toBeVisible()

  const start = Date.now()
  await replyAs(request, shop.id, shopper, 'Of merino wool.')
  await Promise.all(
    [page, second].map((one) => expect(messageIn(one, 'Of merino wool.')).toBeVisible()),
  )
  test.info().annotations.push({ type: 'arrived after', description: `${Date.now() - start} ms` })

  await context.setOffline(true)
  await write(second, 'Then I take one.')
  await write(second, 'In grey, please.')
  await expect(log(second).getByText('Waits until the shop can be reached').first()).toBeVisible()
  await replyAs(request, shop.id, shopper, 'Good choice.')
  await expect(messageIn(page, 'Good choice.')).toBeVisible()

  await context.setOffline(false)
  // Both have arrived: the other browser reads them when the shop writes, and not otherwise.
  await expect(log(second).getByText(/Waits until the shop can be reached|Sending/)).toHaveCount(0)
  await expect(messageIn(second, 'Good choice.')).toBeVisible()
  await replyAs(request, shop.id, shopper, 'Both have arrived.')

  const mine = ['Is it made of wool?', 'Then I take one.', 'In grey, please.']
  const theirs = ['Of merino wool.', 'Good choice.', 'Both have arrived.']
  for (const one of [page, second])
    for (const text of [...mine, ...theirs]) await expect(messageIn(one, text)).toHaveCount(1)
  const conversationNow = await conversation(request, shopper, shop.id)
  expect(conversationNow.filter((text) => mine.includes(text ?? ''))).toEqual(mine)
  expect(conversationNow.filter((text) => theirs.includes(text ?? ''))).toEqual(theirs)
  await context.close()
})

test('a message that could not be sent is sent after a reload, once', async ({
  request,
  browser,
  baseURL,
}) => {
  const shopper = await newShopper(request)
  const { id, shop } = await soldProduct(request)
  const context = await browser.newContext({ baseURL, locale: 'en-GB', timezoneId: 'UTC' })
  const page = await context.newPage()
  await signIn(page, request, shopper)
  await page.goto(`/products/${id}/details`)
  await page.getByRole('button', { name: `Chat ${shop.name}` }).click()
  await expect(log(page)).toBeVisible()
  await context.setOffline(true)
  await write(page, 'Are you there?')
  await expect(log(page).getByText('Waits until the shop can be reached')).toBeVisible()
  // The page goes away while it is offline, and another one comes.
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto('/')
  await expect
    .poll(async () => {
      const conversationNow = await conversation(request, shopper, shop.id)
      return conversationNow.filter((text) => text === 'Are you there?').length
    })
    .toBe(1)
  await context.close()
})

test('a guest who asks a shop logs in first, and the chat goes on', async ({
  page,
  request,
  words,
}) => {
  const shopper = await newShopper(request)
  const { id, name, shop } = await soldProduct(request)
  await page.goto(`/products/${id}/details`)
  await page.getByRole('button', { name: `Chat ${shop.name}` }).click()
  await logIn(page, shopper, words)
  const dialog = page.getByRole('dialog', { name: shop.name })
  await expect(dialog.getByRole('link', { name })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/products/${id}/details$`))
})

test('a shop that writes is counted on a public page, too', async ({ page, request }) => {
  const shopper = await newShopper(request)
  const { shop } = await soldProduct(request)
  await request.post('/api/store-message', {
    headers: asShopper(shopper),
    data: { shop_id: shop.id, type: 'user' },
  })
  await signIn(page, request, shopper)
  await openListening(page, '/products')
  const counted = page.waitForResponse((answer) => answer.url().includes('/api/unread-messages'))
  await replyAs(request, shop.id, shopper, 'It is back in stock.')
  expect((await (await counted).json()).data).toEqual({ unread_messages: 1 })
})

test('a shop that writes makes the green badge count, and its conversation takes it away', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request)
  const { shop } = await soldProduct(request)
  await request.post('/api/store-message', {
    headers: asShopper(shopper),
    data: { shop_id: shop.id, type: 'user' },
  })
  await signIn(page, request, shopper)
  await openListening(page, '/massages')
  await expect(page.getByText('No User Selected')).toBeVisible()
  await expect(page.getByRole('link', { name: shop.name })).toBeVisible()
  await replyAs(request, shop.id, shopper, 'It is back in stock.')
  const account = page.getByRole('navigation', { name: 'My account' })
  const badged = account.getByRole('link', { name: 'Message 1 unread message' })
  await expect(badged).toBeVisible()
  await page.getByRole('link', { name: shop.name }).click()
  await expect(messageIn(page, 'It is back in stock.')).toBeVisible()
  await expect(badged).toHaveCount(0)
})

test('what is written in one window stands in the other', async ({ page, request, context }) => {
  const shopper = await newShopper(request)
  const { id, shop } = await soldProduct(request)
  await signIn(page, request, shopper)
  await openListening(page, `/products/${id}/details`)
  await page.getByRole('button', { name: `Chat ${shop.name}` }).click()
  await write(page, 'Is it light?')
  const other = await context.newPage()
  await other.goto('/massages')
  await other.getByRole('link', { name: shop.name }).click()
  await expect(messageIn(other, 'Is it light?')).toBeVisible()
  await write(page, 'And is it warm?')
  await expect(messageIn(other, 'And is it warm?')).toBeVisible()
})
