import type { Page } from '@playwright/test'
import { addToCart, expect, logIn, readyToOrder, signIn, test } from './shopper.ts'

test('checkout keeps what was entered over reload, Back and a new login', async ({
  page,
  request,
  words,
  quiet,
}) => {
  quiet(/401|WebSocket is closed before the connection is established/)
  const { shopper, headers, product } = await readyToOrder(request)
  const second = {
    name: 'Omar Karim',
    phone: '01000000001',
    address_line: '7 Garden Street',
    address_type: 'office',
  }
  await request.post('/api/address/store', { headers, data: second })
  await signIn(page, request, shopper)
  await page.goto('/checkout')
  const main = page.getByRole('main')
  await main.getByRole('checkbox').first().press(' ')
  await main.getByRole('button', { name: words('Change'), exact: true }).click()
  await page.getByRole('dialog').getByRole('radio').last().press(' ')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('Deliver here') })
    .click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await main
    .getByRole('textbox', { name: words('Anything the shop should know') })
    .fill('Ring twice')
  await main.getByRole('textbox', { name: words('Coupon code') }).fill('NOSUCHCODE')
  await main.getByRole('button', { name: words('Apply'), exact: true }).click()
  await main.getByRole('radio', { name: words('Sandbox') }).press(' ')

  const expectStored = async () => {
    await expect(main.getByText('7 Garden Street')).toBeVisible()
    await expect(
      main.getByRole('textbox', { name: words('Anything the shop should know') }),
    ).toHaveValue('Ring twice')
    await expect(main.getByRole('textbox', { name: words('Coupon code') })).toHaveValue(
      'NOSUCHCODE',
    )
    await expect(main.getByRole('radio', { name: words('Sandbox') })).toBeChecked()
    await expect(main.getByRole('checkbox').first()).toBeChecked()
  }
  await expectStored()
  await page.reload()
  await expectStored()
  await main.getByRole('link', { name: product.name }).first().click()
  await expect(page).toHaveURL(/\/details$/)
  await page.goBack()
  await expectStored()

  await request.post('/api/logout', { headers })
  await page.reload()
  await logIn(page, shopper, words)
  await expect(page).toHaveURL(/\/checkout$/)
  await expectStored()

  // A log-out forgets it (specification.md section 4).
  await page.goto('/')
  await page.getByRole('button', { name: new RegExp(words('My account')) }).click()
  await page.getByRole('menuitem', { name: words('Log Out') }).click()
  await page.getByRole('button', { name: words('Yes') }).click()
  await expect(page.getByText(words('Logout successfully'))).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('checkout-draft'))).toBeNull()
})

test('buying one thing now keeps what was entered over reload and Back', async ({
  page,
  request,
  words,
}) => {
  const { shopper, product } = await readyToOrder(request)
  await addToCart(request, shopper, { product_id: product.id, is_buy_now: true })
  await signIn(page, request, shopper)
  await page.goto('/buynow')
  const main = page.getByRole('main')
  const note = main.getByRole('textbox', { name: words('Anything the shop should know') })
  const method = main.getByRole('radio', { name: words('Sandbox') })
  await note.fill('Leave it at the door')
  await method.press(' ')
  const expectStored = async () => {
    await expect(note).toHaveValue('Leave it at the door')
    await expect(method).toBeChecked()
  }
  await expectStored()
  await page.reload()
  await expectStored()
  await main.getByRole('link', { name: product.name }).first().click()
  await expect(page).toHaveURL(/\/details$/)
  await page.goBack()
  await expectStored()
})

async function orderOnline(page: Page, words: (phrase: string) => string) {
  await page.goto('/checkout')
  const main = page.getByRole('main')
  await main.getByRole('checkbox').first().press(' ')
  await main.getByRole('radio', { name: words('Sandbox') }).press(' ')
  const place = main.getByRole('button', { name: words('Place order') })
  await place.filter({ visible: true }).click()
}

test('an order that waits for its payment is said after a reload behind its window', async ({
  page,
  request,
  words,
}) => {
  const { shopper } = await readyToOrder(request)
  await signIn(page, request, shopper)
  const opening = page.waitForEvent('popup')
  await orderOnline(page, words)
  const gateway = await opening
  const approve = gateway.getByRole('button', { name: words('Approve payment') })
  await expect(approve).toBeVisible()
  await page.reload()
  const main = page.getByRole('main')
  const waits = main.getByRole('heading', { name: words('Your order waits for its payment') })
  await expect(waits).toBeVisible()
  await expect(main.getByText(words('Cart is empty'))).toHaveCount(0)

  // Paid in the window that was left open.
  await approve.click()
  await expect(gateway.getByRole('heading', { level: 1 })).not.toHaveText(
    words('Pay for your order'),
  )
  await page.reload()
  await expect(page.getByRole('dialog', { name: words('Thank you for your order') })).toBeVisible()
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('it is said after Back from the gateway, too', async ({ page, request, words }) => {
    const { shopper } = await readyToOrder(request)
    await signIn(page, request, shopper)
    await orderOnline(page, words)
    await expect(page).toHaveURL(/\/order\/[^/]+\/payment/)
    await page.goBack()
    const main = page.getByRole('main')
    await expect(
      main.getByRole('heading', { name: words('Your order waits for its payment') }),
    ).toBeVisible()
    await expect(main.getByText(words('Cart is empty'))).toHaveCount(0)
  })
})
