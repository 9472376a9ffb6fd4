import type { Page } from '@playwright/test'
import { expect } from './shopper.ts'

type Words = (phrase: string, values?: Record<string, string | number>) => string

/** The code that a demo shop tells under the boxes: nobody reads its mail. */
export async function toldCode(page: Page, words: Words): Promise<string> {
  const [before = '', after = ''] = words('This is a demo shop. The code is {{code}}.').split(
    '{{code}}',
  )
  const hint = page.getByRole('dialog').getByText(before)
  await expect(hint).toBeVisible()
  return (await hint.innerText()).replace(before, '').replace(after, '').trim()
}

export const codeBox = (page: Page, words: Words) =>
  page.getByRole('textbox', { name: words('Enter OTP') })

export async function chooseCountry(page: Page, words: Words) {
  await page.getByRole('combobox', { name: words('Country'), exact: true }).click()
  // Found by the server's name, and called as the page's language does.
  await page.keyboard.type('Egypt')
  await page.getByRole('option', { name: /^(Egypt|مصر)$/ }).click()
}
