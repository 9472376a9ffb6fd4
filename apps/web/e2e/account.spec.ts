import sharp from 'sharp'
import { asShopper, expect, logIn, newShopper, signIn, test } from './shopper.ts'

/** A picture as somebody has one on the device. */
const picture = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#2f5d7c' } })
    .png()
    .toBuffer()

test('a new photo and name stand everywhere, also after a reload', async ({
  page,
  request,
  words,
}) => {
  const shopper = await newShopper(request)
  await signIn(page, request, shopper)
  await page.goto('/profile')
  const main = page.getByRole('main')
  const name = main.getByRole('textbox', { name: words('Full name') })
  await name.fill('Nour Karim')
  // What is typed and not saved outlives a reload.
  await page.reload()
  await expect(name).toHaveValue('Nour Karim')
  const chooser = page.waitForEvent('filechooser')
  await main.getByRole('button', { name: words('Choose a photo') }).click()
  await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: await picture() })

  const dialog = page.getByRole('dialog', { name: words('Choose what is shown') })
  const part = dialog.getByRole('slider', { name: words('Part of the photo that is shown') })
  await dialog.getByRole('slider', { name: words('Zoom') }).press('ArrowRight')
  await part.press('ArrowLeft')
  await expect(part).toHaveAttribute('aria-valuenow', '53')
  await dialog.getByRole('button', { name: words('Use this photo') }).click()
  await expect(dialog).toBeHidden()
  await main.getByRole('button', { name: words('Save changes') }).click()
  await expect(page.getByText(words('Your profile is saved'))).toBeVisible()

  await page.reload()
  const account = page.getByRole('button', { name: words('My account') })
  await expect(account).toContainText('Nour Karim')
  const photo = account.locator('img')
  await expect(photo).toHaveAttribute('src', /\/media\/u\//)
  const answer = await request.get((await photo.getAttribute('src')) ?? '')
  expect(answer.headers()['content-type']).toBe('image/webp')
})

test('a new e-mail asks for the password, and ends the session on the other device', async ({
  page,
  request,
  words,
  quiet,
}) => {
  quiet(/422/)
  const shopper = await newShopper(request)
  const { data } = await (
    await request.post('/api/login', { data: { phone: shopper.email, password: shopper.password } })
  ).json()
  await signIn(page, request, { ...shopper, token: data.access.token })
  await page.goto('/profile')
  const main = page.getByRole('main')
  const email = `new-${shopper.email}`
  await main.getByRole('textbox', { name: words('Email') }).fill(email)
  const save = main.getByRole('button', { name: words('Save changes') })
  await save.click()
  const password = main.getByRole('textbox', { name: words('Current password') })
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription(
    words('Enter your current password to change your email or phone number.'),
  )
  await password.fill('not-this-one')
  await save.click()
  await expect(password).toHaveAccessibleDescription(words('The current password is wrong.'))
  await password.fill(shopper.password)
  await save.click()
  await expect(page.getByText(words('Your profile is saved'))).toBeVisible()

  await page.reload()
  await expect(main.getByRole('textbox', { name: words('Email') })).toHaveValue(email)
  const other = await request.get('/api/profile', { headers: asShopper(shopper) })
  expect(other.status()).toBe(401)
  const login = (phone: string) =>
    request.post('/api/login', { data: { phone, password: shopper.password } })
  expect((await login(shopper.email)).status()).toBe(400)
  expect((await login(email)).status()).toBe(200)
})

test('an address is added, made the default, changed and deleted', async ({
  page,
  request,
  words,
}) => {
  const shopper = await newShopper(request)
  await request.post('/api/address/store', {
    headers: asShopper(shopper),
    data: {
      name: 'Nadia Karim',
      phone: '01000000000',
      address_line: '12 Nile Street',
      address_type: 'home',
    },
  })
  await signIn(page, request, shopper)
  await page.goto('/manage-address')
  const main = page.getByRole('main')
  const card = (line: string) => main.getByRole('listitem').filter({ hasText: line })
  await expect(card('12 Nile Street')).toContainText(words('Default'))

  await main.getByRole('link', { name: words('New address') }).click()
  await main.getByRole('textbox', { name: words('Phone number') }).fill('01000000001')
  await main
    .getByRole('textbox', { name: words('Address') })
    .first()
    .fill('7 Palm Road')
  await main.getByRole('button', { name: words('Save address') }).click()
  await expect(page).toHaveURL(/\/manage-address$/)

  await card('7 Palm Road')
    .getByRole('button', { name: words('Set as default') })
    .click()
  await expect(
    card('12 Nile Street').getByRole('button', { name: words('Set as default') }),
  ).toBeVisible()
  await card('7 Palm Road')
    .getByRole('link', { name: words('Edit') })
    .click()
  await main
    .getByRole('textbox', { name: words('Address') })
    .first()
    .fill('8 Palm Road')
  await main.getByRole('button', { name: words('Save address') }).click()
  await expect(card('8 Palm Road')).toBeVisible()

  await page.reload()
  await expect(main.getByRole('listitem').filter({ hasText: 'Karim' }).first()).toContainText(
    '8 Palm Road',
  )
  await card('8 Palm Road')
    .getByRole('button', { name: words('Delete') })
    .click()
  const question = page.getByRole('alertdialog', { name: words('Delete this address?') })
  await question.getByRole('button', { name: words('Delete') }).click()
  await expect(question).toBeHidden()
  await expect(card('8 Palm Road')).toHaveCount(0)
  await expect(card('12 Nile Street')).toBeVisible()
})

test('a guest who wants an account page gets it after the login; a new password takes the old one away', async ({
  page,
  request,
  words,
  quiet,
}) => {
  quiet(/400|422/)
  const shopper = await newShopper(request)
  await page.goto('/change-password')
  await expect(page.getByRole('dialog', { name: words('Login') })).toBeVisible()
  await expect(page).toHaveURL(/:\d+\/$/)
  await logIn(page, shopper, words)
  await expect(page).toHaveURL(/\/change-password$/)

  const main = page.getByRole('main')
  const box = (name: string) => main.getByRole('textbox', { name: words(name), exact: false })
  await box('Current password').fill('not-this-one')
  await box('New password').fill('quite-another-one')
  await box('Confirm password').fill('quite-another-one')
  await main.getByRole('button', { name: words('Change Password') }).click()
  await expect(main.getByRole('alert')).toContainText(words('The current password is wrong.'))
  await box('Current password').fill(shopper.password)
  await main.getByRole('button', { name: words('Change Password') }).click()
  await expect(page.getByText(words('Your password is changed'))).toBeVisible()

  // This session stays, the one that registered is over, and so is the old password.
  await page.reload()
  await expect(main.getByRole('heading', { name: words('Change Password') })).toBeVisible()
  const other = await request.get('/api/profile', { headers: asShopper(shopper) })
  expect(other.status()).toBe(401)
  const login = (password: string) =>
    request.post('/api/login', { data: { phone: shopper.email, password } })
  expect((await login(shopper.password)).status()).toBe(400)
  expect((await login('quite-another-one')).status()).toBe(200)
})
