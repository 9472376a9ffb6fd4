/** A local shop, as its network finds it: what it tells to who sits at its machine, it tells nobody else. */
import { networkInterfaces } from 'node:os'
import { demoSession } from './operator.ts'
import { expect, test } from './shopper.ts'

/** This machine, as others reach it. */
const outside = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address

const stranger = {
  code: '1122',
  data: { sub: 'robin@shop.example', email: 'robin@shop.example', name: 'Robin' },
}

test('codes and made-up logins are for this machine, not for its network', async ({
  request,
  baseURL,
}) => {
  const { email } = await demoSession(request)
  const ask = async (origin: string) => {
    const post = (call: string, data: object) => request.post(`${origin}/api/${call}`, { data })
    const code = await (await post('send-otp', { phone: email })).json()
    return {
      otp: code.data?.otp ?? null,
      login: (await post('auth/apple/token', stranger)).status(),
      page: (await request.get(`${origin}/api/auth/google/development`)).status(),
    }
  }
  expect(await ask(baseURL ?? '')).toEqual({
    otp: expect.stringMatching(/^\d{4}$/),
    login: 200,
    page: 200,
  })
  expect(outside, 'This machine has an address in a network, to ask from').toBeDefined()
  const { port } = new URL(baseURL ?? '')
  expect(await ask(`http://${outside}:${port}`)).toEqual({ otp: null, login: 400, page: 404 })
})

test('nor is the login filled in there, or offered by stand-ins', async ({
  page,
  words,
  baseURL,
  quiet,
}) => {
  quiet(/Cross-Origin-Opener-Policy header has been ignored/)
  const openLogin = async (origin: string) => {
    await page.goto(origin)
    await page.getByRole('button', { name: words('Login') }).click()
    const dialog = page.getByRole('dialog', { name: words('Login') })
    return {
      name: dialog.getByRole('textbox', { name: words('Email or phone') }),
      providers: dialog.getByRole('button', { name: /Google|Facebook|Apple/ }),
    }
  }
  const here = await openLogin(baseURL ?? '')
  await expect(here.name).toHaveValue('demo@shop.example')
  await expect(here.providers).toHaveCount(3)
  const { port } = new URL(baseURL ?? '')
  // A name that only this browser finds.
  const there = await openLogin(`http://shop.test:${port}`)
  await expect(there.name).toHaveValue('')
  await expect(there.providers).toHaveCount(0)
})
