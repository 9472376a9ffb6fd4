import { asOperator } from './operator.ts'
import { expect, test } from './ready.ts'

test('how fast a screen was is counted as it is left, and told to the operator', async ({
  page,
  open,
  baseURL,
}) => {
  await open('/')
  // Measured from the first sign of use on; a key ends the largest paint's wait for a larger one.
  await page.mouse.wheel(0, 100)
  const leave = async () => {
    await page.keyboard.press('Shift')
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
      Reflect.deleteProperty(document, 'visibilityState')
    })
  }
  await expect
    .poll(async () => {
      await leave()
      return asOperator('vitals', baseURL, '--days', '1')
    })
    .toMatch(/^home +desktop +\d+ ms /m)
})

test.describe('who asks not to be tracked', () => {
  test('is not measured', async ({ page, open }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    )
    await open('/')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.mouse.wheel(0, 100)
    await expect(
      page.locator('link[rel="modulepreload"][href*="/build/products-main-"]'),
    ).toHaveCount(1)
    await page.goto('/icon.svg')
    expect(asked.filter((url) => /vitals/.test(url))).toEqual([])
  })
})
