import { randomBytes, randomUUID } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { text } from 'node:stream/consumers'
import {
  type APIRequestContext,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'
import { type Locale, wordsOf } from './words.ts'

export interface Shopper {
  email: string
  password: string
  token: string
}

/**
 * Posts from an address of this machine that nobody else uses: the server lets one address register
 * thirty times an hour, and these tests are more shoppers than that.
 */
const postFromElsewhere = (address: URL, body: object) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const [a = 0, b = 0, c = 0] = randomBytes(3)
    const options = {
      method: 'POST',
      localAddress: `127.${a}.${b}.${1 + (c % 254)}`,
      headers: { 'Content-Type': 'application/json' },
    }
    const asking = httpRequest(address, options, (answer) => {
      text(answer).then(
        (received) => resolve({ status: answer.statusCode ?? 0, text: received }),
        reject,
      )
    })
    asking.once('error', reject)
    asking.end(JSON.stringify(body))
  })

/** Makes an account of its own on the real server, so that no test meets another's cart. */
export async function newShopper(request: APIRequestContext): Promise<Shopper> {
  const email = `shopper-${randomUUID()}@shop.example`
  const password = 'a-good-password'
  const digits = String(Date.now()).slice(-9) + String(Math.floor(Math.random() * 900) + 100)
  const { port } = new URL((await request.head('/icon.svg')).url())
  const answer = await postFromElsewhere(new URL(`http://127.0.0.1:${port}/api/registration`), {
    name: 'Nadia Karim',
    email,
    phone: digits,
    password,
    country: 'Egypt',
    phone_code: '20',
  })
  expect(answer.status, answer.text).toBe(200)
  const { data } = JSON.parse(answer.text)
  return { email, password, token: data.access.token }
}

/** Calls the server as this shopper, beside the screens. */
export const asShopper = ({ token }: Shopper) => ({ Authorization: `Bearer ${token}` })

/** Signs this shopper in without the screens, as an earlier visit would have left it. */
export async function signIn(page: Page, request: APIRequestContext, shopper: Shopper) {
  const { data } = await (await request.get('/api/profile', { headers: asShopper(shopper) })).json()
  // Any address of the shop will do, the lighter the better.
  await page.goto('/icon.svg')
  await page.evaluate(
    ([token, user]) => {
      localStorage.setItem('token', token ?? '')
      localStorage.setItem('user', user ?? '')
    },
    [shopper.token, JSON.stringify(data.user)],
  )
}

/** A product that has enough pieces for everybody and nothing to choose. */
export async function plainProduct(
  request: APIRequestContext,
  { atLeast = 40, atMost = Number.POSITIVE_INFINITY } = {},
): Promise<{ id: number; name: string; quantity: number }> {
  for (let page = 2; page < 8; page += 1) {
    const { data } = await (await request.get(`/api/products?per_page=40&page=${page}`)).json()
    const found = data.products.find(
      ({ quantity, sizes, colors }: { quantity: number; sizes: unknown[]; colors: unknown[] }) =>
        quantity >= atLeast && quantity <= atMost && sizes.length + colors.length === 0,
    )
    if (found) return found
  }
  throw new Error('The demo shop has no such product')
}

/** Saves this shopper's first address. */
export async function saveAddress(request: APIRequestContext, shopper: Shopper): Promise<number> {
  const answer = await request.post('/api/address/store', {
    headers: asShopper(shopper),
    data: {
      name: 'Nadia Karim',
      phone: '01000000000',
      address_line: '12 Nile Street',
      address_type: 'home',
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { data } = await (
    await request.get('/api/addresses', { headers: asShopper(shopper) })
  ).json()
  return data.addresses[0].id
}

/** Puts a product into this shopper's cart, beside the screens. */
export async function addToCart(
  request: APIRequestContext,
  shopper: Shopper,
  line: { product_id: number; quantity?: number; is_buy_now?: boolean },
) {
  const answer = await request.post('/api/cart/store', { headers: asShopper(shopper), data: line })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** A new shopper with one piece of a plain product in the cart. */
export async function withCart(request: APIRequestContext) {
  const shopper = await newShopper(request)
  const product = await plainProduct(request)
  await addToCart(request, shopper, { product_id: product.id })
  return { shopper, headers: asShopper(shopper), product }
}

/**
 * Presses something in the moment in which the session has ended elsewhere. A browser that is told later finds
 * the page logged out already: its socket is closed, and the next call is answered 401.
 */
export const pressAsSessionEnds = (control: Locator, { token }: Pick<Shopper, 'token'>) =>
  control.evaluate(async (element: HTMLElement, bearer) => {
    await fetch('/api/logout', {
      method: 'POST',
      headers: { Accept: 'application/json', Authorization: `Bearer ${bearer}` },
    })
    element.click()
  }, token)

/** The same with an address: all that an order needs. */
export async function readyToOrder(request: APIRequestContext) {
  const ready = await withCart(request)
  return { ...ready, addressId: await saveAddress(request, ready.shopper) }
}

/** A page whose console and network are watched: the test fails when anything is wrong there. */
export const test = base.extend<{
  language: Locale
  words: (phrase: string, values?: Record<string, string | number>) => string
  quiet: (pattern: RegExp) => void
}>({
  language: ['en', { option: true }],
  words: async ({ language }, use) => use(wordsOf(language)),
  quiet: [
    async ({ page }, use) => {
      const expected: RegExp[] = []
      const messages: string[] = []
      page.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return
        // Of a failed request the text does not say which.
        messages.push(`${message.text()} ${message.location().url}`)
      })
      page.on('pageerror', (error) => messages.push(String(error)))
      await use((pattern) => expected.push(pattern))
      const strange = messages.filter((text) => !expected.some((pattern) => pattern.test(text)))
      expect(strange, 'the console stays empty').toEqual([])
    },
    { auto: true },
  ],
  page: async ({ page, language, baseURL }, use) => {
    if (language !== 'en')
      await page.context().addCookies([{ name: 'locale', value: language, url: baseURL ?? '' }])
    await use(page)
  },
})

export { expect }

/** Fills the login dialog that is open and sends it. */
export async function logIn(
  page: Page,
  { email, password }: Pick<Shopper, 'email' | 'password'>,
  words: (phrase: string) => string,
) {
  const dialog = page.getByRole('dialog', { name: words('Login') })
  await dialog.getByRole('textbox', { name: words('Email or phone') }).fill(email)
  await dialog.getByRole('textbox', { name: words('Password'), exact: true }).fill(password)
  await dialog.getByRole('button', { name: words('Login') }).click()
  await expect(page.getByText(words('Login Successful'))).toBeVisible()
  await expect(dialog).toBeHidden()
}

/** Fills the address dialog that is open and saves it. */
export async function addAddress(page: Page, words: (phrase: string) => string) {
  const dialog = page.getByRole('dialog')
  const box = (name: string) => dialog.getByRole('textbox', { name: words(name) })
  await box('Full name').fill('Nadia Karim')
  await box('Phone number').fill('01000000000')
  await box('Address').first().fill('12 Nile Street')
  await dialog.getByRole('button', { name: words('Save address') }).click()
  await expect(dialog).toBeHidden()
}
