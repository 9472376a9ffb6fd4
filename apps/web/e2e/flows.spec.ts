import { randomUUID } from 'node:crypto'
import { chooseCountry, codeBox, toldCode } from './codes.ts'
import { asShopper, expect, logIn, newShopper, signIn, test } from './shopper.ts'

test('a new shopper registers, enters the code, and the account is verified', async ({
  page,
  request,
  words,
}) => {
  const email = `new-${randomUUID()}@shop.example`
  await page.goto('/')
  await page.getByRole('button', { name: words('Login') }).click()
  await page.getByRole('button', { name: words('Sign up') }).click()
  const dialog = page.getByRole('dialog', { name: words('Registration') })
  const box = (name: string) => dialog.getByRole('textbox', { name: words(name) })
  await box('Full name').fill('Amina Haddad')
  const country = dialog.getByRole('combobox', { name: words('Country'), exact: true })
  await country.click()
  await page.keyboard.type('Egypt')
  // Pressing on takes what was typed, and has the focus.
  await box('Phone number').click()
  await expect(country).toHaveValue(/^(Egypt|مصر)$/)
  await page.keyboard.type(`10${String(Date.now()).slice(-8)}`)
  await box('Email').fill(email)
  await box('Password').fill('a-good-password')
  await dialog.getByRole('button', { name: words('Register') }).click()
  await expect(page.getByText(words('Register Successful'))).toBeVisible()

  await expect(page.getByRole('dialog', { name: words('Enter OTP') })).toBeVisible()
  const code = await toldCode(page, words)
  await codeBox(page, words).pressSequentially(code)
  await expect(page.getByRole('dialog')).toBeHidden()
  // It stands where the button stood that has opened all this.
  await expect(page.getByRole('button', { name: words('My account') })).toBeFocused()

  const token = await page.evaluate(() => localStorage.getItem('token'))
  const profile = await request.get('/api/profile', {
    headers: { Authorization: `Bearer ${token}` },
  })
  expect((await profile.json()).data.user).toMatchObject({ email, account_verified: true })
})

test('a forgotten password: a wrong code, a new one after a minute, a new password, a login', async ({
  page,
  request,
  words,
  quiet,
}) => {
  quiet(/400/)
  const shopper = await newShopper(request)
  await page.clock.install()
  await page.goto('/')
  await page.getByRole('button', { name: words('Login') }).click()
  await page.getByRole('button', { name: words('Forgot password?') }).click()
  const dialog = page.getByRole('dialog', { name: words('Forgot Password') })
  await chooseCountry(page, words)
  await dialog.getByRole('textbox', { name: words('Email') }).fill(shopper.email)
  await dialog.getByRole('button', { name: words('Send OTP') }).click()

  const first = await toldCode(page, words)
  const wrong = first === '1111' ? '2222' : '1111'
  await codeBox(page, words).pressSequentially(wrong)
  // Under the boxes, and as a toast (specification.md section 8).
  await expect(page.getByRole('dialog').getByText(words('This code is wrong.'))).toBeVisible()
  await expect(codeBox(page, words)).toHaveValue('')

  const resend = page.getByRole('button', { name: words('Resend OTP') })
  await expect(resend).toHaveCount(0)
  await page.clock.fastForward(61_000)
  await resend.click()
  await expect(resend).toHaveCount(0)
  const second = await toldCode(page, words)
  await codeBox(page, words).pressSequentially(second)

  const reset = page.getByRole('dialog', { name: words('Reset Password') })
  const password = 'another-good-password'
  await reset.getByRole('textbox', { name: words('New password') }).fill(password)
  await reset.getByRole('textbox', { name: words('Confirm password') }).fill(`${password}!`)
  await reset.getByRole('button', { name: words('Reset Password') }).click()
  await expect(reset.getByText(words('Confirm Password does not match.'))).toBeVisible()
  await reset.getByRole('textbox', { name: words('Confirm password') }).fill(password)
  await reset.getByRole('button', { name: words('Reset Password') }).click()

  await logIn(page, { ...shopper, password }, words)
  const old = await request.post('/api/login', {
    data: { phone: shopper.email, password: shopper.password },
  })
  expect(old.status()).toBe(400)
})

test('a voucher that is collected in two tabs at once counts once', async ({
  page,
  request,
  words,
}) => {
  const shopper = await newShopper(request)
  const headers = asShopper(shopper)
  const offered = async (shop: number) =>
    (await (await request.get(`/api/get-vouchers?shop_id=${shop}`, { headers })).json()).data
      .coupons as unknown[]
  const { data } = await (await request.get('/api/shops?per_page=10&page=1')).json()
  const shops = (data.shops as { id: number }[]).map(({ id }) => id)
  const counts = await Promise.all(shops.map(async (id) => (await offered(id)).length))
  const shop = shops[counts.findIndex((count) => count > 0)]
  if (shop === undefined) throw new Error('The demo shop has no voucher')

  await signIn(page, request, shopper)
  const other = await page.context().newPage()
  const tabs = [page, other]
  const collect = await Promise.all(
    tabs.map(async (tab) => {
      await tab.goto(`/shops/${shop}?tab=vouchers`)
      const button = tab.getByRole('button', { name: words('Collect'), exact: true }).first()
      await expect(button).toBeVisible()
      return button
    }),
  )
  await Promise.all(collect.map((button) => button.press('Enter')))
  for (const tab of tabs)
    await expect(tab.getByRole('button', { name: words('Collected'), exact: true })).toHaveCount(1)
  await expect
    .poll(async () => {
      const answer = await request.get(`/api/get-collected-vouchers?shop_id=${shop}`, { headers })
      return (await answer.json()).data.coupons.length
    })
    .toBe(1)
})

test('news are heard while somebody is signed in, and no longer', async ({
  page,
  request,
  words,
}) => {
  const shopper = await newShopper(request)
  await signIn(page, request, shopper)
  const connecting = page.waitForEvent('websocket')
  await page.goto('/')
  const socket = await connecting
  expect(socket.url()).toContain('/app/')
  const heard: string[] = []
  socket.on('framereceived', ({ payload }) => heard.push(String(payload)))
  await expect.poll(() => heard.join('\n')).toMatch(/subscription_succeeded.*chat_user_\d+/)

  await page.getByRole('button', { name: words('My account') }).click()
  await page.getByRole('menuitem', { name: words('Log Out') }).click()
  await page.getByRole('button', { name: words('Yes') }).click()
  await expect(page.getByText(words('Logout successfully'))).toBeVisible()
  await expect.poll(() => socket.isClosed()).toBe(true)
})
