import type { Locator } from '@playwright/test'
import { asShopper, expect, newShopper, saveAddress, signIn, test } from './shopper.ts'

const isFocused = (target: Locator) =>
  target.evaluateAll((found) => found.some((one) => one === document.activeElement))

test('a purchase by keyboard alone, login on the way', async ({ page, request, words }) => {
  const shopper = await newShopper(request)
  const { data } = await (await request.get('/api/products?per_page=40&page=2')).json()
  const product = data.products.find(
    ({ quantity, sizes, colors }: { quantity: number; sizes: unknown[]; colors: unknown[] }) =>
      quantity > 100 && sizes.length > 1 && colors.length > 1,
  )
  const main = page.getByRole('main')
  const { keyboard } = page

  /** Walks on until the focus is there. */
  const walkTo = async (target: Locator) => {
    await expect(target.first()).toBeAttached()
    for (let stop = 0; stop < 120; stop += 1) {
      if (await isFocused(target)) return
      await keyboard.press('Tab')
    }
    throw new Error(`The keyboard does not reach ${target}`)
  }
  const press = async (target: Locator, key: 'Enter' | 'Space' = 'Enter') => {
    await walkTo(target)
    await keyboard.press(key)
  }

  await page.goto(`/products/${product.id}/details`)
  await press(page.getByRole('link', { name: words('Skip to content') }))

  // Radio buttons: Tab goes to the group, arrows choose in it.
  for (const options of [product.colors, product.sizes]) {
    const names: string[] = options.map(({ name }: { name: string }) => name)
    const radio = (name = '') => main.getByRole('radio', { name, exact: true })
    await walkTo(radio(names[0]).or(radio(names[1])))
    const at = (await isFocused(radio(names[0]))) ? 0 : 1
    await keyboard.press('ArrowRight')
    await expect(radio(names[(at + 1) % names.length])).toBeChecked()
  }
  await press(main.getByRole('button', { name: words('One more') }).first(), 'Space')
  await press(main.getByRole('button', { name: words('Add to cart') }))

  // The dialog takes the focus by itself, and keeps it.
  const login = page.getByRole('dialog', { name: words('Login') })
  const email = login.getByRole('textbox', { name: words('Email or phone') })
  await expect(email).toBeFocused()
  // A local shop fills in its demo account.
  await keyboard.press('ControlOrMeta+A')
  await keyboard.type(shopper.email)
  await walkTo(login.getByRole('textbox', { name: words('Password'), exact: true }))
  await keyboard.press('ControlOrMeta+A')
  await keyboard.type(shopper.password)
  await keyboard.press('Enter')
  await expect(login).toBeHidden()

  await expect(page.getByText(words('has been added to cart'))).toBeVisible()
  await press(page.getByRole('button', { name: words('My Cart, {{count}} items', { count: 1 }) }))
  const cart = page.getByRole('dialog')
  await expect(cart.getByRole('link', { name: product.name })).toBeVisible()
  await keyboard.press('Escape')
  await expect(cart).toBeHidden()
  const opener = page.getByRole('button', { name: words('My Cart, {{count}} items', { count: 1 }) })
  await expect(opener).toBeFocused()
  await keyboard.press('Enter')
  await press(cart.getByRole('checkbox').first(), 'Space')
  await expect(cart.getByRole('checkbox').first()).toBeChecked()
  await press(cart.getByRole('button', { name: words('Proceed to Checkout') }))

  await expect(page).toHaveURL(/\/checkout$/)
  await press(main.getByRole('button', { name: words('New address') }))
  const form = page.getByRole('dialog')
  const fill = async (name: string, text: string) => {
    await walkTo(form.getByRole('textbox', { name: words(name) }).first())
    await keyboard.type(text)
  }
  await fill('Full name', 'Nadia Karim')
  await fill('Phone number', '01000000000')
  await fill('Address', '12 Nile Street')
  await keyboard.press('Enter')
  await expect(form).toBeHidden()
  await expect(main.getByText('12 Nile Street')).toBeVisible()
  const place = main.getByRole('button', { name: words('Place order') }).first()
  await expect(place).toBeEnabled()
  await press(place)

  const thanks = page.getByRole('dialog', { name: words('Thank you for your order') })
  await expect(thanks).toBeVisible()
  await press(thanks.getByRole('link', { name: /#RC\d+/ }))
  await expect(page).toHaveURL(/\/order-history\/\d+/)
  await expect(main.getByText(product.name)).toBeVisible()
  const orders = await (await request.get('/api/orders', { headers: asShopper(shopper) })).json()
  expect(orders.data.total).toBe(1)
})

test('a link that goes with its screen leaves the focus at the beginning of the next one', async ({
  page,
  request,
  words,
}) => {
  const shopper = await newShopper(request)
  await saveAddress(request, shopper)
  await signIn(page, request, shopper)
  const main = page.getByRole('main')
  await page.goto('/manage-address')
  const edit = main.getByRole('link', { name: words('Edit') })
  await edit.press('Enter')
  await expect(main.getByRole('textbox').first()).toBeVisible()
  await expect(main).toBeFocused()
  await main.getByRole('button', { name: words('Save') }).press('Enter')
  await expect(edit).toBeVisible()
  await expect(main).toBeFocused()
})
