import type { Page } from '@playwright/test'

const demo = { phone: 'demo@shop.example', password: 'secret-demo' }

/** Makes the demo shop's customer known to a page's browser; returns the token. */
export async function logIn(page: Page, shop: string): Promise<string> {
  const login = await page.request.post(`${shop}/api/login`, { data: demo })
  const { data } = await login.json()
  // An address of the shop that runs no script.
  await page.goto(`${shop}/icon.svg`)
  await page.evaluate(
    ([token = '', user = '']) => {
      localStorage.setItem('token', token)
      localStorage.setItem('user', user)
    },
    [data.access.token, JSON.stringify(data.user)],
  )
  return data.access.token
}
